import { type Inks, inksOf, shadesOf } from './inks.ts';
import { COVER, drawing, glow, isOnSheet, type Point, pathOf, short } from './svg.ts';
import { along, type Facet, facetsOf, normalOf, type Tiling, unit } from './tilings.ts';

/** From and to, in minutes after the midnight of its day; a day after the other. */
type Span = readonly [from: number, to: number];

const HEIGHTS = { center: 0.55, middle: 0.12, meeting: -0.18, corner: 0.3 };
const LAMP = unit([-0.55, -0.62, 0.56]);
const SHINE = unit([-0.3, -0.36, 0.88]);
/** From the middle of the largest star to the middle of its edges, in edges. */
const APOTHEM = 1.866;

interface Manner {
  readonly tiling: Tiling;
  readonly angle: number;
  readonly edge: number;
  readonly at: Point;
}

const MANNERS = [
  { tiling: '3.12.12', angle: 66, edge: 80, at: [0.62, 0.54] },
  { tiling: '4.6.12', angle: 64, edge: 82, at: [0.36, 0.54] },
] as const satisfies readonly Manner[];

const hourOf = (minutes: number): number => minutes / 60;
/** Noon is at the top and midnight below, in every language: clocks don't mirror. */
const angleOf = (hour: number): number => -Math.PI / 2 + ((hour - 12) / 24) * 2 * Math.PI;
const hourAt = ([x, y]: Point, [cx, cy]: Point): number =>
  (12 + ((Math.atan2(y - cy, x - cx) + Math.PI / 2) / (2 * Math.PI)) * 24 + 48) % 24;

/** Is an hour of the clock within a span that may go past midnight? */
const isWithin = (hour: number, [from, to]: Span): boolean =>
  [hour, hour + 24].some((at) => at > hourOf(from) && at < hourOf(to));

interface Dial {
  readonly manner: Manner;
  readonly center: Point;
  /** Of the star's dial. */
  readonly radius: number;
  readonly lamp: Point;
  readonly inks: Inks;
  readonly spans: readonly Span[];
}

/** How light a facet is: turned to the lamp, near where the sun would stand, and with a little shine. */
function lightnessOf(normal: ReturnType<typeof normalOf>, nearness: number): number {
  const facing = Math.max(0, along(normal, LAMP));
  const shine = Math.max(0, along(normal, SHINE)) ** 12;
  return 0.02 + 0.52 * facing * (0.45 + 0.75 * nearness) + 0.34 * nearness ** 2 + 0.12 * shine * nearness;
}

interface Surface {
  readonly shade: 'star' | 'kite' | 'accent';
  readonly light: number;
}

/** The facets of the event's hours shine in the accent; outside the dial it is darker. */
function surfaceOf(dial: Dial, facet: Facet, middle: Point, light: number): Surface {
  const isInside = Math.hypot(middle[0] - dial.center[0], middle[1] - dial.center[1]) < dial.radius * 0.985;
  const own = facet.isStar ? 'star' : 'kite';
  if (!isInside) return { shade: own, light: light * 0.8 };
  const hour = hourAt(middle, dial.center);
  if (!dial.spans.some((span) => isWithin(hour, span))) return { shade: own, light };
  return facet.isStar
    ? { shade: 'accent', light: Math.min(0.95, 0.42 + light * 0.62) }
    : { shade: own, light: Math.min(0.9, light * 1.35 + 0.06) };
}

function stone(dial: Dial): string {
  const { manner, center, lamp, inks } = dial;
  const { tiling, angle, edge } = manner;
  const diagonal = Math.hypot(COVER.width, COVER.height);
  const shades = { star: shadesOf(inks.ramp), kite: shadesOf(inks.beside), accent: shadesOf(inks.accent) };
  const surfaces = new Map<string, string>();
  let straps = '';
  for (const facet of facetsOf(tiling, angle, diagonal / edge, HEIGHTS)) {
    const points = facet.corners.map(([x, y]) => [center[0] + edge * x, center[1] + edge * y]) as unknown as [
      Point,
      Point,
      Point,
    ];
    if (!isOnSheet(COVER, points)) continue;
    const middle: Point = [points.reduce((sum, [x]) => sum + x, 0) / 3, points.reduce((sum, [, y]) => sum + y, 0) / 3];
    const nearness = 1 - Math.min(1, Math.hypot(middle[0] - lamp[0], middle[1] - lamp[1]) / (diagonal * 0.78));
    const corners = facet.corners.map(([, , height], at) => [...(points[at] ?? lamp), height * edge]);
    const given = lightnessOf(normalOf(corners as unknown as Facet['corners']), nearness);
    const { shade, light } = surfaceOf(dial, facet, middle, given);
    const color = shades[shade](Math.min(facet.sides === 3 ? 0.55 : 0.97, light));
    surfaces.set(color, (surfaces.get(color) ?? '') + pathOf(points));
    if (facet.isStar) straps += `M${points[1].map(short).join(' ')}L${points[2].map(short).join(' ')}`;
  }
  const painted = [...surfaces].map(
    ([color, path]) => `<path d="${path}" fill="${color}" stroke="${color}" stroke-width=".7"/>`,
  );
  return `${painted.join('')}<path d="${straps}" fill="none" stroke="url(#strap)" stroke-width="${(edge * 0.02).toFixed(2)}"/><rect width="${COVER.width}" height="${COVER.height}" fill="url(#dusk)"/>`;
}

