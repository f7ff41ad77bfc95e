import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';

export interface CourseArtProps {
  /** The same id always gives the same drawing. */
  readonly id: string | number;
  /** 0 to 360, usually the category's. */
  readonly hue: number;
  readonly className?: string;
}

const WIDTH = 320;
const HEIGHT = 180;

type Random = () => number;

/** A small deterministic generator, seeded by the id's text. */
function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Inks {
  readonly ground: string;
  readonly deep: string;
  readonly middle: string;
  readonly light: string;
  readonly accent: string;
}

function inksOf(hue: number, random: Random): Inks {
  const turn = random() < 0.5 ? 38 : -38;
  const far = (hue + 150 + random() * 60) % 360;
  return {
    ground: `oklch(0.46 0.085 ${hue})`,
    deep: `oklch(0.36 0.08 ${hue + turn / 2})`,
    middle: `oklch(0.58 0.095 ${hue + turn})`,
    light: `oklch(0.82 0.065 ${hue + turn / 2})`,
    accent: `oklch(0.8 0.115 ${far})`,
  };
}

const pick = <T,>(random: Random, list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
const shades = (inks: Inks) => [inks.deep, inks.middle, inks.light] as const;
const steps = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Quarter circles in a grid, as in tiled floors. */
function tiles(inks: Inks, random: Random): ReactNode {
  const side = 60;
  return steps(18).map((at) => {
    const x = (at % 6) * side - 20;
    const y = Math.floor(at / 6) * side;
    const turn = Math.floor(random() * 4) * 90;
    const fill = random() < 0.1 ? inks.accent : pick(random, shades(inks));
    if (random() < 0.16) return <circle key={at} cx={x + 30} cy={y + 30} r={14} fill={fill} />;
    return (
      <path
        key={at}
        d={`M${x} ${y}h${side}a${side} ${side} 0 0 1 -${side} ${side}z`}
        transform={`rotate(${turn} ${x + 30} ${y + 30})`}
        fill={fill}
      />
    );
  });
}

/** Hills one behind the other, under a sun. */
function hills(inks: Inks, random: Random): ReactNode {
  const sunX = 60 + random() * 200;
  const layers = [inks.light, inks.middle, inks.ground, inks.deep];
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={inks.light} opacity={0.55} />
      <circle cx={sunX} cy={62} r={26} fill={inks.accent} />
      {layers.map((fill, at) => {
        const base = 86 + at * 24;
        const first = base - 22 - random() * 22;
        const second = base + 14 - random() * 40;
        return (
          <path
            key={fill}
            d={`M-10 ${base}C70 ${first} 110 ${second} 170 ${base - 6}S270 ${first + 14} 330 ${base - 16 + random() * 20}V190H-10z`}
            fill={fill}
          />
        );
      })}
    </>
  );
}

/** Eight-pointed stars, each two squares, joined by a fine net. */
function stars(inks: Inks, random: Random): ReactNode {
  const lit = Math.floor(random() * 15);
  return steps(15).map((at) => {
    const x = (at % 5) * 80;
    const y = Math.floor(at / 5) * 90;
    const fill = at === lit ? inks.accent : at % 2 ? inks.middle : inks.deep;
    return (
      <g key={at} transform={`translate(${x} ${y})`}>
        <rect x={-25} y={-25} width={50} height={50} fill={fill} />
        <rect x={-25} y={-25} width={50} height={50} fill={fill} transform="rotate(45)" />
        <circle r={11} fill={inks.ground} />
        <circle r={4.5} fill={inks.light} />
        <path d="M40 -45v90M0 45h80" stroke={inks.light} strokeWidth={1.2} opacity={0.45} />
      </g>
    );
  });
}

/** Rings around a point off the middle. */
function rings(inks: Inks, random: Random): ReactNode {
  const x = random() < 0.5 ? 40 + random() * 50 : 230 + random() * 50;
  const y = 30 + random() * 120;
  const lit = 2 + Math.floor(random() * 4);
  return steps(9).map((at) => {
    const ring = 8 - at;
    const fill = ring === 0 ? inks.accent : ring % 2 ? inks.middle : inks.deep;
    return (
      <circle
        key={ring}
        cx={x}
        cy={y}
        r={16 + ring * 30}
        fill={fill}
        stroke={ring === lit ? inks.light : 'none'}
        strokeWidth={2}
      />
    );
  });
}

/** Leaning bars of differing heights, as books on a shelf. */
function shelf(inks: Inks, random: Random): ReactNode {
  let x = 14;
  const books: ReactNode[] = [];
  while (x < WIDTH - 24) {
    const width = 12 + Math.floor(random() * 5) * 5;
    const height = 74 + random() * 56;
    const fill = random() < 0.14 ? inks.accent : pick(random, shades(inks));
    books.push(
      <g key={x} transform={random() < 0.13 ? `rotate(-7 ${x} 156)` : undefined}>
        <rect x={x} y={156 - height} width={width} height={height} rx={2} fill={fill} />
        <path d={`M${x + 3} ${156 - height + 14}h${width - 6}`} stroke={inks.ground} strokeWidth={2.5} opacity={0.55} />
      </g>,
    );
    x += width + (random() < 0.15 ? 16 : 3);
  }
  return (
    <>
      {books}
      <rect y={156} width={WIDTH} height={24} fill={inks.deep} />
    </>
  );
}

/** A folded paper: triangles of a grid in few shades. */
function folds(inks: Inks, random: Random): ReactNode {
  const side = 54;
  return steps(28).map((at) => {
    const x = (at % 7) * side - 24;
    const y = Math.floor(at / 7) * side - 18;
    const flip = random() < 0.5;
    const one = pick(random, shades(inks));
    const two = random() < 0.09 ? inks.accent : pick(random, [inks.ground, inks.deep, inks.middle]);
    return (
      <g key={at}>
        <path d={flip ? `M${x} ${y}h${side}v${side}z` : `M${x} ${y}h${side}l-${side} ${side}z`} fill={one} />
        <path d={flip ? `M${x} ${y}v${side}h${side}z` : `M${x + side} ${y}v${side}h-${side}z`} fill={two} />
      </g>
    );
  });
}

/** Lines that flow past each other, with beads on them. */
function waves(inks: Inks, random: Random): ReactNode {
  const phase = random() * Math.PI * 2;
  return steps(11).map((at) => {
    const y = -8 + at * 20;
    const lift = 15 * Math.sin(phase + at * 0.5);
    const color = at % 3 === 0 ? inks.light : at % 3 === 1 ? inks.middle : inks.deep;
    const bead = 30 + random() * 260;
    return (
      <g key={at}>
        <path
          d={`M-10 ${y}C70 ${y + lift + 22} 110 ${y - lift - 22} 165 ${y}S270 ${y + lift + 16} 330 ${y - 4}`}
          fill="none"
          stroke={color}
          strokeWidth={at % 3 === 0 ? 3 : 9}
        />
        {at % 4 === 2 && <circle cx={bead} cy={y} r={7} fill={inks.accent} />}
      </g>
    );
  });
}

const PATTERNS = [tiles, hills, stars, rings, shelf, folds, waves] as const;

/** A drawn cover: one of a small family of geometric patterns, chosen and varied by the id, in the hue given. */
export function CourseArt({ id, hue, className }: CourseArtProps) {
  const random = randomFrom(`sullam-${id}`);
  const pattern = pick(random, PATTERNS);
  const inks = inksOf(hue, random);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block size-full', className)}
    >
      <rect width={WIDTH} height={HEIGHT} fill={inks.ground} />
      {pattern(inks, random)}
    </svg>
  );
}
