import { shadesOf } from './inks.ts';
import { diagonalOf, lightOn, onSheet, type Placing, reachOf } from './placing.ts';
import { drawing, glow, isOnSheet, type Point, pathOf, short } from './svg.ts';
import { along, type Corner, type Facet, facetsOf, normalOf, unit } from './tilings.ts';

const HEIGHTS = { center: 0.55, middle: 0.12, meeting: -0.18, corner: 0.3 };
const LAMP = unit([-0.55, -0.62, 0.56]);
const SHINE = unit([-0.3, -0.36, 0.88]);

export interface Relief extends Placing {
  /** Small polygons of this kind take the accent. */
  readonly accentSides?: number;
}

/** How light a facet is: turned to the lamp, near the glow, and with a little shine. */
function lightnessOf(facet: Facet, normal: Corner, nearness: number): number {
  const facing = Math.max(0, along(normal, LAMP));
  const shine = Math.max(0, along(normal, SHINE)) ** 12;
  const light = 0.02 + 0.52 * facing * (0.45 + 0.75 * nearness) + 0.34 * nearness ** 2 + 0.12 * shine * nearness;
  return Math.min(facet.sides === 3 ? 0.62 : 0.97, light);
}

/** Stars cut in stone, lit from one corner. */
export function relief(placing: Relief): string {
  const { sheet, tiling, angle, edge, inks, accentSides } = placing;
  const place = onSheet(placing);
  const lamp = lightOn(placing);
  const diagonal = diagonalOf(sheet);
  const stars = shadesOf(inks.ramp);
  const kites = shadesOf(inks.beside);
  const accents = shadesOf(inks.accent);
  const surfaces = new Map<string, string>();
  let straps = '';
  for (const facet of facetsOf(tiling, angle, reachOf(placing), HEIGHTS)) {
    const points = facet.corners.map(([x, y]) => place([x, y])) as [Point, Point, Point];
    if (!isOnSheet(sheet, points)) continue;
    const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / 3) as [
      number,
      number,
    ];
    const nearness = 1 - Math.min(1, Math.hypot(x - lamp[0], y - lamp[1]) / (diagonal * 0.78));
    const corners = facet.corners.map(([, , height], at) => [...(points[at] ?? lamp), height * edge]);
    const light = lightnessOf(facet, normalOf(corners as unknown as Facet['corners']), nearness);
    const shades = facet.isStar ? (facet.sides === accentSides ? accents : stars) : kites;
    const color = shades(light);
    surfaces.set(color, (surfaces.get(color) ?? '') + pathOf(points));
    if (facet.isStar) straps += `M${points[1].map(short).join(' ')}L${points[2].map(short).join(' ')}`;
  }
  const painted = [...surfaces].map(
    ([color, path]) => `<path d="${path}" fill="${color}" stroke="${color}" stroke-width=".7"/>`,
  );
  const definitions =
    glow('strap', lamp, diagonal * 0.75, [
      { color: inks.line, at: 0, opacity: 0.66 },
      { color: inks.line, at: 1, opacity: 0.08 },
    ]) +
    glow('dusk', lamp, diagonal, [
      { color: inks.ramp[0] ?? inks.night, at: 0.35, opacity: 0 },
      { color: inks.ramp[0] ?? inks.night, at: 1, opacity: 0.62 },
    ]);
  return drawing(
    sheet,
    `${painted.join('')}<path d="${straps}" fill="none" stroke="url(#strap)" stroke-width="${(edge * 0.022).toFixed(2)}" stroke-linecap="round"/><rect width="${sheet.width}" height="${sheet.height}" fill="url(#dusk)"/>`,
    definitions,
  );
}
