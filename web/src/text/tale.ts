import type { GameEvent } from "../net/messages.ts";
import { eventText } from "./events.ts";
import { withAdded } from "./story.ts";
import { counts, type Mood, phrases } from "./sums.ts";
import type { Teller } from "./teller.ts";

/** One turn, told: what was played and who followed, and what happened afterwards. */
export interface Tale {
  play: string[];
  after: string[];
  /** What the leader's card came to, without its name and theirs. */
  gist: string;
  /** What was answered for the reader. */
  forYou: string[];
}

/** What one player did with one card, leading or following. */
interface Part {
  seat: number;
  played: GameEvent;
  added: GameEvent[];
  did: GameEvent[];
}

/** Seen on the table, or worth nothing once the turn is over; "Every single step" tells them. */
const QUIET = [
  "TurnBegan",
  "GameBegan",
  "UseBegan",
  "UseEnded",
  "Declared",
  "CoinCounted",
  "SuitCounted",
  "ParkRefilled",
  "Boxed",
  "Shuffled",
  "Drew",
  "RulesSeen",
];

const sentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;

/** Follows the events of a turn and keeps what belongs together. */
class Course {
  readonly parts: Part[] = [];
  readonly play: string[] = [];
  readonly after: string[] = [];
  private readonly ending: string[] = [];
  private acting = false;
  private open: Part | null = null;
  private declined = 0;

  constructor(private readonly teller: Teller) {}

  take(event: GameEvent): void {
    const { open } = this;
    if (event.event === "Played" || event.event === "Followed") this.begin(event);
    else if (event.event === "UseBegan" || event.event === "UseEnded")
      this.acting = event.event === "UseBegan";
    else if (event.event === "Declined") this.decline();
    else if (event.event === "Added") open?.added.push(event);
    else if (event.event === "Recruited" && !(this.acting && open?.seat === event.seat)) this.recruit(event);
    else if (event.event === "Discarded") this.leave(event);
    else if (open && open.seat === event.seat && counts(event)) open.did.push(event);
    else if (!QUIET.includes(event.event) && !this.home(event)) this.aside(event);
  }

  /** Who comes home from a rival's Yard is seen there. */
  private home({ event, seat }: GameEvent): boolean {
    return event === "CleanedUp" && seat !== this.teller.reader;
  }

  private begin(event: GameEvent): void {
    this.open = { seat: event.seat ?? 0, played: event, added: [], did: [] };
    this.acting = event.event === "Followed";
    this.parts.push(this.open);
  }

  private decline(): void {
    this.declined += 1;
    this.open = null;
    this.acting = false;
  }

  private recruit(event: GameEvent): void {
    this.open = null;
    this.ending.push(eventText(event, this.teller));
  }

  /** Who leaves nobody behind has nothing to tell. */
  private leave(event: GameEvent): void {
    this.open = null;
    this.acting = false;
    const { teller } = this;
    const yard = (event.yard ?? []).map(teller.words.boldKid);
    if (!yard.length) return;
    const name = this.ending.length ? "" : teller.name(event.seat ?? 0);
    const mood = this.mood(event.seat ?? 0);
    this.ending.push(teller.t("story-left", { mood, name, kids: teller.words.list(yard) }).trim());
  }

  /** Perks, rules and the like: a sentence of their own. */
  private aside(event: GameEvent): void {
    const text = eventText(event, this.teller);
    if (text) (this.ending.length ? this.after : this.play).push(sentence(text));
  }

  private mood(seat: number): Mood {
    return seat === this.teller.reader ? "you" : "other";
  }

  private told(part: Part): string {
    const { teller } = this;
    const { words } = teller;
    const { played, added } = part;
    const kid = withAdded(played.kid ? words.boldKid(played.kid) : "", added, teller);
    return sentence(this.cameTo(part, [teller.say(played.saying, { kid })]));
  }

  /** `head`, what was done, and what it gave. */
  private cameTo({ seat, did }: Part, head: string[]): string {
    const { teller } = this;
    const { words } = teller;
    const rivals = did.filter((one) => one.owner !== undefined && one.owner >= 0 && one.owner !== seat);
    const own = did.filter((one) => !rivals.includes(one));
    const found = phrases(own, teller, this.mood(seat));
    const doings = found.filter(({ gain }) => !gain).map(({ said }) => said);
    const gains = found.filter(({ gain }) => gain).map(({ said }) => said);
    const taken = rivals.map((one) => eventText(one, teller, seat).trim());
    const said = [...head, ...doings, ...taken];
    if (!said.length) return gains.length ? words.list(gains) : "";
    const done = words.list(said);
    return gains.length ? teller.t("story-gives", { said: done, gains: words.list(gains) }) : done;
  }

  tale(): Omit<Tale, "forYou"> {
    const followed = this.parts.some(({ played }) => played.event === "Followed");
    const nobody = this.declined && !followed ? [this.teller.t("story-nobody")] : [];
    const ending = this.ending.length ? [sentence(this.teller.words.list(this.ending))] : [];
    const [led] = this.parts;
    return {
      gist: led ? this.cameTo(led, []) : (this.play[0] ?? ""),
      play: [...this.parts.map((part) => this.told(part)), ...nobody, ...this.play],
      after: [...ending, ...this.after],
    };
  }
}

/** A turn in two or three sentences. */
export function taleOf(events: GameEvent[], teller: Teller): Tale {
  const course = new Course(teller);
  for (const event of events) course.take(event);
  const forYou = events.filter((event) => event.for_you).map((event) => eventText(event, teller));
  return { ...course.tale(), forYou: forYou.filter((text) => text) };
}
