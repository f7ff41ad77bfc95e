import { shadesOf } from './inks.ts';
import { lightOn, onSheet, type Placing, reachOf } from './placing.ts';
import { drawing, evenly, glow, isOnSheet, type Point, pathOf, short } from './svg.ts';
import { outlineOf, polygonsOf, starIn } from './tilings.ts';

const SHEETS = 7;
const OPENING = 17;

/** The holes of one sheet: the deeper it lies, the smaller and the blunter they are. */
function holesOf(placing: Placing, height: number): string {
  const place = onSheet(placing);
  const scale = 0.3 + 0.66 * height;
  const angle = Math.max(8, placing.angle - OPENING + OPENING * 1.2 * height);
  return polygonsOf(placing.tiling, reachOf(placing))
    .filter(({ sides }) => sides > 3)
    .map((polygon) => {
      const { center } = polygon;
      const points = outlineOf(starIn(polygon, angle)).map(([x, y]) =>
        place([center[0] + (x - center[0]) * scale, center[1] + (y - center[1]) * scale]),
      );
      return isOnSheet(placing.sheet, points, 20) ? pathOf(points) : '';
    })
    .join('');
}

/** Sheets of paper one over the other, a star cut from each; light shines from the bottom. */
export function paper(placing: Placing): string {
  const { sheet, edge, at, inks } = placing;
  const { width, height } = sheet;
  const shades = shadesOf(inks.ramp);
  const lamp = lightOn(placing);
  const core: Point = [at[0] * width, at[1] * height];
  const [, middle = inks.line, bright = inks.line] = inks.accent;
  const deepest = inks.ramp[0] ?? inks.night;
  let body = `<rect width="${width}" height="${height}" fill="url(#core)"/>`;
  let definitions = glow('core', core, width * 0.6, [
    { color: bright, at: 0 },
    { color: middle, at: 0.42 },
    { color: middle, at: 1 },
  ]);
  definitions += `<filter id="shade" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur in="SourceAlpha" stdDeviation="${short(edge * 0.05)}"/><feOffset dx="${short(edge * 0.035)}" dy="${short(edge * 0.06)}"/><feComponentTransfer result="soft"><feFuncA type="linear" slope=".62"/></feComponentTransfer><feFlood flood-color="${deepest}"/><feComposite in2="soft" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  for (let layer = 0; layer < SHEETS; layer++) {
    const share = layer / (SHEETS - 1);
    const holes = holesOf(placing, share);
    body += `<g filter="url(#shade)"><path fill-rule="evenodd" fill="url(#sheet${layer})" d="M-40 -40H${width + 40}V${height + 40}H-40Z${holes}"/></g><path d="${holes}" fill="none" stroke="${inks.line}" stroke-opacity="${(0.1 + 0.28 * share).toFixed(2)}" stroke-width=".8"/>`;
    definitions += glow(
      `sheet${layer}`,
      lamp,
      width * 0.95,
      evenly(shades(0.98 - 0.5 * share), shades(0.72 - 0.6 * share)),
    );
  }
  return drawing(sheet, body, definitions);
}
