import { type ReactNode, useId } from "react";
import { portraitOf } from "../cards/Portrait.tsx";
import sprite from "../cards/sprite.svg";
import * as styles from "./Scenery.module.css";

const WINDOWS = ["Scout", "Moose", "Sweet Pea", "Tink"];
const FLOWERS = [
  [690, 668],
  [1010, 676],
  [1180, 694],
] as const;
const SLAT = 34;
const GAP = 9;

const face = (window: number): string | undefined => portraitOf(WINDOWS[window] ?? "");

function FenceRow({ from, to, y }: { from: number; to: number; y: number }): ReactNode {
  const slats = Array.from({ length: Math.ceil((to - from) / (SLAT + GAP)) }, (_, at) => ({
    x: from + at * (SLAT + GAP),
    at,
  }));
  const rails = `M${from} ${y + 34}H${to}M${from} ${y + 74}H${to}`;
  return (
    <>
      <path d={rails} stroke="var(--line)" strokeWidth="15" />
      <path d={rails} stroke="var(--fence-2)" strokeWidth="9" />
      {slats.map(({ x, at }) => (
        <path
          key={x}
          d={`M${x} ${y + 112}V${y + 14 + (at % 3)}L${x + SLAT / 2} ${y - (at % 2) * 3}L${x + SLAT} ${y + 13 + (at % 2) * 2}V${y + 112}z`}
          fill="var(--fence)"
          stroke="var(--line)"
          strokeWidth="3.4"
        />
      ))}
    </>
  );
}

function Flower({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g stroke="var(--line)" strokeWidth="2.6">
      <path d={`M${x} ${y + 26}q2-12 0-22`} stroke="var(--grass-edge)" strokeWidth="4" />
      <g fill="#fffdf7">
        <circle cx={x - 8} cy={y} r="6" />
        <circle cx={x + 8} cy={y} r="6" />
        <circle cx={x} cy={y - 8} r="6" />
        <circle cx={x} cy={y + 8} r="6" />
      </g>
      <circle cx={x} cy={y} r="5.5" fill="var(--sun)" />
    </g>
  );
}

