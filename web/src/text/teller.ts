import type { Fact, Option, Refusal, Saying, TableSeat, Thing } from "../net/messages.ts";
import { BOT_NICKNAMES } from "./nicknames.ts";
import { nickname } from "./rich.tsx";
import type { Args, Words } from "./words.ts";

/** A question: the sentence, the line below it, the clause. */
export interface Parts {
  sentence: string;
  why: string;
  rule: string;
}

/** Says the server's sayings at one table to one reader: names instead of seats, "you" where it is the reader. */
export class Teller {
  constructor(
    readonly words: Words,
    private readonly seats: TableSeat[],
    readonly reader: number | null,
  ) {}

  t = (id: string, args?: Args): string => this.words.t(id, args);

  bareName(seat: number): string {
    const found = this.seats[seat];
    if (found?.nickname)
      return this.shared(found.nickname) ? `${found.nickname} ${seat + 1}` : found.nickname;
    if (found?.kind === "bot" && found.board) return BOT_NICKNAMES[found.board];
    return this.t("seat-number", { number: seat + 1 });
  }

  /** Several seats of one person at one device are told apart by their numbers. */
  private shared(nickname: string): boolean {
    return this.seats.filter((seat) => seat.nickname === nickname).length > 1;
  }

  name = (seat: number): string => nickname(this.bareName(seat));

  /** A saying in the reader's language, or a thing that one names; `instead` takes the place of its facts. */
  say(said: Saying | Thing | null | undefined, instead: Args = {}): string {
    if (!said) return "";
    return "id" in said ? this.t(said.id, { ...this.facts(said), ...instead }) : this.thing(said);
  }

  /** A saying with the line below it and the clause. */
  question(said: Saying): Parts {
    return this.parts(said.id, this.facts(said));
  }

  parts(id: string, args: Args): Parts {
    return {
      sentence: this.t(id, args),
      why: this.words.attribute(id, "why", args),
      rule: this.words.attribute(id, "rule", args),
    };
  }

  label = (option: Option): string => this.say(option.label);
  reason = (refusal: Refusal): string => this.say(refusal.reason);

  private facts({ seat, facts = {} }: Saying): Args {
    const args: Args = {};
    if (seat !== undefined) {
      args.name = this.name(seat);
      args.actor = seat === this.reader ? "you" : "other";
    }
    for (const [key, fact] of Object.entries(facts)) args[key] = this.fact(fact);
    return args;
  }

  private fact = (fact: Fact): string | number => (typeof fact === "object" ? this.say(fact) : fact);

  private thing({ kid, kids, suit, suits, perk, made_up_rule, seat, tokens, listed = [] }: Thing): string {
    const { words } = this;
    if (kid) return words.kid(kid);
    if (kids) return words.list(kids.map(words.boldKid));
    if (suit) return words.drawnSuit(suit);
    if (suits) return words.suits(suits);
    if (perk) return words.perk(perk);
    if (made_up_rule) return words.rule(made_up_rule);
    if (seat !== undefined) return this.name(seat);
    if (tokens) return words.amount(tokens);
    return words.list(listed.map((fact) => String(this.fact(fact))));
  }
}
