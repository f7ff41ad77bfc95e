import type { Area } from './question.ts';

/** Pictures are measured in thousandths of their width and height. */
export const PICTURE_SIZE = 1000;

export interface Point {
  x: number;
  y: number;
}

/** Above zero left of the line from `a` to `b`, zero on it. */
const side = (a: Point, b: Point, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

const isBetween = (value: number, a: number, b: number): boolean => value >= Math.min(a, b) && value <= Math.max(a, b);

function isInPolygon(corners: readonly Point[], point: Point): boolean {
  let isInside = false;
  let a = corners.at(-1);
  for (const b of corners) {
    if (a) {
      const turn = side(a, b, point);
      if (turn === 0 && isBetween(point.x, a.x, b.x) && isBetween(point.y, a.y, b.y)) return true;
      // The edges that a ray to the right crosses; each corner belongs to the edge above it only.
      if (a.y > point.y !== b.y > point.y && turn > 0 === b.y > a.y) isInside = !isInside;
    }
    a = b;
  }
  return isInside;
}

/**
 * Whether a point lies in an area; its border belongs to it. `x` and `y` of an ellipse are the corner of the rectangle
 * around it. Exact for whole thousandths: no intermediate result leaves the safe integers.
 */
export function isInArea(area: Area, point: Point): boolean {
  if (area.shape === 'polygon') return isInPolygon(area.points, point);
  const { x, y, width, height } = area;
  const isInFrame = isBetween(point.x, x, x + width) && isBetween(point.y, y, y + height);
  if (area.shape === 'rectangle' || !isInFrame) return isInFrame;
  const across = (2 * (point.x - x) - width) * height;
  const down = (2 * (point.y - y) - height) * width;
  return across ** 2 + down ** 2 <= (width * height) ** 2;
}

/** Twice what a polygon encloses; zero for a line. */
export const doubledPolygonArea = (corners: readonly Point[]): number => {
  const [origin, ...rest] = corners;
  if (!origin) return 0;
  return Math.abs(rest.slice(1).reduce((sum, corner, index) => sum + side(origin, rest[index] ?? origin, corner), 0));
};
