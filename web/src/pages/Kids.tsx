import { type ReactNode, useState } from "react";
import { useBox } from "../cards/box.ts";
import { Icon } from "../cards/Icon.tsx";
import { KidCard, KidFace, useShape } from "../cards/KidCard.tsx";
import { type KidPrint, SUITS, type Suit } from "../net/messages.ts";
import { NoteWords } from "../table/Notes.tsx";
import { drawAction, sayAction } from "../text/actions.ts";
import { useWords, type Words } from "../text/words.ts";
import { PageBar } from "./PageBar.tsx";
import { Segment } from "./Segment.tsx";

const CAN_DO = ["pizza", "toy", "pack", "lookout", "advance", "vp", "trash", "recruit", "convert"];

const does = (kid: KidPrint): string[] =>
  [kid.public, kid.private].flatMap((action) =>
    action ? drawAction(action).map((glyph) => glyph.icon) : [],
  );

function toggled<T>(all: T[], one: T): T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

function Words_({ kid, words }: { kid: KidPrint; words: Words }): ReactNode {
  const { t } = words;
  return (
    <>
      <dl>
        {(["public", "private"] as const).map(
          (side) =>
            kid[side] && (
              <div key={side}>
                <dt>
                  <Icon name={side === "public" ? "people" : "lock"} />
                  {t(`card-${side}`)}
                </dt>
                <dd className="cap1">{sayAction(kid[side] ?? "", words)}.</dd>
              </div>
            ),
        )}
      </dl>
      {!kid.public && !kid.private && <p>{t("card-plain")}</p>}
      <p className="small">
        {kid.best_friend
          ? t("card-friend-of", { board: t(`board-${kid.best_friend}`) })
          : t("card-copies", { number: kid.copies })}
        {kid.assumed && ` (${t("card-assumed")})`}
      </p>
    </>
  );
}

function GalleryCard({ kid, on, choose }: { kid: KidPrint; on: boolean; choose(): void }): ReactNode {
  const words = useWords();
  return (
    <button
      type="button"
      className={`${useShape(kid.name)}${on ? " cur" : ""}`}
      aria-pressed={on}
      aria-label={words.kid(kid.name)}
      onClick={choose}
    >
      <KidFace name={kid.name} />
    </button>
  );
}

function Filter({
  icons,
  on,
  toggle,
  label,
}: {
  icons: readonly string[];
  on: string[];
  toggle(icon: string): void;
  label(icon: string): string;
}): ReactNode {
  return (
    <div className="fs">
      {icons.map((icon) => (
        <button
          key={icon}
          type="button"
          className={`fb${on.includes(icon) ? " on" : ""}`}
          aria-pressed={on.includes(icon)}
          aria-label={label(icon)}
          title={label(icon)}
          onClick={() => toggle(icon)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

/** Everything printed: kids with filters, perks, made-up rules. */
export default function Kids(): ReactNode {
  const words = useWords();
  const { t } = words;
  const { print } = useBox();
  const [tab, setTab] = useState<"kids" | "perks" | "rules">("kids");
  const [suits, setSuits] = useState<string[]>([]);
  const [can, setCan] = useState<string[]>([]);
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const kids = print.kids.filter(
    (kid) =>
      (!suits.length || kid.suits.some((suit) => suits.includes(suit))) &&
      can.every((one) => does(kid).includes(one)) &&
      words.kid(kid.name).toLowerCase().includes(name.toLowerCase()),
  );
  const shown = kids.find((kid) => kid.name === chosen) ?? kids[0];
  const notes =
    tab === "perks" ? print.perks.map((perk) => perk.name) : print.made_up_rules.map((rule) => rule.name);
  return (
    <main className="lawn page">
      <div className="kidsp">
        <PageBar title={t("kids")}>
          <Segment<"kids" | "perks" | "rules">
            label={t("kids")}
            options={[
              ["kids", `${t("kids")} ${print.kids.length}`],
              ["perks", `${t("kids-perks")} ${print.perks.length}`],
              ["rules", `${t("kids-rules")} ${print.made_up_rules.length}`],
            ]}
            value={tab}
            onChange={setTab}
          />
          {tab === "kids" && (
            <label className="find">
              <Icon name="search" />
              <input
                aria-label={t("kids-search")}
                placeholder={t("kids-search")}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </label>
          )}
        </PageBar>
        {tab === "kids" ? (
          <>
            <aside className="filt sheet" aria-label={t("kids-suit")}>
              <h2>{t("kids-suit")}</h2>
              <Filter
                icons={SUITS}
                on={suits}
                toggle={(suit) => setSuits(toggled(suits, suit))}
                label={(suit) => words.suit(suit as Suit)}
              />
              <h2>{t("kids-can")}</h2>
              <Filter
                icons={CAN_DO}
                on={can}
                toggle={(one) => setCan(toggled(can, one))}
                label={(one) => t(`action-${one}`, { number: 1 })}
              />
              <span className="sp" />
              <p role="status">{t("kids-number", { number: kids.length, total: print.kids.length })}</p>
              <button
                type="button"
                className="btn sm"
                onClick={() => {
                  setSuits([]);
                  setCan([]);
                  setName("");
                }}
              >
                {t("kids-all")}
              </button>
            </aside>
            <div className="gal">
              {kids.map((kid) => (
                <GalleryCard key={kid.name} kid={kid} on={kid === shown} choose={() => setChosen(kid.name)} />
              ))}
            </div>
            {shown && (
              <aside className="kidd sheet" aria-label={words.kid(shown.name)}>
                <KidCard name={shown.name} />
                <h2>
                  <Icon name={shown.suits[0] ?? "coin"} />
                  {words.kid(shown.name)}
                </h2>
                <Words_ kid={shown} words={words} />
              </aside>
            )}
          </>
        ) : (
          <div className="notes-g">
            {notes.map((one) => (
              <div key={one} className={`note printed ${tab === "perks" ? "perk" : "rule"}`}>
                <NoteWords kind={tab === "perks" ? "perk" : "rule"} name={one} words={words} />
              </div>
            ))}
          </div>
        )}
      </div>
    </main>
  );
}
