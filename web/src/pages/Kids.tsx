import { type ReactNode, useState } from "react";
import { useLayout } from "../app/fit.ts";
import { useBox } from "../cards/box.ts";
import { clauseOf } from "../cards/clauses.ts";
import { Icon } from "../cards/Icon.tsx";
import { KidFace, useShape } from "../cards/KidCard.tsx";
import type { KidPrint } from "../net/messages.ts";
import { Dialog } from "../table/Dialog.tsx";
import * as notePaper from "../table/Notes.module.css";
import { NoteWords } from "../table/Notes.tsx";
import { RuleLink } from "../table/RuleLink.tsx";
import { slug, useWords } from "../text/words.ts";
import { KidDetails, tellKid } from "./KidDetails.tsx";
import { fits, KidFilters, NOTHING_WANTED, type Wanted } from "./KidFilters.tsx";
import * as styles from "./Kids.module.css";
import { PageBar } from "./PageBar.tsx";
import { folded } from "./rulesSearch.ts";
import { Segment } from "./Segment.tsx";

type Kind = "kids" | "friends" | "perks" | "rules";

function GalleryCard({ kid, on, choose }: { kid: KidPrint; on: boolean; choose(): void }): ReactNode {
  const words = useWords();
  const told = tellKid(kid, words);
  return (
    <button
      type="button"
      {...useShape(kid.name)}
      data-state={on ? "current" : undefined}
      aria-pressed={on}
      aria-label={told}
      title={told}
      onClick={choose}
    >
      <KidFace name={kid.name} />
    </button>
  );
}

/** The filters beside the gallery; on a phone they come up as a sheet. */
function Filters({ wanted, want, found }: { wanted: Wanted; want(wanted: Wanted): void; found: string }) {
  const { t } = useWords();
  const phone = ["phone", "sideways"].includes(useLayout());
  const [open, setOpen] = useState(false);
  const number = wanted.suits.length + wanted.can.length;
  const all = (
    <button type="button" className="button small" disabled={!number} onClick={() => want(NOTHING_WANTED)}>
      {t("kids-all")}
    </button>
  );
  if (!phone)
    return (
      <aside className={`${styles.filters} sheet`} aria-label={t("kids-filters")}>
        <KidFilters wanted={wanted} want={want} />
        <span className="spacer" />
        <p role="status">{found}</p>
        {all}
      </aside>
    );
  return (
    <div className={styles.filterRow}>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("kids-filters")}
        {number > 0 && <b>{number}</b>}
      </button>
      <span role="status">{found}</span>
      {open && (
        <Dialog title={t("kids-filters")} close={() => setOpen(false)} className={styles.sheetUp}>
          <div className={styles.filters}>
            <KidFilters wanted={wanted} want={want} />
            <p>{found}</p>
            {all}
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Gallery({ kids, total }: { kids: KidPrint[]; total: number }): ReactNode {
  const words = useWords();
  const phone = ["phone", "sideways"].includes(useLayout());
  const [wanted, want] = useState(NOTHING_WANTED);
  const [chosen, setChosen] = useState<string | null>(null);
  const found = kids.filter((kid) => fits(kid, wanted));
  const shown = found.find((kid) => kid.name === chosen) ?? (phone ? undefined : found[0]);
  return (
    <>
      <Filters wanted={wanted} want={want} found={words.t("kids-number", { number: found.length, total })} />
      <div className={styles.gallery}>
        {found.map((kid) => (
          <GalleryCard key={kid.name} kid={kid} on={kid === shown} choose={() => setChosen(kid.name)} />
        ))}
        {found.length === 0 && <p className={`sheet ${styles.none}`}>{words.t("kids-none")}</p>}
      </div>
      {shown && !phone && (
        <aside className={`${styles.kid} sheet`} aria-label={words.kid(shown.name)}>
          <KidDetails kid={shown} />
        </aside>
      )}
      {shown && phone && (
        <Dialog title={words.kid(shown.name)} close={() => setChosen(null)} className={styles.sheetUp}>
          <div className={styles.kid}>
            <KidDetails kid={shown} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function NoteGallery({ kind, names }: { kind: "perk" | "rule"; names: string[] }): ReactNode {
  const words = useWords();
  return (
    <div className={styles.notes}>
      {names.map((name) => (
        <div
          key={name}
          className={`${styles.note} ${notePaper.note}${kind === "perk" ? ` ${notePaper.perk}` : ""} printed`}
        >
          <NoteWords kind={kind} name={name} words={words} />
          <small className={styles.clauses}>
            <RuleLink rule={clauseOf(kind, name)} />
          </small>
        </div>
      ))}
    </div>
  );
}

/** Everything printed, by name: kids and Best Friends with filters, perks, made-up rules. */
export default function Kids(): ReactNode {
  const words = useWords();
  const { t } = words;
  const { print } = useBox();
  const [kind, setKind] = useState<Kind>("kids");
  const [name, setName] = useState("");
  const named = (text: string) => folded(text).includes(folded(name.trim()));
  const friends = print.kids.filter((kid) => kid.best_friend);
  const others = print.kids.filter((kid) => !kid.best_friend);
  const kids = kind === "friends" ? friends : others;
  const note = kind === "perks" ? "perk" : "rule";
  const notes = (kind === "perks" ? print.perks : print.made_up_rules)
    .map((one) => one.name)
    .filter((one) =>
      named(
        `${words.named(note, one)} ${words.attribute(`${note}-${slug(one)}`, note === "rule" ? "scores" : "does")}`,
      ),
    );
  return (
    <main className="lawn page">
      <div className={styles.kids}>
        <PageBar title={t("kids")}>
          <Segment<Kind>
            label={t("kids")}
            options={[
              ["kids", `${t("kids")} ${others.length}`],
              ["friends", `${t("kids-friends")} ${friends.length}`],
              ["perks", `${t("kids-perks")} ${print.perks.length}`],
              ["rules", `${t("kids-rules")} ${print.made_up_rules.length}`],
            ]}
            value={kind}
            onChange={setKind}
          />
          <label className="search">
            <Icon name="search" />
            <input
              type="search"
              aria-label={t("kids-search")}
              placeholder={t("kids-search")}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </label>
        </PageBar>
        {kind === "kids" || kind === "friends" ? (
          <Gallery key={kind} kids={kids.filter((kid) => named(words.kid(kid.name)))} total={kids.length} />
        ) : (
          <NoteGallery kind={note} names={notes} />
        )}
      </div>
    </main>
  );
}
