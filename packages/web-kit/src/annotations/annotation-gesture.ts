import {
  type AnnotationKind,
  boundsOf,
  type PagePoint,
  type PageRectangle,
  pagePoint,
  simplifyStroke,
} from '@sullam/domain/annotations.ts';

/** What the pointer and the keys do on a page: choose marks, or make one. */
export type AnnotationTool = 'SELECT' | AnnotationKind;

/** A smaller box was a press, not a drag. */
const LEAST = 0.004;

/** The shapes of a mark that was drawn along some points; null when they are too little for one. */
export function shapesOfGesture(kind: AnnotationKind, points: readonly PagePoint[]): PagePoint[][] | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  if (kind === 'NOTE') return [[last]];
  if (kind === 'INK') return [simplifyStroke(points)];
  const { x, y, width, height } = boundsOf([first, last]);
  if (width < LEAST || height < LEAST) return null;
  return [[pagePoint(x, y), pagePoint(x + width, y + height)]];
}

const overlaps = (a: PageRectangle, b: PageRectangle): boolean => {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared > Math.min(a.height, b.height) / 2;
};

/** Rectangles of selected words as one for each line. */
export function linesOf(rectangles: readonly PageRectangle[]): PagePoint[][] {
  const lines: PageRectangle[] = [];
  for (const word of rectangles.filter(({ width, height }) => width > 0 && height > 0)) {
    const at = lines.findIndex((line) => overlaps(line, word));
    const corners = ({ x, y, width, height }: PageRectangle) => [
      { x, y },
      { x: x + width, y: y + height },
    ];
    const line = lines[at];
    if (line) lines[at] = boundsOf([...corners(line), ...corners(word)]);
    else lines.push(word);
  }
  return lines.map(({ x, y, width, height }) => [pagePoint(x, y), pagePoint(x + width, y + height)]);
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key goes on a page; null for other keys. Left is left in every language: pages aren't mirrored. */
export function stepOfKey({ key, shiftKey }: { key: string; shiftKey: boolean }): PagePoint | null {
  const step = STEPS[key];
  const by = shiftKey ? 0.05 : 0.01;
  return step ? { x: step[0] * by, y: step[1] * by } : null;
}

const TOOL_KEYS: Readonly<Record<string, AnnotationTool>> = {
  KeyV: 'SELECT',
  KeyN: 'NOTE',
  KeyH: 'HIGHLIGHT',
  KeyB: 'BOX',
  KeyD: 'INK',
};

/** The tool that a key chooses, by its place: the same one under an Arabic layout. */
export const toolOfKey = (code: string): AnnotationTool | undefined => TOOL_KEYS[code];
