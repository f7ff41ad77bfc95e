import {
  type Box,
  type LayoutElement,
  mirrored,
  type SheetArrangement,
  sheetSize,
} from '@sullam/domain/certificates/layout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which edges of a box follow the pointer; none: the whole box. */
export interface Grip {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const WHOLE: Grip = { x: 0, y: 0 };
export const GRIPS: readonly Grip[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];

/** Smaller than 2 mm nothing can be taken hold of. A line is as thin as it likes. */
const LEAST = 20;

export interface Move {
  readonly x: number;
  readonly y: number;
}

const least = ({ shape }: LayoutElement): number => (shape ? 1 : LEAST);

/** A box of which some edges were pulled; the opposite ones stay, and it never turns inside out. */
export function pulled(element: LayoutElement, grip: Grip, by: Move): Box {
  const { x, y, width, height } = element;
  if (grip.x === 0 && grip.y === 0) return { x: x + by.x, y: y + by.y, width, height };
  const smallest = least(element);
  const wide = grip.x === 0 ? width : Math.max(smallest, width + grip.x * by.x);
  const high = grip.y === 0 ? height : Math.max(smallest, height + grip.y * by.y);
  return {
    x: grip.x === -1 ? x + width - wide : x,
    y: grip.y === -1 ? y + height - high : y,
    width: wide,
    height: high,
  };
}

export const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** Lines to which boxes are drawn: edges, middle and margins of the sheet, edges and middles of what stands on it. */
export interface Lines {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

const MARGIN = 100;

export function linesFor(arrangement: SheetArrangement, moving: ReadonlySet<string>): Lines {
  const sheet = sheetSize(arrangement.paper, arrangement.orientation);
  const others = arrangement.elements
    .filter(({ elementId }) => !moving.has(elementId))
    .flatMap((element) =>
      element.text?.languages === 'BOTH' ? [element, mirrored(element, sheet.width)] : [element as Box],
    );
  const along = (whole: number, starts: readonly (readonly [number, number])[]) => [
    ...new Set([
      0,
      MARGIN,
      whole / 2,
      whole - MARGIN,
      whole,
      ...starts.flatMap(([start, length]) => [start, start + length / 2, start + length]),
    ]),
  ];
  return {
    x: along(
      sheet.width,
      others.map(({ x, width }) => [x, width] as const),
    ),
    y: along(
      sheet.height,
      others.map(({ y, height }) => [y, height] as const),
    ),
  };
}

export interface Guides {
  readonly x: number | null;
  readonly y: number | null;
}

interface Drawn {
  readonly by: number;
  readonly line: number | null;
}

/** The least way to a line that one of the places has. */
function nearest(places: readonly number[], lines: readonly number[], reach: number): Drawn {
  let best: Drawn = { by: 0, line: null };
  let way = reach;
  for (const place of places)
    for (const line of lines) {
      const off = line - place;
      if (Math.abs(off) >= way) continue;
      way = Math.abs(off);
      best = { by: off, line };
    }
  return best;
}

const placesOf = (start: number, length: number, grip: -1 | 0 | 1, isWhole: boolean): number[] => {
  if (isWhole) return [start, start + length / 2, start + length];
  if (grip === 0) return [];
  return [grip === -1 ? start : start + length];
};

/** How a move is changed so that the box comes to lie at a line which is near, and at which. */
export function snapped(
  element: LayoutElement,
  grip: Grip,
  by: Move,
  lines: Lines,
  reach: number,
): { by: Move; guides: Guides } {
  const box = pulled(element, grip, by);
  const isWhole = grip.x === 0 && grip.y === 0;
  const x = nearest(placesOf(box.x, box.width, grip.x, isWhole), lines.x, reach);
  const y = nearest(placesOf(box.y, box.height, grip.y, isWhole), lines.y, reach);
  return { by: { x: by.x + x.by, y: by.y + y.by }, guides: { x: x.line, y: y.line } };
}
