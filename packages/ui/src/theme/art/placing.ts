import type { Inks } from './inks.ts';
import type { Point, Sheet } from './svg.ts';
import type { Tiling } from './tilings.ts';

/** What all drawings of a tiling have in common. */
export interface Placing {
  readonly sheet: Sheet;
  readonly tiling: Tiling;
  readonly angle: number;
  /** How long an edge is drawn. */
  readonly edge: number;
  /** Where the centre of the largest star lies, as shares of the sheet. */
  readonly at: Point;
  readonly turn: number;
  readonly inks: Inks;
  /** Where the light comes from, as shares of the sheet. */
  readonly light: Point;
}

export const diagonalOf = ({ width, height }: Sheet): number => Math.hypot(width, height);

/** How far the tiling has to reach to cover the sheet, in edges. */
export const reachOf = ({ sheet, edge }: Placing): number => diagonalOf(sheet) / edge;

export const lightOn = ({ sheet, light }: Placing): Point => [light[0] * sheet.width, light[1] * sheet.height];

/** From the tiling's plane onto the sheet. */
export function onSheet({ sheet, edge, at, turn }: Placing): (point: Point) => Point {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return ([x, y]) => [
    at[0] * sheet.width + edge * (x * cos - y * sin),
    at[1] * sheet.height + edge * (x * sin + y * cos),
  ];
}
