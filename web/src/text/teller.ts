import type { GameEvent, Option, Preview, Refusal, Resource, TableSeat, View } from "../net/messages.ts";
import { sayAction } from "./actions.ts";
import { type Choice, readChoice } from "./choice.ts";
import { BOT_NICKNAMES } from "./nicknames.ts";
import { nickname } from "./rich.tsx";
import type { Args, Words } from "./words.ts";

/** Says what happens at one table to one reader: names instead of seats, "you" where it is the reader. */
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

  whoDecides(seat: number): string {
    return seat === this.reader ? this.t("you") : this.name(seat);
  }

  place(place: string, owner: number): string {
    const id = `place-${place.replace(" ", "-")}`;
    if (place !== "yard") return this.t(id);
    return owner === this.reader
      ? this.t("place-yard-yours")
      : this.t("place-yard", { name: this.name(owner) });
  }

  // Questions

  questionId(view: View, options: Option[]): string {
    const kind = view.question?.kind ?? "";
    const verbs = options.map((option) => readChoice(option.choice).verb);
    const used = Object.keys(view.play?.used ?? {}).length > 0;
    if (kind === "use") return usingQuestion(verbs, used);
    if (kind === "recruit" && view.question?.action) return "recruit-action";
    if (kind === "coin" && view.question?.seat !== view.leader) return "coin-follow";
    if (kind === "follow" && verbs.every((verb) => verb === "decline")) return "follow-not";
    if (kind === "play" && view.in_play.length) return "play-again";
    if (kind === "play" && verbs.every((verb) => verb === "skip")) return "play-none";
    if (kind === "play" && verbs.every((verb) => verb === "skip" || verb === "recycle")) return "pause";
    return kind.replaceAll(" ", "-");
  }

  question(
    view: View,
    options: Option[],
    publicAction: string | null,
  ): { sentence: string; why: string; rule: string } {
    const id = `question-${this.questionId(view, options)}`;
    const action = view.question?.kind === "follow" ? publicAction : view.question?.action;
    const args: Args = {
      kid: this.words.kid(view.question?.kid ?? ""),
      name: this.name(view.leader),
      action: action ? sayAction(action, this.words) : "",
      level: (view.seats[view.question?.seat ?? 0]?.level ?? 0) + 1,
    };
    return this.parts(id, args);
  }

  parts(id: string, args: Args): { sentence: string; why: string; rule: string } {
    return {
      sentence: this.t(id, args),
      why: this.words.attribute(id, "why", args),
      rule: this.words.attribute(id, "rule", args),
    };
  }

  // Choices

  label(option: Option): string {
    return this.labelOf(readChoice(option.choice), option);
  }

  labelOf(choice: Choice, option?: Option): string {
    const { verb } = choice;
    if (choice.place === "park deck") return this.t("choice-unseen");
    if (verb === "pay") return this.payment(choice);
    if (choice.side && option) {
      const gain = this.gain(option.preview);
      if (gain) return gain;
    }
    const args: Args = {
      kid: choice.kid ? this.words.kid(choice.kid) : "",
      suit: choice.suit ? this.words.suit(choice.suit) : "",
      suits: choice.suits ? this.words.suits(choice.suits) : "",
      perk: choice.perk ? this.words.perk(choice.perk) : "",
      rule: choice.rule ? this.words.rule(choice.rule) : "",
      number: choice.number ?? 0,
      name: choice.seat === undefined ? "" : this.name(choice.seat),
      tokens: choice.stuff ? this.words.amount(choice.stuff.pizza, choice.stuff.toy) : "",
    };
    return this.t(`choice-${verb}`, args);
  }

  private payment({ stuff, pack }: Choice): string {
    const out = {
      pizza: (stuff?.pizza ?? 0) + (pack?.pizza ?? 0),
      toy: (stuff?.toy ?? 0) + (pack?.toy ?? 0),
    };
    if (!out.pizza && !out.toy) return this.t("choice-pay-nothing");
    const tokens = this.words.amount(out.pizza, out.toy);
    if (!pack?.pizza && !pack?.toy) return this.t("choice-pay", { tokens });
    return this.t("choice-pay-pack", { tokens, pack: this.words.amount(pack.pizza, pack.toy) });
  }

  /** Where it comes from, if that tells options apart. */
  note(choice: Choice): string {
    if (choice.verb === "add-lookout") return this.words.attribute("choice-add-lookout", "note");
    if (!choice.place || choice.verb.startsWith("convert")) return "";
    const name = choice.seat === undefined ? "" : this.name(choice.seat);
    return this.t(`choice-from-${choice.place.replace(" ", "-")}`, { name });
  }

  // Previews

  /** `3 pizza` as number and icon; nothing if no gain is certain. */
  gain(preview: Preview): string {
    const possible = Object.entries(preview.gain ?? {}).filter(([, number]) => number);
    return possible
      .map(([what, number]) => this.words.drawnTokens(number ?? 0, what as Resource | "points"))
      .join(" ");
  }

  count(preview: Preview): string {
    if (preview.either) {
      const [first = "", second = ""] = Object.values(preview.either).map((one) => this.count(one));
      if (!first || first === second || !second) return first || second;
      return this.t("preview-either", { first, second });
    }
    if (preview.count === undefined) return "";
    const [what] = Object.keys(preview.gain ?? {});
    if (!what) return this.t("preview-times", { count: preview.count });
    const tokens = this.words.drawnTokens(preview.count, what as Resource | "points");
    return this.t("preview-count", { count: preview.count, tokens });
  }

  verdict(preview: Preview): { text: string; partly: boolean } | null {
    if (preview.either) {
      const each = Object.values(preview.either).map((one) => this.verdict(one));
      return each.find((one) => one && !one.partly) ?? each[0] ?? null;
    }
    if (preview.fully) return { text: this.t("preview-fully"), partly: false };
    const { count, possible } = preview;
    if (count === undefined || possible === undefined) return null;
    if (!possible) return { text: this.t("preview-not"), partly: true };
    const gains = Object.keys(preview.gain ?? {}).length > 0;
    return { text: this.t(gains ? "preview-room" : "preview-partly", { count, possible }), partly: true };
  }

  // Reasons

  reason(refusal: Refusal): string {
    const id = `reason-${refusal.code}`;
    const facts: Args = { ...refusal.facts };
    for (const key of ["kid", "played"]) if (facts[key]) facts[key] = this.words.kid(String(facts[key]));
    if (facts.perk) facts.perk = this.words.perk(String(facts.perk));
    if (facts.suits) facts.suits = this.words.suits(String(facts.suits).split(" ") as never);
    if (facts.asked !== undefined) facts.asked = this.name(Number(facts.asked));
    if (facts.resource) facts.tokens = this.words.tokens(Number(facts.number), facts.resource as Resource);
    return this.words.has(id) ? this.t(id, facts) : this.t("reason-unknown");
  }

  actor(event: GameEvent): "you" | "other" {
    return event.seat !== undefined && event.seat === this.reader ? "you" : "other";
  }
}

function usingQuestion(verbs: string[], used: boolean): string {
  if (verbs.every((verb) => verb === "end")) return "use-end";
  if (used) return verbs.includes("end") ? "use-again" : "use-must";
  return verbs.some((verb) => verb.startsWith("add")) ? "use-add" : "use";
}
