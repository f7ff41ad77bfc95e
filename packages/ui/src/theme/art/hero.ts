import { toOklch } from '../oklch.ts';
import { globe } from './globe.ts';
import { inksOf } from './inks.ts';
import {
  bag,
  bell,
  board,
  bottle,
  carton,
  cup,
  fruit,
  jar,
  ladder,
  type Maker,
  Names,
  parcel,
  SHOP,
  standing,
  tin,
} from './products.ts';
import { drawing, type Sheet } from './svg.ts';

export type HeroShape = 'wide' | 'tall';

const GOLD = '#ffd27a';

/** The organisation's planet, at the end side of a wide page and at the foot of a tall one. */
export function planetHero(primary: string, secondary: string, shape: HeroShape): string {
  const inks = inksOf(toOklch(primary).h, toOklch(secondary).h, 6);
  const [, accent = inks.line] = inks.accent;
  // the lit rim is seen against the sky: a gap in it would be a dark notch
  const under = inks.ramp[3];
  if (shape === 'tall')
    return globe({
      under,
      sheet: { width: 780, height: 1500 },
      center: [480, 1310],
      radius: 420,
      angle: 63,
      density: 5,
      turn: 0.24,
      tilt: [-0.2, 0.42],
      light: [-0.35, -0.72, 0.56],
      inks,
      orbits: [
        { radius: 1.2, flatness: 0.2, slant: -20, opacity: 0.6, moons: [{ at: 2.2, size: 15, color: accent }] },
        { radius: 1.5, flatness: 0.24, slant: -20, opacity: 0.3, moons: [{ at: 4.2, size: 8, color: GOLD }] },
      ],
      stars: 70,
      seed: 'hero',
    });
  return globe({
    under,
    sheet: { width: 1440, height: 760 },
    center: [1105, 474],
    radius: 396,
    angle: 63,
    density: 5.4,
    turn: 0.24,
    tilt: [-0.34, 0.3],
    light: [-0.58, -0.5, 0.64],
    inks,
    orbits: [
      {
        radius: 1.2,
        flatness: 0.22,
        slant: -24,
        opacity: 0.55,
        moons: [
          { at: 2.35, size: 13, color: accent },
          { at: 4, size: 5, color: inks.line },
        ],
      },
      { radius: 1.52, flatness: 0.26, slant: -24, opacity: 0.3, moons: [{ at: 3, size: 7, color: GOLD }] },
      { radius: 1.9, flatness: 0.3, slant: -24, opacity: 0.16, moons: [{ at: 3.55, size: 4, color: inks.line }] },
    ],
    stars: 90,
    seed: 'hero',
  });
}

type Placed = readonly [Maker, x: number, width: number, height: number, fill: string, mark: string];

/** What stands on each board of the wall, from the top. */
const BOARDS: readonly (readonly Placed[])[] = [
  [
    [bottle, 66, 74, 150, SHOP.sea, SHOP.ink],
    [bottle, 152, 74, 150, SHOP.tomato, SHOP.ink],
    [parcel, 276, 138, 92, SHOP.cream, SHOP.tomato],
    [jar, 548, 88, 112, SHOP.olive, SHOP.cream],
    [jar, 652, 88, 112, SHOP.tomato, SHOP.cream],
  ],
  [
    [carton, 74, 96, 168, SHOP.white, SHOP.sea],
    [fruit, 186, 88, 1, SHOP.tomato, SHOP.leaf],
    [fruit, 286, 88, 1, SHOP.olive, SHOP.teal],
    [bell, 560, 150, 1, SHOP.rust, SHOP.cream],
    [tin, 676, 74, 100, SHOP.cream, SHOP.sea],
  ],
  [
    [parcel, 106, 170, 132, SHOP.rust, SHOP.honey],
    [parcel, 262, 112, 92, SHOP.pink, SHOP.brick],
    [bag, 556, 120, 150, SHOP.white, SHOP.tomato],
    [cup, 668, 80, 118, SHOP.white, SHOP.sea],
  ],
];

const WALL: Sheet = { width: 720, height: 640 };
const STRIPES = 13;

function awning(): string {
  const stripe = WALL.width / STRIPES;
  const half = stripe / 2;
  const drop = 66;
  const stripes = (offset: number, colors: readonly string[], opacity: number) =>
    Array.from({ length: STRIPES }, (_, at) => {
      const d = `M${(at * stripe).toFixed(1)} ${offset}h${stripe.toFixed(1)}v${(drop - half).toFixed(1)}a${half.toFixed(1)} ${half.toFixed(1)} 0 0 1 ${(-stripe).toFixed(1)} 0z`;
      return `<path d="${d}" fill="${colors[at % colors.length]}" opacity="${opacity}"/>`;
    }).join('');
  return stripes(12, [SHOP.ink], 0.18) + stripes(0, [SHOP.tomato, SHOP.white], 1);
}

/** A shop's wall: three boards, a sun behind them, one ladder that leans over all of it, an awning above. */
export function wallHero(): string {
  const { width, height } = WALL;
  const names = new Names();
  const floors = [0.32, 0.65, 0.985].map((share) => height * share);
  const boards = floors.map((y) => board(y, width, 13, SHOP.brick, 26)).join('');
  const wares = BOARDS.map((placed, at) =>
    placed
      .map(([make, x, wide, high, fill, mark]) =>
        standing(make(names, wide, high, fill, mark), x, floors[at] ?? height),
      )
      .join(''),
  ).join('');
  const leaning = `<g transform="translate(408 ${height}) rotate(5)"><g opacity=".2" transform="translate(26 4)">${ladder(128, height * 0.95, 9, SHOP.ink)}</g>${ladder(128, height * 0.95, 9, SHOP.ink)}</g>`;
  return drawing(
    WALL,
    `<rect width="${width}" height="${height}" fill="${SHOP.amber}"/><circle cx="${width * 0.66}" cy="${height * 0.4}" r="${height * 0.46}" fill="${SHOP.honey}"/>${boards}${wares}${leaning}${awning()}`,
  );
}
