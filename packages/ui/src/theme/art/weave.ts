import { shadesOf } from './inks.ts';
import { diagonalOf, lightOn, onSheet, type Placing, reachOf } from './placing.ts';
import { drawing, evenly, glow, isOnSheet, type Point, pathOf, short } from './svg.ts';
import { outlineOf, polygonsOf, starIn } from './tilings.ts';

const BAND = 0.2;
/** How far the strap that lies over is drawn again: its shadow less far than its face, so that no seam shows. */
const SHADOW_SHARE = 0.26;
const FACE_SHARE = 0.5;

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

const towards = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The straps' ways and the fields between them. */
function strapsOf(placing: Placing) {
  const place = onSheet(placing);
  const fields = new Map<number, string>();
  let under = '';
  let overShadow = '';
  let overFace = '';
  for (const polygon of polygonsOf(placing.tiling, reachOf(placing))) {
    const star = starIn(polygon, placing.angle);
    const outline = outlineOf(star).map(place);
    if (!isOnSheet(placing.sheet, outline, placing.edge)) continue;
    fields.set(star.sides, (fields.get(star.sides) ?? '') + pathOf(outline));
    under += pathOf(outline);
    // at every middle of an edge the ray to the left lies over: this alone makes a weave that goes over and under in turn
    for (let at = 0; at < outline.length; at += 2) {
      const middle = outline[at];
      const meeting = outline[at + 1];
      if (!middle || !meeting) continue;
      overShadow += line([middle, towards(middle, meeting, SHADOW_SHARE)]);
      overFace += line([middle, towards(middle, meeting, FACE_SHARE)]);
    }
  }
  return { fields, under, overShadow, overFace };
}

/** Straps that go over and under each other. */
export function weave(placing: Placing): string {
  const { sheet, edge, inks } = placing;
  const { width, height } = sheet;
  const band = BAND * edge;
  const shades = shadesOf(inks.ramp);
  const beside = shadesOf(inks.beside);
  const deepest = inks.ramp[0] ?? inks.night;
  const { fields, under, overShadow, overFace } = strapsOf(placing);
  const ground = `<rect width="${width}" height="${height}" fill="url(#ground)"/>`;
  const filled = [...fields]
    .sort(([one], [other]) => other - one)
    .map(([, path], order) => `<path d="${path}" fill="url(#field${Math.min(order, 2)})"/>`)
    .join('');
  const shadow = (path: string) =>
    `<path d="${path}" fill="none" stroke="${deepest}" stroke-opacity=".45" stroke-width="${short(band * 1.5)}" stroke-linejoin="round" filter="url(#soft)"/><path d="${path}" fill="none" stroke="${deepest}" stroke-width="${short(band * 1.14)}"/>`;
  const face = (path: string) =>
    `<path d="${path}" fill="none" stroke="url(#strap)" stroke-width="${short(band * 0.94)}"/><path d="${path}" fill="none" stroke="${inks.line}" stroke-opacity=".28" stroke-width="${short(band * 0.1)}"/>`;
  const lamp = lightOn(placing);
  const radius = diagonalOf(sheet) * 0.8;
  const definitions = [
    `<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${short(band * 0.28)}"/><feOffset dx="${short(band * 0.12)}" dy="${short(band * 0.25)}"/></filter>`,
    glow('ground', lamp, radius, evenly(beside(0.62), beside(0.3), beside(0.08))),
    glow('field0', lamp, radius, evenly(shades(0.62), shades(0.34), shades(0.14))),
    glow('field1', lamp, radius, evenly(...[...inks.accent].reverse())),
    glow('field2', lamp, radius, evenly(beside(0.75), beside(0.5), beside(0.2))),
    glow('strap', lamp, radius, evenly(shades(1), shades(0.8), shades(0.42))),
    glow('dusk', lamp, radius, [
      { color: deepest, at: 0.4, opacity: 0 },
      { color: deepest, at: 1, opacity: 0.55 },
    ]),
  ];
  return drawing(
    sheet,
    `${ground}${filled}${shadow(under)}${face(under)}${shadow(overShadow)}${face(overFace)}<rect width="${width}" height="${height}" fill="url(#dusk)"/>`,
    definitions.join(''),
  );
}
