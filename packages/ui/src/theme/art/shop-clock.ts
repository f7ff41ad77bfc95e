import { board, cup, fruit, jar, Names, SHOP, standing } from './products.ts';
import { COVER, drawing, short } from './svg.ts';

type Span = readonly [from: number, to: number];

const SHELF = 306;
const RADIUS = 112;

const tipOf = (degrees: number, length: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${short(length * Math.sin(turn))} ${short(-length * Math.cos(turn))}`;
};

/** The clock on the wall of the shop: its hands stand at the beginning, the hours of the event are a wedge. */
function clock(x: number, y: number, [from, to]: Span): string {
  const hour = ((from / 60) % 12) * 30;
  const hours = Math.min(11.9, (to - from) / 60);
  const reach = RADIUS * 0.8;
  const wedge = `<path d="M0 0L${tipOf(hour, reach)}A${reach} ${reach} 0 ${hours > 6 ? 1 : 0} 1 ${tipOf(hour + hours * 30, reach)}Z" fill="${SHOP.amber}"/>`;
  const ticks = Array.from({ length: 12 }, (_, at) => {
    const isLong = at % 3 === 0;
    const width = RADIUS * (isLong ? 0.07 : 0.04);
    return `<rect x="${short(-width / 2)}" y="${short(-RADIUS * 0.78)}" width="${short(width)}" height="${short(RADIUS * (isLong ? 0.16 : 0.09))}" fill="${SHOP.ink}" transform="rotate(${at * 30})"/>`;
  });
  const hand = (degrees: number, width: number, length: number, color: string) =>
    `<rect x="${short((-RADIUS * width) / 2)}" y="${short(-RADIUS * length)}" width="${short(RADIUS * width)}" height="${short(RADIUS * (length + 0.1))}" fill="${color}" transform="rotate(${short(degrees)})"/>`;
  return `<g transform="translate(${x} ${y})"><circle r="${RADIUS}" cx="20" cy="10" fill="${SHOP.ink}" opacity=".2"/><circle r="${RADIUS}" fill="${SHOP.ink}"/><circle r="${short(RADIUS * 0.86)}" fill="${SHOP.white}"/>${wedge}${ticks.join('')}${hand(hour, 0.09, 0.5, SHOP.ink)}${hand((from % 60) * 6, 0.06, 0.72, SHOP.tomato)}<circle r="${short(RADIUS * 0.07)}" fill="${SHOP.ink}"/></g>`;
}

const WALLS = [
  [SHOP.sea, SHOP.deep],
  [SHOP.amber, SHOP.brick],
] as const;

/** An event's picture in the hand of the shop: the clock above the shelf. */
export function shopClock(order: number, spans: readonly Span[]): string {
  const [wall, wood] = WALLS[order % WALLS.length] ?? WALLS[0];
  const names = new Names();
  const isLeft = order % 2 === 0;
  const wares = [
    { x: isLeft ? 412 : 80, ware: cup(names, 92, 140, SHOP.white, SHOP.tomato) },
    { x: isLeft ? 502 : 172, ware: fruit(names, 80, 1, SHOP.tomato, SHOP.leaf) },
    { x: isLeft ? 584 : 264, ware: jar(names, 84, 124, SHOP.olive, SHOP.card) },
  ];
  return drawing(
    COVER,
    `<rect width="${COVER.width}" height="${COVER.height}" fill="${wall}"/>${board(SHELF, COVER.width, 60, wood)}${clock(isLeft ? 226 : 480, 150, spans[0] ?? [720, 780])}${wares.map(({ x, ware }) => standing(ware, x, SHELF)).join('')}`,
  );
}
