import { globe } from './globe.ts';
import { type Inks, inksOf } from './inks.ts';
import { paper } from './paper.ts';
import type { Placing } from './placing.ts';
import { between, pick, type Random, randomFrom } from './random.ts';
import { relief } from './relief.ts';
import { COVER, type Point } from './svg.ts';
import type { Tiling } from './tilings.ts';
import { weave } from './weave.ts';

type Range = readonly [number, number];
interface Crop {
  readonly tiling: Tiling;
  readonly edge: Range;
  readonly angle: Range;
  readonly accentSides?: number;
}
type Crops = readonly [Crop, ...Crop[]];

/** Cropped so large that at most five large stars are to be seen, one of them always cut by an edge. */
const RELIEFS: Crops = [
  { tiling: '4.8.8', edge: [125, 165], angle: [62, 68] },
  { tiling: '6.6.6', edge: [135, 165], angle: [56, 61] },
  { tiling: '3.12.12', edge: [86, 104], angle: [64, 68] },
  { tiling: '4.6.12', edge: [74, 88], angle: [62, 66], accentSides: 6 },
];
const PAPERS: Crops = [
  { tiling: '6.6.6', edge: [160, 185], angle: [60, 60] },
  { tiling: '4.8.8', edge: [140, 160], angle: [66, 66] },
  { tiling: '3.12.12', edge: [106, 118], angle: [64, 64] },
];
const WEAVES: Crops = [
  { tiling: '4.8.8', edge: [108, 128], angle: [56, 56] },
  { tiling: '6.6.6', edge: [118, 136], angle: [60, 60] },
  { tiling: '3.12.12', edge: [80, 92], angle: [62, 62] },
];

type Mode = 'relief' | 'paper' | 'weave' | 'globe';
/** In the order in which numbers are given, so that neighbours in a list that is sorted by age never look alike. */
const RHYTHM: readonly Mode[] = ['relief', 'weave', 'globe', 'relief', 'paper'];

interface Hand {
  readonly random: Random;
  readonly inks: Inks;
  readonly isLeft: boolean;
  readonly at: Point;
  readonly light: Point;
}

function placed({ random, inks, at, light }: Hand, crops: Crops, turn: Range): Placing & { accentSides?: number } {
  const { tiling, edge, angle, accentSides } = pick(random, crops);
  return {
    sheet: COVER,
    tiling,
    edge: between(random, ...edge),
    angle: between(random, ...angle),
    at,
    light,
    inks,
    turn: between(random, ...turn),
    ...(accentSides === undefined ? {} : { accentSides }),
  };
}

function planet({ random, inks, isLeft }: Hand, seed: string): string {
  const radius = between(random, 210, 290);
  const x = isLeft ? between(random, 190, 250) : between(random, 390, 450);
  return globe({
    sheet: COVER,
    center: [x, Math.max(radius * 0.95, between(random, 205, 300))],
    radius,
    inks,
    density: between(random, 4, 5),
    turn: between(random, 0, 0.5),
    tilt: [isLeft ? 0.3 : -0.32, between(random, 0.2, 0.4)],
    light: [isLeft ? 0.5 : -0.55, -0.6, 0.6],
    orbits: [
      {
        radius: between(random, 1.2, 1.34),
        flatness: between(random, 0.18, 0.26),
        slant: isLeft ? 16 : -18,
        moons: [
          {
            at: isLeft ? between(random, 0.3, 0.8) : between(random, 2.3, 2.8),
            size: 7,
            color: inks.accent[1] ?? inks.line,
          },
        ],
      },
    ],
    stars: 26,
    seed,
  });
}

/** A cover of stars: cut in stone, in paper, woven or on a planet. `order` is the number of what it stands for. */
export function starCover(hue: number, seed: string, order: number): string {
  const random = randomFrom(`stars:${seed}`);
  const isLeft = random() < 0.5;
  const hand: Hand = {
    random,
    inks: inksOf(hue),
    isLeft,
    at: [isLeft ? between(random, 0.28, 0.38) : between(random, 0.62, 0.72), between(random, 0.46, 0.6)],
    light: [isLeft ? between(random, 0.1, 0.4) : between(random, 0.6, 0.9), between(random, 0, 0.15)],
  };
  const mode = RHYTHM[order % RHYTHM.length];
  if (mode === 'paper') return paper(placed(hand, PAPERS, [0.1, 0.3]));
  if (mode === 'weave') return weave(placed(hand, WEAVES, [0.2, 0.8]));
  if (mode === 'globe') return planet(hand, seed);
  return relief(placed(hand, RELIEFS, [0.08, 0.5]));
}
