import type { ReactNode } from 'react';

/**
 * One family of line drawings, 120 by 96: ink lines of 2, a soft patch of colour behind, one accent. They have no
 * direction, so they need no mirroring.
 */
export type DrawingName =
  | 'no-results'
  | 'no-notifications'
  | 'no-courses'
  | 'locked'
  | 'not-found'
  | 'offline'
  | 'error'
  | 'done'
  | 'inbox'
  | 'people'
  | 'calendar'
  | 'files'
  | 'basket';

const ACCENT = 'fill-primary-soft stroke-primary-text';

const SHAPES: Record<DrawingName, ReactNode> = {
  'no-results': (
    <>
      <path d="M30 34h38M30 46h24M30 58h30" className="stroke-muted" />
      <circle cx="70" cy="48" r="20" className={ACCENT} />
      <path d="m85 63 15 15" className="stroke-primary-text" strokeWidth="4" />
      <path d="m63 48h14" className="stroke-primary-text" />
    </>
  ),
  'no-notifications': (
    <>
      <path d="M60 20a19 19 0 0 1 19 19c0 17 6 22 9 26H32c3-4 9-9 9-26a19 19 0 0 1 19-19z" className={ACCENT} />
      <path d="M53 72a7 7 0 0 0 14 0M60 14v6" />
      <path d="M90 24h9l-9 10h9M103 42h6l-6 7h6" className="stroke-muted" />
    </>
  ),
  'no-courses': (
    <>
      <path d="M60 34c-9-8-22-9-34-8v44c12-1 25 0 34 8 9-8 22-9 34-8V26c-12-1-25 0-34 8z" className={ACCENT} />
      <path d="M60 34v44" className="stroke-primary-text" />
      <path
        d="M36 39c5 0 9 1 13 3M36 50c5 0 9 1 13 3M84 39c-5 0-9 1-13 3M84 50c-5 0-9 1-13 3"
        className="stroke-muted"
      />
      <path d="M60 12v9M47 15l3 6M73 15l-3 6" />
    </>
  ),
  locked: (
    <>
      <path d="M46 42V32a14 14 0 0 1 28 0v10" />
      <rect x="36" y="42" width="48" height="36" rx="6" className={ACCENT} />
      <circle cx="60" cy="57" r="4" className="fill-primary-text stroke-primary-text" />
      <path d="M60 61v7" className="stroke-primary-text" />
      <path d="M22 78h8M90 78h8" className="stroke-muted" />
    </>
  ),
  'not-found': (
    <>
      <path d="M60 78V22" />
      <path d="M60 24h30l9 9-9 9H60zM60 46H32l-9 8 9 8h28z" className={ACCENT} />
      <path d="M44 80h32" className="stroke-muted" />
      <path d="M72 33h13M38 54h14" className="stroke-primary-text" />
    </>
  ),
  offline: (
    <>
      <path d="M40 70h42a15 15 0 0 0 2-30 23 23 0 0 0-44-4 17 17 0 0 0 0 34z" className={ACCENT} />
      <path d="m52 46 16 16M68 46 52 62" className="stroke-primary-text" />
      <path d="M30 82h8M48 82h24M82 82h8" className="stroke-muted" />
    </>
  ),
  error: (
    <>
      <path d="M60 20 96 78H24z" className={ACCENT} strokeLinejoin="round" />
      <path d="M60 42v16" className="stroke-primary-text" strokeWidth="3" />
      <circle cx="60" cy="67" r="2" className="fill-primary-text stroke-primary-text" />
      <path d="M20 34l6 3M100 34l-6 3" className="stroke-muted" />
    </>
  ),
  done: (
    <>
      {/* the ladder is the drawing of finished things: every rung lit, the star reached */}
      <path d="M52 24 41 90M68 24l11 66" className="stroke-primary-text" strokeWidth="3" />
      <path d="M51 36h18M49 49h22M47 62h26M45 75h30" className="stroke-success" strokeWidth="5" />
      <circle cx="60" cy="13" r="7" className="fill-[#e0a526] stroke-none" />
    </>
  ),
  inbox: (
    <>
      <path d="M30 50 40 26h40l10 24v26H30z" className={ACCENT} strokeLinejoin="round" />
      <path d="M30 50h18c0 8 5 12 12 12s12-4 12-12h18" className="stroke-primary-text" />
      <path d="M50 38h20M60 10v8" className="stroke-muted" />
    </>
  ),
  people: (
    <>
      <circle cx="60" cy="36" r="12" className={ACCENT} />
      <path d="M38 76c0-14 9-21 22-21s22 7 22 21z" className={ACCENT} />
      <circle cx="32" cy="44" r="7" className="stroke-muted" />
      <circle cx="88" cy="44" r="7" className="stroke-muted" />
      <path d="M18 72c0-9 5-14 13-15M102 72c0-9-5-14-13-15" className="stroke-muted" />
    </>
  ),
  calendar: (
    <>
      <rect x="32" y="26" width="56" height="52" rx="6" className={ACCENT} />
      <path d="M32 42h56" className="stroke-primary-text" />
      <path d="M46 18v14M74 18v14" />
      <path d="M44 54h6M57 54h6M70 54h6M44 66h6M57 66h6" className="stroke-muted" />
    </>
  ),
  basket: (
    <>
      <path d="M26 42h68l-7 34a6 6 0 0 1-6 5H39a6 6 0 0 1-6-5z" className={ACCENT} strokeLinejoin="round" />
      <path d="M44 42l11-22M76 42L65 20" />
      <path d="M50 54v16M60 54v16M70 54v16" className="stroke-primary-text" />
      <path
        d="M60 42V28c0-6 4-9 10-9 0 6-4 9-10 9-1-5-4-8-9-8 0 5 3 8 9 8"
        className="stroke-muted"
        strokeLinejoin="round"
      />
    </>
  ),
  files: (
    <>
      <path d="M44 18h22l14 14v36H44z" className="stroke-muted" strokeLinejoin="round" />
      <path d="M34 28h22l14 14v36H34z" className={ACCENT} strokeLinejoin="round" />
      <path d="M56 28v14h14" className="stroke-primary-text" strokeLinejoin="round" />
      <path d="M42 54h18M42 64h12" className="stroke-primary-text" />
    </>
  ),
};

