import type { ReactLocalization } from "@fluent/react";
import { useLocalization } from "@fluent/react";
import { useMemo } from "react";
import type { Gain, Resource, Suit } from "../net/messages.ts";
import { drawn, strong } from "./rich.tsx";

export type Args = Record<string, string | number>;

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace("&", "and")
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");

/** Everything that is said of printed things, in the reader's language. */
export class Words {
  constructor(private readonly l10n: ReactLocalization) {}

  t = (id: string, args?: Args): string => this.l10n.getString(id, args);

  has(id: string): boolean {
    return this.l10n.getBundle(id) !== null;
  }

  /** An attribute of a message; nothing if it has none. */
  attribute(id: string, name: string, args: Args = {}): string {
    const bundle = this.l10n.getBundle(id);
    const pattern = bundle?.getMessage(id)?.attributes[name];
    return pattern && bundle ? bundle.formatPattern(pattern, args) : "";
  }

  named(kind: string, name: string): string {
    const id = `${kind}-${slug(name)}`;
    return this.has(id) ? this.t(id) : name; // a box of one's own may hold other names
  }

  kid = (name: string): string => this.named("kid", name);
  boldKid = (name: string): string => strong(this.kid(name));
  suit = (suit: Suit): string => this.t(`suit-${suit}`);
  drawnSuit = (suit: Suit): string => drawn(suit, this.suit(suit));
  perk = (name: string): string => this.named("perk", name);
  rule = (name: string): string => this.named("rule", name);

  suits(suits: Suit[]): string {
    return suits.map(this.drawnSuit).join("");
  }

  tokens(number: number, what: Resource | "points" | "cards"): string {
    return this.t(`tokens-${what}`, { number });
  }

  /** `2` and the icon, which speaks as "2 toys". */
  drawnTokens(number: number, what: Resource | "points"): string {
    const icon = what === "points" ? "vp" : what;
    const noun = this.tokens(number, what).replace(String(number), "").trim();
    return `${number}\u00A0${drawn(icon, noun)}`;
  }

  amount(tokens: Gain): string {
    const drawn = Object.entries(tokens).map(([what, number]) =>
      this.drawnTokens(number, what as keyof Gain),
    );
    return drawn.join(" ") || this.t("nothing");
  }

  /** `2 pizza and 1 toy`, drawn. */
  sum(tokens: Gain): string {
    const some = Object.entries(tokens).filter(([, number]) => number);
    return this.list(some.map(([what, number]) => this.drawnTokens(number, what as keyof Gain)));
  }

  list(parts: string[]): string {
    const [first, ...rest] = parts;
    if (first === undefined) return this.t("nothing");
    let said = first;
    rest.forEach((part, at) => {
      said = this.t(at === rest.length - 1 ? "list-two" : "list-more", { first: said, last: part });
    });
    return said;
  }
}

export function useWords(): Words {
  const { l10n } = useLocalization();
  return useMemo(() => new Words(l10n), [l10n]);
}
