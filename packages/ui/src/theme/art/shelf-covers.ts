import {
  bag,
  bell,
  board,
  bottle,
  carton,
  cone,
  cup,
  fruit,
  jar,
  type Maker,
  Names,
  parcel,
  SHOP,
  standing,
  tin,
} from './products.ts';
import { between, pick, type Random, randomFrom } from './random.ts';
import { COVER, drawing } from './svg.ts';

type Range = readonly [number, number];
type Colors = readonly [string, ...string[]];

/** What can stand on a shelf, in which sizes and colours. */
interface Ware {
  readonly make: Maker;
  readonly width: Range;
  readonly height: Range;
  readonly fills: Colors;
  readonly marks: Colors;
}

const BRIGHT: Colors = [SHOP.tomato, SHOP.amber, SHOP.cream, SHOP.sea, SHOP.olive, SHOP.pink];
const ONE: Range = [1, 1];

const WARES = {
  bell: { make: bell, width: [170, 230], height: ONE, fills: [SHOP.tomato, SHOP.rust], marks: [SHOP.cream] },
  cup: { make: cup, width: [100, 135], height: [150, 190], fills: [SHOP.white], marks: BRIGHT },
  bag: { make: bag, width: [120, 150], height: [160, 190], fills: BRIGHT, marks: [SHOP.brick] },
  jar: { make: jar, width: [110, 130], height: [140, 175], fills: BRIGHT, marks: [SHOP.card] },
  fruit: { make: fruit, width: [100, 140], height: ONE, fills: [SHOP.tomato, SHOP.olive], marks: [SHOP.leaf] },
  parcel: {
    make: parcel,
    width: [150, 200],
    height: [110, 165],
    fills: [SHOP.amber, SHOP.card, SHOP.tomato],
    marks: [SHOP.cream],
  },
  tin: { make: tin, width: [92, 110], height: [120, 145], fills: [SHOP.cream], marks: BRIGHT },
  bottle: { make: bottle, width: [78, 96], height: [200, 245], fills: BRIGHT, marks: [SHOP.ink] },
  cone: { make: cone, width: [110, 135], height: [165, 205], fills: [SHOP.tomato], marks: [SHOP.cream] },
  carton: { make: carton, width: [118, 135], height: [215, 245], fills: [SHOP.white], marks: [SHOP.tomato, SHOP.sea] },
} satisfies Record<string, Ware>;

type WareName = keyof typeof WARES;

/** A wall of the shop: its two near hues, its board, and what stands before it. */
interface Wall {
  readonly hue: number;
  readonly ground: string;
  readonly field: string;
  readonly board: string;
  readonly wares: readonly [WareName, ...WareName[]];
}

const WALLS: readonly [Wall, ...Wall[]] = [
  {
    hue: 75,
    ground: SHOP.amber,
    field: SHOP.honey,
    board: SHOP.brick,
    wares: ['bell', 'cup', 'bag', 'jar', 'fruit'],
  },
  {
    hue: 10,
    ground: SHOP.pink,
    field: SHOP.blush,
    board: SHOP.ink,
    wares: ['parcel', 'tin', 'jar', 'bottle', 'parcel'],
  },
  {
    hue: 190,
    ground: SHOP.sea,
    field: SHOP.teal,
    board: SHOP.deep,
    wares: ['cone', 'carton', 'parcel', 'bottle', 'fruit'],
  },
  {
    hue: 40,
    ground: SHOP.rust,
    field: SHOP.brick,
    board: SHOP.ink,
    wares: ['parcel', 'tin', 'cup', 'bell', 'carton'],
  },
  {
    hue: 235,
    ground: SHOP.sky,
    field: '#c4e8e3',
    board: SHOP.teal,
    wares: ['bottle', 'bag', 'tin', 'cup', 'fruit'],
  },
  {
    hue: 120,
    ground: SHOP.olive,
    field: '#bcc862',
    board: SHOP.ink,
    wares: ['fruit', 'carton', 'jar', 'bag', 'parcel'],
  },
];

const apart = (one: number, other: number): number => {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
};

/** The wall nearest to the category's hue. */
const wallOf = (hue: number): Wall =>
  WALLS.reduce((nearest, wall) => (apart(wall.hue, hue) < apart(nearest.hue, hue) ? wall : nearest));

function fieldBehind(random: Random, color: string): string {
  const { width, height } = COVER;
  const kind = Math.floor(random() * 3);
  if (kind === 0)
    return `<circle cx="${Math.round(between(random, 380, 500))}" cy="${Math.round(between(random, 120, 180))}" r="${Math.round(between(random, 190, 240))}" fill="${color}"/>`;
  if (kind === 1) return `<path d="M0 0H${width}L0 ${height}Z" fill="${color}"/>`;
  return `<path d="M${width / 2} 0H${width}V${height}H${width / 2}Z" fill="${color}"/>`;
}

/** Never the wall's own colour: it would be lost. */
const seenOn = (wall: Wall, colors: Colors): Colors => {
  const [first, ...others] = colors.filter((color) => color !== wall.ground && color !== wall.field);
  return first ? [first, ...others] : colors;
};

const FLOOR = 302;

/** A shelf in the category's colour with three to five things on it, the last of them cut by the edge. */
export function shelfCover(hue: number, seed: string): string {
  const random = randomFrom(`shelf:${seed}`);
  const names = new Names();
  const wall = wallOf(hue);
  let body = `<rect width="${COVER.width}" height="${COVER.height}" fill="${wall.ground}"/>${fieldBehind(random, wall.field)}${board(FLOOR, COVER.width, 58, wall.board)}`;
  let x = between(random, 20, 50);
  let last: WareName | undefined;
  for (let count = 0; x < COVER.width - 40 && count < 6; count++) {
    const [first = 'parcel', ...others] = wall.wares.filter((name) => name !== last);
    last = pick(random, [first, ...others]);
    const { make, width, height, fills, marks } = WARES[last] as Ware;
    const fill = pick(random, seenOn(wall, fills));
    const [mark = SHOP.cream, ...more] = marks.filter((color) => color !== fill);
    const product = make(
      names,
      between(random, ...width),
      between(random, ...height),
      fill,
      pick(random, [mark, ...more]),
    );
    body += standing(product, x + product.width / 2, FLOOR);
    x += product.width + between(random, 26, 40);
  }
  return drawing(COVER, body);
}