export interface DrawingProps {
  readonly name: DrawingName;
  readonly size?: number;
}

/** A line drawing for a place where there is nothing yet; decoration. */
export function Drawing({ name, size = 120 }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 120 96"
      width={size}
      height={(size * 96) / 120}
      aria-hidden="true"
      className="fill-none stroke-ink stroke-2"
      strokeLinecap="round"
    >
      {SHAPES[name]}
    </svg>
  );
}

/** Where something went wrong, the ladder lacks a rung; and nobody sits on it. */
const BROKEN: ReadonlySet<DrawingName> = new Set(['error', 'not-found', 'offline', 'locked']);
const RUNGS = [
  [104.5, 128, 160],
  [109.5, 132, 142],
  [115, 137, 124],
  [120, 142, 106],
] as const;
const STAR = Array.from({ length: 16 }, (_, at) => {
  const [radius, angle] = [at % 2 ? 8.5 : 15, (at * Math.PI) / 8];
  return `${(238 + radius * Math.sin(angle)).toFixed(1)} ${(58 - radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

/** A bird that rests on the topmost rung. */
function Bird() {
  return (
    <g>
      <path d="M122 92l-14 6" />
      <path d="M121 91c2-10 13-14 22-9l11-3-6 9c1 10-8 16-16 15-7-1-12-5-11-12z" className="fill-secondary" />
      <circle cx="141" cy="88" r="1.6" className="fill-ink" />
      <path d="M127 93c3 5 8 5 11 1" />
    </g>
  );
}

/** The same in its place: a hill under a moon, a ladder that leans on the night, something that grows. */
export function Scene({ name, size = 220 }: DrawingProps) {
  const isBroken = BROKEN.has(name);
  return (
    <svg
      viewBox="0 0 320 250"
      width={size}
      height={(size * 250) / 320}
      aria-hidden="true"
      className="fill-none stroke-ink stroke-2 rtl:-scale-x-100"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="stroke-none">
        <circle cx="160" cy="118" r="98" className="fill-primary-soft" opacity="0.55" />
        <path d="M166 42a72 72 0 1 0 70 104 58 58 0 1 1-70-104z" className="fill-secondary" opacity="0.22" />
        <path
          d="M14 206c48-44 96-40 146-16s98 28 146-6c-8 40-70 46-146 46S24 226 14 206z"
          className="fill-primary-soft"
        />
        <path d={`M${STAR}Z`} className="fill-warning" />
        <circle cx="76" cy="76" r="3" className="fill-warning" />
        <circle cx="262" cy="112" r="2.4" className="fill-warning" />
      </g>
      <path d="M14 206c48-44 96-40 146-16s98 28 146-6" />
      <path d="M98 177l27-88M121 180l27-88" />
      {RUNGS.map(([from, to, y], at) => (isBroken && at === 2 ? null : <path key={y} d={`M${from} ${y}H${to}`} />))}
      {!isBroken && <Bird />}
      <path d="M54 182v-24M54 166c-11 0-14-6-14-12 9 0 14 5 14 12zM54 160c0-9 6-13 14-13 0 8-5 13-14 13z" />
      <g transform="translate(160 124)">{SHAPES[name]}</g>
    </svg>
  );
}
