import { type Inks, shadesOf } from './inks.ts';
import { randomFrom } from './random.ts';
import { drawing, evenly, glow, isOnSheet, type Point, pathOf, type Sheet, short } from './svg.ts';
import { along, type Corner, type Facet, facetsOf, normalOf, unit } from './tilings.ts';

const HEIGHTS = { center: 0.42, middle: 0.08, meeting: -0.2, corner: 0.26 };
const FAR_RIM: Corner = [0.8, 0.5, 0.1];

export interface Moon {
  /** Where on its way it is, in radians; from 0 to pi it is in front. */
  readonly at: number;
  readonly size: number;
  readonly color: string;
}

export interface Orbit {
  /** In radii of the globe. */
  readonly radius: number;
  readonly flatness: number;
  /** Degrees. */
  readonly slant: number;
  readonly opacity?: number;
  readonly moons: readonly Moon[];
}

export interface Globe {
  readonly sheet: Sheet;
  readonly center: Point;
  readonly radius: number;
  readonly angle?: number;
  /** Edges of the tiling to a radian: the more, the finer the stars. */
  readonly density: number;
  readonly turn: number;
  readonly tilt: Point;
  readonly light: Corner;
  readonly inks: Inks;
  readonly orbits: readonly Orbit[];
  readonly stars: number;
  readonly seed: string;
  /** What shows through between the last facets and the rim; the deepest ink where nothing is said. */
  readonly under?: string | undefined;
}

/** From the tiling's plane onto a ball, straight lines through the middle keeping their length. */
function onBall({ density, turn, tilt }: Globe): (corner: Corner) => Corner {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [across, down] = tilt;
  return ([x, y]) => {
    const [u, v] = [x * cos - y * sin, x * sin + y * cos];
    const distance = Math.hypot(u, v);
    const angle = distance / density;
    const scale = distance ? Math.sin(angle) / distance : 0;
    const depth = Math.cos(angle);
    const low = v * scale * Math.cos(down) - depth * Math.sin(down);
    const near = v * scale * Math.sin(down) + depth * Math.cos(down);
    return [
      u * scale * Math.cos(across) + near * Math.sin(across),
      low,
      -u * scale * Math.sin(across) + near * Math.cos(across),
    ];
  };
}

const middleOf = (corners: readonly Corner[]): Corner => {
  const sum = (axis: 0 | 1 | 2) => corners.reduce((total, corner) => total + corner[axis], 0) / corners.length;
  return [sum(0), sum(1), sum(2)];
};

/** The facets that look towards us, by colour, and the fine lines between stars. */
function surfaceOf(globe: Globe): string {
  const { sheet, center, radius, density, inks } = globe;
  const place = onBall(globe);
  const lamp = unit(globe.light);
  const bump = 0.5 / density;
  const leaning = Math.abs(globe.tilt[0]) + Math.abs(globe.tilt[1]) + 0.1; // what the tilt brings over the rim
  const shades = { star: shadesOf(inks.ramp), kite: shadesOf(inks.beside), accent: shadesOf(inks.accent) };
  const surfaces = new Map<string, string>();
  let straps = '';
  for (const facet of facetsOf('4.6.12', globe.angle ?? 62, density * (Math.PI / 2 + leaning), HEIGHTS)) {
    const ball = facet.corners.map(place);
    const middle = middleOf(ball);
    if (middle[2] < -0.02) continue;
    const points = ball.map(([x, y]): Point => [center[0] + radius * x, center[1] + radius * y]);
    if (!isOnSheet(sheet, points)) continue;
    const bumped = ball.map((corner, at) => {
      const raised = 1 + (facet.corners[at]?.[2] ?? 0) * bump;
      return [corner[0] * raised, corner[1] * raised, corner[2] * raised];
    });
    const outward = normalOf(bumped as unknown as Facet['corners']);
    const round = Math.max(0, along(unit(middle), lamp));
    const facing = Math.max(
      0,
      along(along(outward, middle) < 0 ? unit([-outward[0], -outward[1], -outward[2]]) : outward, lamp),
    );
    const rim = 0.1 * (1 - middle[2]) ** 3 * Math.max(0, along(unit(middle), FAR_RIM));
    const light = 0.02 + 0.34 * round + 0.58 * facing * (0.25 + 0.75 * round) + rim;
    const kind = facet.isStar ? (facet.sides === 4 ? shades.accent : shades.star) : shades.kite;
    const color = kind(light);
    surfaces.set(color, (surfaces.get(color) ?? '') + pathOf(points));
    const [, from, to] = points;
    if (facet.isStar && from && to) straps += `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`;
  }
  const painted = [...surfaces].map(
    ([color, path]) => `<path d="${path}" fill="${color}" stroke="${color}" stroke-width=".6"/>`,
  );
  return `${painted.join('')}<path d="${straps}" fill="none" stroke="url(#strap)" stroke-width="${((radius / density) * 0.024).toFixed(2)}"/>`;
}

