import type { FluentBundle } from "@fluent/bundle";
import { LocalizationProvider, ReactLocalization } from "@fluent/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { Box, BoxContext } from "../cards/box.ts";
import { api, type Me } from "../net/api.ts";
import type { BoxPrint } from "../net/messages.ts";
import { GamePage } from "../pages/GamePage.tsx";
import { Home } from "../pages/Home.tsx";
import { NoteBox } from "../pages/NoteBox.tsx";
import { bundlesFor, english, preferred } from "../text/bundles.ts";
import { FIRST_NICKNAMES } from "../text/nicknames.ts";
import { useWords } from "../text/words.ts";
import { PeopleContext } from "./people.ts";
import { usePath } from "./router.ts";
import { useSettings } from "./settings.ts";
import { Trouble } from "./Trouble.tsx";

const NewTable = lazy(() => import("../pages/NewTable.tsx"));
const Join = lazy(() => import("../pages/Join.tsx"));
const Kids = lazy(() => import("../pages/Kids.tsx"));
const Rules = lazy(() => import("../pages/Rules.tsx"));
const About = lazy(() => import("../pages/About.tsx"));
const Settings = lazy(() => import("../pages/Settings.tsx"));
const Numbers = lazy(() => import("../pages/Numbers.tsx"));
const Replay = lazy(() => import("../pages/Replay.tsx"));
const Games = lazy(() => import("../yours/Games.tsx"));
const Learn = lazy(() => import("../lessons/Learn.tsx"));
const Summary = lazy(() => import("../review/Summary.tsx"));
const Walk = lazy(() => import("../review/Walk.tsx"));
const Puzzles = lazy(() => import("../puzzles/Puzzles.tsx"));
const Puzzle = lazy(() => import("../puzzles/Puzzle.tsx"));
const Daily = lazy(() => import("../daily/Daily.tsx"));
const Device = lazy(() => import("../pages/Device.tsx"));

const PAGES: [RegExp, (found: string[]) => ReactNode][] = [
  [/^\/$/, () => <Home />],
  [/^\/table\/([\w-]+)/, ([, id]) => <GamePage key={id} id={id ?? ""} />],
  [/^\/replay\/([\w-]+)/, ([, id]) => <Replay key={id} id={id ?? ""} />],
  [
    /^\/review\/([\w-]+)\/(\d+)/,
    ([, id, at]) => <Walk key={`${id} ${at}`} id={id ?? ""} number={Number(at)} />,
  ],
  [/^\/review\/([\w-]+)/, ([, id]) => <Summary key={id} id={id ?? ""} />],
  [/^\/puzzles\/([\w-]+)/, ([, id]) => <Puzzle key={location.href} id={id ?? ""} />],
  [/^\/puzzles/, () => <Puzzles />],
  [/^\/daily/, () => <Daily />],
  [/^\/new/, () => <NewTable />],
  [/^\/join/, () => <Join />],
  [/^\/games/, () => <Games />],
  [/^\/kids/, () => <Kids />],
  [/^\/rules/, () => <Rules />],
  [/^\/learn(?:\/(\w+))?/, ([, name]) => <Learn name={name} />],
  [/^\/about/, () => <About />],
  [/^\/settings/, () => <Settings />],
  [/^\/numbers/, () => <Numbers />],
  [/^\/device/, () => <Device />],
];

function Missing(): ReactNode {
  return <NoteBox>{useWords().t("page-missing")}</NoteBox>;
}

function Page(): ReactNode {
  const path = usePath();
  for (const [form, page] of PAGES) {
    const found = form.exec(path.split(/[?#]/)[0] ?? "/");
    if (found) return page(found);
  }
  return <Missing />;
}

/** The reader's language: remembered, else the browser's, else English. Null until its words are there. */
function useLanguage(): ReactLocalization | null {
  const { language } = useSettings();
  const chosen = preferred(language, navigator.languages ?? []);
  const [found, setFound] = useState(() => (chosen === "en" ? { chosen, bundles: [english()] } : null));
  useEffect(() => {
    let late = false;
    const show = (bundles: FluentBundle[]) => !late && setFound({ chosen, bundles });
    bundlesFor(chosen).then(show, () => show([english()]));
    return () => {
      late = true;
    };
  }, [chosen]);
  useEffect(() => {
    if (found) document.documentElement.lang = found.chosen;
  }, [found]);
  return useMemo(() => found && new ReactLocalization(found.bundles), [found]);
}

function usePeopleState() {
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    api.me().then(setMe, () => setMe(null));
  }, []);
  return useMemo(
    () => ({
      me,
      rename: async (nickname: string) => setMe(await api.name(nickname)),
      ensure: async () => {
        if (me?.guest) return;
        const nickname = FIRST_NICKNAMES[Math.floor(Math.random() * FIRST_NICKNAMES.length)] ?? "Ada";
        setMe(await api.name(nickname));
      },
    }),
    [me],
  );
}

const NOTHING_PRINTED: BoxPrint = {
  kids: [],
  fort: [],
  perks: [],
  made_up_rules: [],
  boards: [],
  actions: {},
  assumptions: [],
  fingerprint: "",
};

export function App(): ReactNode {
  const l10n = useLanguage();
  const people = usePeopleState();
  const [box, setBox] = useState(() => new Box(NOTHING_PRINTED));
  useEffect(() => {
    api.box().then(
      (print) => setBox(new Box(print)),
      () => undefined,
    );
  }, []);
  if (!l10n) return <main className="lawn page" aria-busy="true" />;
  return (
    <LocalizationProvider l10n={l10n}>
      <Trouble>
        <PeopleContext.Provider value={people}>
          <BoxContext.Provider value={box}>
            <Suspense fallback={<main className="lawn page" aria-busy="true" />}>
              <Page />
            </Suspense>
          </BoxContext.Provider>
        </PeopleContext.Provider>
      </Trouble>
    </LocalizationProvider>
  );
}
