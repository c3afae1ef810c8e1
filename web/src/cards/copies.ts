/** Cards with a key each: the name, and which of its copies it is, for no card has an identity beyond its name. */
export function copies<T extends string | null>(kids: readonly T[]): { key: string; kid: T }[] {
  const seen = new Map<string | null, number>();
  return kids.map((kid) => {
    const number = (seen.get(kid) ?? 0) + 1;
    seen.set(kid, number);
    return { key: `${kid} ${number}`, kid };
  });
}
