/** Letters as they are searched: without accents, small. */
const fold = (letter: string): string =>
  letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l").replace("ß", "ss");

export const folded = (text: string): string => [...text].map(fold).join("");

/** The text cut where something searched for begins and ends: every second part is a find. */
export function cutAt(text: string, wanted: string): string[] {
  const key = folded(wanted.trim());
  if (!key) return [text];
  const letters = [...text];
  const starts: number[] = []; // by folded letter: the letter it came from
  letters.forEach((letter, at) => {
    for (const _ of fold(letter)) starts.push(at);
  });
  const flat = folded(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = flat.indexOf(key); at >= 0; at = flat.indexOf(key, at + key.length)) {
    const begin = starts[at] ?? 0;
    const end = (starts[at + key.length - 1] ?? begin) + 1;
    parts.push(letters.slice(from, begin).join(""), letters.slice(begin, end).join(""));
    from = end;
  }
  return [...parts, letters.slice(from).join("")];
}
