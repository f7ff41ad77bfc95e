/** Drawing helpers: everything is a string of SVG, so that a picture reads as a short list of shapes. */

export interface Palette {
  ground: string;
  soft: string;
  mid: string;
  deep: string;
  ink: string;
  accent: string;
  paper: string;
}

export function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${((hue % 360) + 360) % 360},${saturation}%,${lightness}%)`;
}

/** Light tones of one hue with a warm or cool accent beside it. */
export function palette(hue: number): Palette {
  return {
    ground: hsl(hue, 38, 95),
    soft: hsl(hue, 40, 84),
    mid: hsl(hue, 42, 62),
    deep: hsl(hue, 52, 38),
    ink: hsl(hue, 55, 20),
    accent: hue > 60 ? hsl(32, 88, 56) : hsl(188, 52, 42),
    paper: '#ffffff',
  };
}

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, rx: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width = 10, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** Numbers 0 to count - 1, for rows of things. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export function svg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** The same drawing with a name for those who can't see it. */
export function titled(title: string, drawing: string): string {
  return drawing.replace('<svg ', '<svg role="img" ').replace('>', `><title>${title}</title>`);
}

/** A small repeatable random source, so that the same name always gives the same picture. */
export function random(seedText: string): () => number {
  let state = 2166136261;
  for (const character of seedText) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A point on a circle; the angle in degrees, 0 at the top, clockwise. */
export function polar(x: number, y: number, r: number, angle: number): [number, number] {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [Math.round((x + r * Math.cos(radians)) * 10) / 10, Math.round((y + r * Math.sin(radians)) * 10) / 10];
}

/** A slice of a ring between two angles. */
export function slice(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  fill: string,
): string {
  const large = to - from > 180 ? 1 : 0;
  const [ax, ay] = polar(x, y, outer, from);
  const [bx, by] = polar(x, y, outer, to);
  const [cx, cy] = polar(x, y, inner, to);
  const [dx, dy] = polar(x, y, inner, from);
  return shape(
    `M${ax} ${ay}A${outer} ${outer} 0 ${large} 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 ${large} 0 ${dx} ${dy}Z`,
    fill,
  );
}
