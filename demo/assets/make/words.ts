import { openSync } from 'fontkit';

/** Draws a word as outlines, shaped by the font, so that the SVG looks the same where the font is missing. */
export function outlines(
  text: string,
  fontFile: string,
  size: number,
  x: number,
  baseline: number,
  fill: string,
): string {
  const font = openSync(fontFile);
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const paths = run.glyphs.map((glyph, index) => {
    const at = run.positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const path = `<path transform="translate(${(pen + at.xOffset).toFixed(1)} ${at.yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += at.xAdvance;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${paths.join('')}</g>`;
}