const onRing = ([x, y]: Point, radius: number, hour: number): Point => [
  x + radius * Math.cos(angleOf(hour)),
  y + radius * Math.sin(angleOf(hour)),
];

const spot = (point: Point): string => point.map(short).join(' ');

/** The band with its 24 ticks, four of them long, and a thin ring for each further day. */
function band({ center, radius, inks, spans }: Dial): string {
  const [x, y] = center;
  const inner = radius * 1.02;
  const step = radius * 0.12;
  const more = spans.length - 1;
  const ticks = Array.from({ length: 24 }, (_, hour) => {
    const isLong = hour % 6 === 0;
    const reach = radius * (isLong ? 0.055 : 0.03);
    return `<path d="M${spot(onRing(center, inner - reach, hour))}L${spot(onRing(center, inner + reach, hour))}" stroke="${inks.line}" stroke-opacity="${isLong ? 0.95 : 0.5}" stroke-width="${isLong ? 2.2 : 1.3}" stroke-linecap="round"/>`;
  });
  const rings = Array.from(
    { length: more },
    (_, at) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(inner + (at + 1) * step)}" fill="none" stroke="${inks.line}" stroke-opacity=".35" stroke-width="1.2"/>`,
  );
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(inner + (more * step) / 2)}" fill="none" stroke="${inks.ramp[0]}" stroke-opacity=".42" stroke-width="${short(radius * 0.15 + more * step)}"/>${ticks.join('')}${rings.join('')}`;
}

/** The hours of a day as a lit arc, whose beginning is a moon. */
function orbit({ center, radius, inks }: Dial, [from, to]: Span, day: number): string {
  const ring = radius * (1.02 + day * 0.12);
  const [begin, end] = [hourOf(from), Math.min(hourOf(to), hourOf(from) + 23.9)];
  const moon = onRing(center, ring, begin);
  const arc = `M${spot(moon)}A${short(ring)} ${short(ring)} 0 ${end - begin > 12 ? 1 : 0} 1 ${spot(onRing(center, ring, end))}`;
  const line = (color: string | undefined, width: number, opacity = '') =>
    `<path d="${arc}" fill="none" stroke="${color}"${opacity} stroke-width="${short(radius * width)}" stroke-linecap="round"/>`;
  const [, glowing, bright] = inks.accent;
  const disc = (size: number, fill: string | undefined, opacity = '') =>
    `<circle cx="${short(moon[0])}" cy="${short(moon[1])}" r="${short(radius * size)}" fill="${fill}"${opacity}/>`;
  return (
    line(glowing, 0.13, ' stroke-opacity=".35"') +
    line(bright, 0.05) +
    disc(0.1, glowing, ' fill-opacity=".4"') +
    disc(0.058, '#fff')
  );
}

/** The light stands where the sun would at the beginning: left in the morning, above at noon, right in the evening. */
function lampOf(center: Point, first: number): Point {
  const sun = angleOf(hourOf(first));
  const { width, height } = COVER;
  return [
    center[0] + Math.cos(sun) * 0.42 * height,
    Math.max(-0.05, center[1] / height + Math.sin(sun) * 0.62) * height,
  ].map((value, axis) => (axis === 0 ? Math.min(width, value) : value)) as unknown as Point;
}

/** An event's picture: a star that is a clock of 24 hours, on which the event's hours are lit. */
export function dial(hue: number, order: number, spans: readonly Span[]): string {
  const manner = MANNERS[order % MANNERS.length] ?? MANNERS[0];
  const center: Point = [manner.at[0] * COVER.width, manner.at[1] * COVER.height];
  const lamp = lampOf(center, spans[0]?.[0] ?? 720);
  const inks = inksOf(hue);
  const diagonal = Math.hypot(COVER.width, COVER.height);
  const drawn: Dial = { manner, center, radius: APOTHEM * manner.edge, lamp, inks, spans };
  const definitions =
    glow('strap', lamp, diagonal * 0.75, [
      { color: inks.line, at: 0, opacity: 0.6 },
      { color: inks.line, at: 1, opacity: 0.08 },
    ]) +
    glow('dusk', lamp, diagonal, [
      { color: inks.ramp[0] ?? inks.night, at: 0.35, opacity: 0 },
      { color: inks.ramp[0] ?? inks.night, at: 1, opacity: 0.66 },
    ]);
  const orbits = spans.map((span, day) => orbit(drawn, span, day));
  return drawing(COVER, stone(drawn) + band(drawn) + orbits.join(''), definitions);
}
