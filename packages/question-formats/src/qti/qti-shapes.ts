import { isInArea, type Point } from '@sullam/domain/questions/hotspot-areas.ts';
import type { Area } from '@sullam/domain/questions/question.ts';
import { coordinates, type PixelShape, pointsOf } from '../areas.ts';

/** A shape as an item writes it; null for one that is none. */
export function qtiShape(shape: string, coords: string): PixelShape | null {
  const numbers = coordinates(coords);
  if (!numbers) return null;
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (shape === 'rect' && numbers.length === 4) return { shape: 'rectangle', from: { x: a, y: b }, to: { x: c, y: d } };
  if (shape === 'circle' && numbers.length === 3)
    return { shape: 'ellipse', middle: { x: a, y: b }, radius: { x: c, y: c } };
  if (shape === 'ellipse' && numbers.length === 4)
    return { shape: 'ellipse', middle: { x: a, y: b }, radius: { x: c, y: d } };
  if (shape === 'poly' && numbers.length >= 6) return { shape: 'polygon', points: pointsOf(numbers) };
  return null;
}

const areaOf = (shape: PixelShape): Area => {
  if (shape.shape === 'polygon') return shape;
  const [from, to] =
    shape.shape === 'rectangle'
      ? [shape.from, shape.to]
      : [
          { x: shape.middle.x - shape.radius.x, y: shape.middle.y - shape.radius.y },
          { x: shape.middle.x + shape.radius.x, y: shape.middle.y + shape.radius.y },
        ];
  return { shape: shape.shape, x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
};

const pointOf = (text: string): Point | null => {
  const [x, y] = coordinates(text) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
};

/** Whether a written point lies in a written shape. */
export function isInShape(shape: string, coords: string, point: string): boolean {
  const at = pointOf(point);
  if (shape === 'default') return at !== null;
  const found = qtiShape(shape, coords);
  return at !== null && found !== null && isInArea(areaOf(found), at);
}