/** The cardboard fort of the home page, with kids in its windows. */
function Fort(): ReactNode {
  const id = useId();
  return (
    <g
      className="printed"
      stroke="var(--line)"
      strokeWidth="4.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M836 596L1188 600Q1196 612 1180 616L842 614z" fill="#00000022" stroke="none" />
      <path d="M1004 92V196" strokeWidth="6" />
      <path d="M1006 96q34-20 56-2t58-4l-14 26 16 24q-36 14-60-2t-56 2z" fill="var(--flag)" />
      <path d="M918 240l4-46 26-1v20l28-1-1-20 32-1v20l30-1-1-20 30-1 3 50z" fill="var(--kraft)" />
      <path d="M914 240L1072 236L1078 388L912 390z" fill="var(--kraft)" />
      <path d="M952 292q0-34 38-35 38 0 39 34l1 62-77 1z" fill="#4a3b2c" />
      <clipPath id={`${id}w1`}>
        <path d="M952 292q0-34 38-35 38 0 39 34l1 62-77 1z" />
      </clipPath>
      <g clipPath={`url(#${id}w1)`} stroke="none">
        <image href={face(0)} x="938" y="262" width="106" height="106" />
      </g>
      <path d="M946 356h92" strokeWidth="9" />
      <path d="M1080 300l20-34 26 22 28-24 22 36z" fill="none" stroke="none" />
      <path d="M1072 306L1182 300L1190 392L1074 394z" fill="var(--kraft-2)" />
      <path d="M1072 306l-6-26 112-5 22 2-18 23z" fill="var(--kraft)" />
      <path d="M828 388L1214 384L1222 606L822 608z" fill="var(--kraft)" />
      <path d="M828 388l-26-34 120-4 10 36zM1214 384l34-30-118-8-18 38z" fill="var(--kraft-2)" />
      <path d="M962 608V506q0-46 52-47t54 46l2 102z" fill="#4a3b2c" />
      <clipPath id={`${id}w2`}>
        <path d="M962 608V506q0-46 52-47t54 46l2 102z" />
      </clipPath>
      <g clipPath={`url(#${id}w2)`} stroke="none">
        <image href={face(1)} x="944" y="452" width="142" height="142" />
      </g>
      <path d="M958 562l116-5 2 50-116 1z" fill="var(--kraft-2)" />
      <path d="M1040 574v14" strokeWidth="6" />
      <path d="M862 440l66-2 2 56-67 2z" fill="#4a3b2c" />
      <clipPath id={`${id}w3`}>
        <path d="M862 440l66-2 2 56-67 2z" />
      </clipPath>
      <g clipPath={`url(#${id}w3)`} stroke="none">
        <image href={face(2)} x="848" y="432" width="94" height="94" />
      </g>
      <path d="M856 498h80" strokeWidth="7" />
      <path d="M1104 438l70-2 2 58-71 1z" fill="#4a3b2c" />
      <clipPath id={`${id}w4`}>
        <path d="M1104 438l70-2 2 58-71 1z" />
      </clipPath>
      <g clipPath={`url(#${id}w4)`} stroke="none">
        <image href={face(3)} x="1092" y="430" width="96" height="96" />
      </g>
      <path d="M1098 498h82" strokeWidth="7" />
      <rect
        x="906"
        y="398"
        width="60"
        height="15"
        fill="var(--paper-2)"
        fillOpacity=".8"
        stroke="var(--line)"
        strokeOpacity=".35"
        strokeWidth="1.5"
        transform="rotate(-8 906 398)"
      />
      <rect
        x="1060"
        y="318"
        width="44"
        height="15"
        fill="var(--paper-2)"
        fillOpacity=".8"
        stroke="var(--line)"
        strokeOpacity=".35"
        strokeWidth="1.5"
        transform="rotate(78 1060 318)"
      />
      <rect
        x="1096"
        y="392"
        width="66"
        height="15"
        fill="var(--paper-2)"
        fillOpacity=".8"
        stroke="var(--line)"
        strokeOpacity=".35"
        strokeWidth="1.5"
        transform="rotate(5 1096 392)"
      />
      <g fill="none" strokeWidth="4">
        <path d="M858 546q14-22 28 0t28-2" stroke="var(--suit-book)" />
        <path d="M1112 556l12-26 12 25-29-15 32-2z" stroke="var(--suit-skateboard)" />
        <path d="M1156 560q14-30 30-4" stroke="var(--suit-crown)" />
        <path d="M1100 338q22-18 42 0t34-4" stroke="var(--suit-glue)" />
      </g>
    </g>
  );
}

