import type { SheetArt } from './certificate-art.ts';
import { type Point, pathOf, short } from './svg.ts';

/** Hundredths of a unit: a code of fine squares needs them. */
const fine = (value: number): string => String(Math.round(value * 100) / 100);

/** The dark squares of a QR code as one shape. */
export function qrPath({ size, data }: SheetArt['qr'], x: number, y: number, width: number): string {
  const step = width / size;
  let path = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue;
      let run = 1;
      while (column + run < size && data[row * size + column + run]) run++;
      path += `M${fine(x + column * step)} ${fine(y + row * step)}h${fine(run * step)}v${fine(step)}h${fine(-run * step)}z`;
      column += run - 1;
    }
  return path;
}

/** Points around a middle at radii that take turns, the first at the top. */
export function starPoints([x, y]: Point, count: number, outer: number, inner: number): Point[] {
  return Array.from({ length: count * 2 }, (_, at) => {
    const angle = (at * Math.PI) / count - Math.PI / 2;
    const radius = at % 2 ? inner : outer;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

export const starPath = (middle: Point, count: number, outer: number, inner: number): string =>
  pathOf(starPoints(middle, count, outer, inner));

/** A drawing of its own as a part of another, cut at its edges. */
export function part(drawn: string, id: string, x: number, y: number, width: number, height: number): string {
  const inner = drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const window = `<clipPath id="${id}"><path d="M0 0H${short(width)}V${short(height)}H0Z"/></clipPath>`;
  return `<g transform="translate(${short(x)} ${short(y)})">${window}<g clip-path="url(#${id})">${inner}</g></g>`;
}