/** The half of each orbit that lies before the globe, or the one behind it. */
function orbitsOf({ center, radius, orbits, inks }: Globe, isInFront: boolean): string {
  return orbits
    .map(({ radius: share, flatness, slant, opacity = 0.5, moons }) => {
      const wide = radius * share;
      const high = wide * flatness;
      const way = `M${short(-wide)} 0A${short(wide)} ${short(high)} 0 0 ${isInFront ? 0 : 1} ${short(wide)} 0`;
      const shown = moons
        .filter(({ at }) => Math.sin(at) >= 0 === isInFront)
        .map(({ at, size, color }) => {
          const [x, y] = [short(wide * Math.cos(at)), short(high * Math.sin(at))];
          return `<circle cx="${x}" cy="${y}" r="${short(size * 2.6)}" fill="${color}" opacity=".16"/><circle cx="${x}" cy="${y}" r="${short(size)}" fill="${color}"/>`;
        });
      return `<g transform="translate(${short(center[0])} ${short(center[1])}) rotate(${slant})"><path d="${way}" fill="none" stroke="${inks.line}" stroke-opacity="${(opacity * (isInFront ? 1 : 0.55)).toFixed(2)}" stroke-width="1.2"/>${shown.join('')}</g>`;
    })
    .join('');
}

function nightSky({ sheet, stars, seed }: Globe): string {
  const random = randomFrom(`sky:${seed}`);
  return Array.from(
    { length: stars },
    () =>
      `<circle cx="${short(random() * sheet.width)}" cy="${short(random() * sheet.height)}" r="${(0.5 + random() * 0.9).toFixed(1)}" fill="#fff" opacity="${(0.12 + random() * 0.4).toFixed(2)}"/>`,
  ).join('');
}

/** The stars' relief on a ball under a night sky, with moons on their ways around it. */
export function globe(drawn: Globe): string {
  const { sheet, center, radius, inks } = drawn;
  const { width, height } = sheet;
  const lamp = unit(drawn.light);
  const lit = (share: number): Point => [center[0] + lamp[0] * radius * share, center[1] + lamp[1] * radius * share];
  const [deepest = inks.night, deep = inks.night, middle = inks.night] = inks.ramp;
  const shine = inks.ramp[3] ?? inks.line;
  const definitions = [
    glow('sky', center, Math.max(width, height) * 0.95, evenly(deep, inks.night)),
    glow('halo', [center[0] - radius * 0.2, center[1] - radius * 0.15], radius * 1.75, [
      { color: middle, at: 0.5, opacity: 0.5 },
      { color: middle, at: 0.72, opacity: 0.2 },
      { color: middle, at: 1, opacity: 0 },
    ]),
    glow('strap', lit(0.7), radius * 1.5, [
      { color: inks.line, at: 0, opacity: 0.75 },
      { color: inks.line, at: 1, opacity: 0.06 },
    ]),
    glow('dusk', lit(0.55), radius * 1.62, [
      { color: inks.night, at: 0.5, opacity: 0 },
      { color: inks.night, at: 0.98, opacity: 0.86 },
    ]),
    `<linearGradient id="rim" x1="${lamp[0] > 0 ? 1 : 0}" y1="0" x2="${lamp[0] > 0 ? 0 : 1}" y2="1"><stop stop-color="${shine}" stop-opacity=".95"/><stop offset=".5" stop-color="${shine}" stop-opacity="0"/></linearGradient>`,
    `<clipPath id="ball"><circle cx="${short(center[0])}" cy="${short(center[1])}" r="${short(radius)}"/></clipPath>`,
  ];
  const circle = `cx="${short(center[0])}" cy="${short(center[1])}"`;
  const ball = `<g clip-path="url(#ball)"><circle ${circle} r="${short(radius)}" fill="${drawn.under ?? deepest}"/>${surfaceOf(drawn)}<circle ${circle} r="${short(radius)}" fill="url(#dusk)"/></g><circle ${circle} r="${short(radius - 0.8)}" fill="none" stroke="url(#rim)" stroke-width="1.6"/>`;
  return drawing(
    sheet,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${nightSky(drawn)}<rect width="${width}" height="${height}" fill="url(#halo)"/>${orbitsOf(drawn, false)}${ball}${orbitsOf(drawn, true)}`,
    definitions.join(''),
  );
}