function Scene({
  className,
  viewBox,
  fit,
}: {
  className: string | undefined;
  viewBox: string;
  fit: string;
}): ReactNode {
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      fill="none"
      aria-hidden="true"
    >
      <rect x="-400" y="-400" width="2080" height="3000" fill="var(--sky)" />
      <g stroke="var(--line)" strokeWidth="4">
        <circle cx="742" cy="128" r="52" fill="var(--sunc)" />
        <path
          className={styles.rays}
          d="M742 52V30M742 226v-22M818 128h22M644 128h22M796 74l15-15M673 197l15-15M796 182l15 15M673 59l15 15"
          strokeLinecap="round"
          strokeWidth="5"
        />
      </g>
      <g fill="var(--cloud)" stroke="var(--line)" strokeWidth="3.6">
        <path
          d="M842 96q-30-2-28 20 2 18 26 18h104q28-2 26-24-2-22-30-18-10-26-40-22-30 2-34 26z"
          transform="translate(10 72) scale(.92)"
        />
        <path
          d="M842 96q-30-2-28 20 2 18 26 18h104q28-2 26-24-2-22-30-18-10-26-40-22-30 2-34 26z"
          transform="translate(618 132) scale(.62)"
        />
      </g>
      <g className={styles.stars} fill="#f3e7bf">
        <circle cx="560" cy="70" r="3" />
        <circle cx="640" cy="240" r="2.5" />
        <circle cx="860" cy="60" r="3" />
        <circle cx="1180" cy="160" r="3" />
        <circle cx="500" cy="330" r="2" />
        <circle cx="1240" cy="250" r="2.5" />
        <circle cx="700" cy="330" r="2.5" />
        <circle cx="470" cy="40" r="2" />
        <circle cx="726" cy="112" r="9" fill="#d9cb9c" />
        <circle cx="760" cy="146" r="13" fill="#d9cb9c" />
        <circle cx="764" cy="108" r="5" fill="#d9cb9c" />
      </g>
      <FenceRow from={-420} to={1700} y={428} />
      <path
        d="M-420 536q500-40 900-14t1220-10V2600H-420z"
        fill="var(--grass)"
        stroke="var(--line)"
        strokeWidth="4"
      />
      <path d="M-420 640q560-48 1000-22t1120-22V2600H-420z" fill="var(--grass-2)" />
      <g stroke="var(--grass-edge)" strokeWidth="3.6" strokeLinecap="round">
        <path d="M664 616q-3-12-9-16M670 616q0-14 2-20M676 616q3-11 9-14M760 690q-3-12-9-16M766 690q0-14 2-20M772 690q3-11 9-14M1236 668q-3-12-9-16M1242 668q0-14 2-20M1248 668q3-11 9-14" />
      </g>
      <Fort />
      <g className={`printed ${styles.props}`}>
        <use href={`${sprite}#toy`} x="742" y="590" width="76" height="76" transform="rotate(-8 780 628)" />
        <use
          href={`${sprite}#pizza`}
          x="1106"
          y="634"
          width="66"
          height="66"
          transform="rotate(14 1139 667)"
        />
        <use
          href={`${sprite}#skateboard`}
          x="846"
          y="640"
          width="92"
          height="92"
          transform="rotate(4 892 686)"
        />
        <use
          href={`${sprite}#shovel`}
          x="1206"
          y="566"
          width="74"
          height="74"
          transform="rotate(12 1243 603)"
        />
      </g>
      <g stroke="var(--line)" strokeWidth="2.6">
        {FLOWERS.map(([x, y]) => (
          <Flower key={x} x={x} y={y} />
        ))}
      </g>
    </svg>
  );
}

/** The back yard behind the home page. */
export function BackYard(): ReactNode {
  return (
    <>
      <Scene className={styles.wide} viewBox="0 0 1280 720" fit="xMaxYMax slice" />
      <Scene className={styles.tall} viewBox="800 70 460 560" fit="xMidYMax meet" />
    </>
  );
}

export function Fence(): ReactNode {
  return (
    <svg
      className={styles.hills}
      viewBox="0 0 1280 115"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <FenceRow from={-20} to={1300} y={4} />
    </svg>
  );
}

const COLOURS = ["skateboard", "crown", "shovel", "book", "glue", "squirtgun"];
const PAPERS = Array.from({ length: 70 }, (_, at) => ({
  at,
  x: (at * 197 + 60) % 1280,
  y: (at * 131 + 30) % 330,
})).filter(({ x, y }) => !(y < 140 && (x < 540 || x > 940)) && !(y > 165 && x > 140 && x < 1120));

export function Confetti(): ReactNode {
  return (
    <svg className={styles.confetti} viewBox="0 0 1280 720" preserveAspectRatio="none" aria-hidden="true">
      {PAPERS.map(({ at, x, y }) => (
        <rect
          key={at}
          x={x}
          y={y}
          width="11"
          height="7"
          rx="1.5"
          fill={`var(--suit-${COLOURS[at % COLOURS.length]})`}
          stroke="var(--line)"
          strokeWidth="1.6"
          transform={`rotate(${(at * 47) % 180} ${x} ${y})`}
        />
      ))}
    </svg>
  );
}
