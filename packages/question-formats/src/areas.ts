import type { Area } from '@sullam/domain/questions/question.ts';
import type { PictureSize } from './picture-size.ts';
import type { Notes } from './report.ts';

export interface Point {
  x: number;
  y: number;
}

/** A shape in pixels of its picture. */
export type PixelShape =
  | { shape: 'rectangle'; from: Point; to: Point }
  | { shape: 'ellipse'; middle: Point; radius: Point }
  | { shape: 'polygon'; points: Point[] };

const THOUSAND = 1000;
const clamped = (value: number): number => Math.min(THOUSAND, Math.max(0, value));

/** Pixels as thousandths of the picture; says when they had to be rounded. */
function scale({ width, height }: PictureSize, notes: Notes): (point: Point) => Point {
  return ({ x, y }) => {
    const exact = { x: (x * THOUSAND) / width, y: (y * THOUSAND) / height };
    const point = { x: clamped(Math.round(exact.x)), y: clamped(Math.round(exact.y)) };
    if (point.x !== exact.x || point.y !== exact.y) notes.add('area-rounded');
    return point;
  };
}

/** A shape as an area of a hotspot; null when nothing of it lies in the picture. */
export function areaOf(shape: PixelShape, size: PictureSize, notes: Notes): Area | null {
  const at = scale(size, notes);
  if (shape.shape === 'polygon') return { shape: 'polygon', points: shape.points.map(at) };
  const { middle, radius } = shape.shape === 'ellipse' ? shape : { middle: { x: 0, y: 0 }, radius: { x: 0, y: 0 } };
  const [from, to] =
    shape.shape === 'rectangle'
      ? [at(shape.from), at(shape.to)]
      : [
          at({ x: middle.x - radius.x, y: middle.y - radius.y }),
          at({ x: middle.x + radius.x, y: middle.y + radius.y }),
        ];
  const [width, height] = [to.x - from.x, to.y - from.y];
  return width > 0 && height > 0 ? { shape: shape.shape, x: from.x, y: from.y, width, height } : null;
}

/** An area in whole pixels of its picture. */
export function shapeOf(area: Area, { width, height }: PictureSize, notes: Notes): PixelShape {
  const at = ({ x, y }: Point): Point => {
    const exact = { x: (x * width) / THOUSAND, y: (y * height) / THOUSAND };
    const point = { x: Math.round(exact.x), y: Math.round(exact.y) };
    if (Math.abs(point.x - exact.x) > 1e-9 || Math.abs(point.y - exact.y) > 1e-9) notes.add('area-rounded');
    return point;
  };
  if (area.shape === 'polygon') return { shape: 'polygon', points: area.points.map(at) };
  const [from, to] = [at({ x: area.x, y: area.y }), at({ x: area.x + area.width, y: area.y + area.height })];
  if (area.shape === 'rectangle') return { shape: 'rectangle', from, to };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { shape: 'ellipse', middle, radius: { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 } };
}

/** The numbers of a list like "10, 20;30" whatever separates them; null when something else is among them. */
export function coordinates(text: string): number[] | null {
  const parts = text
    .slice(0, 20_000)
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  const numbers = parts.map(Number);
  return numbers.length > 0 && numbers.every((number) => Number.isFinite(number)) ? numbers : null;
}

export function pointsOf(numbers: readonly number[]): Point[] {
  const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
  const [first, last] = [points[0], points.at(-1)];
  // a polygon may name its first point again at its end
  return points.length > 3 && first?.x === last?.x && first?.y === last?.y ? points.slice(0, -1) : points;
}
