import { PICTURE_SIZE, type Point } from '@sullam/domain/questions/hotspot-areas.ts';
import type { Area } from '@sullam/domain/questions/question.ts';

export type AreaTool = Area['shape'];

/** A figure of a point, on the picture. */
export const within = (value: number): number => Math.max(0, Math.min(PICTURE_SIZE, Math.round(value)));

/** The rectangle or ellipse between two corners. */
export function areaBetween(shape: 'rectangle' | 'ellipse', from: Point, to: Point): Area {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { shape, x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
}

/** Large enough to have been meant: a press that slipped draws nothing. */
export const isMeant = (area: Area): boolean => area.shape === 'polygon' || (area.width >= 10 && area.height >= 10);

/** An area in the middle, for those who place it by numbers. */
export function middleArea(shape: AreaTool): Area {
  if (shape !== 'polygon') return { shape, x: 400, y: 400, width: 200, height: 200 };
  return {
    shape,
    points: [
      { x: 500, y: 400 },
      { x: 600, y: 600 },
      { x: 400, y: 600 },
    ],
  };
}

/** What an area is resized by: the corners of its box, or of a polygon its own. */
export function cornersOf(area: Area): Point[] {
  if (area.shape === 'polygon') return area.points;
  const [left, top, right, bottom] = [area.x, area.y, area.x + area.width, area.y + area.height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The area with one of its corners elsewhere; of a box the opposite one stays. */
export function withCorner(area: Area, index: number, to: Point): Area {
  if (area.shape === 'polygon') return { ...area, points: area.points.map((point, at) => (at === index ? to : point)) };
  const opposite = cornersOf(area)[(index + 2) % 4];
  return opposite ? areaBetween(area.shape, opposite, to) : area;
}

/** The area moved, as far as the picture goes. */
export function movedArea(area: Area, by: Point): Area {
  const shift = (least: number, most: number, wanted: number) =>
    Math.round(Math.max(-least, Math.min(PICTURE_SIZE - most, wanted)));
  if (area.shape !== 'polygon') {
    return {
      ...area,
      x: area.x + shift(area.x, area.x + area.width, by.x),
      y: area.y + shift(area.y, area.y + area.height, by.y),
    };
  }
  const [xs, ys] = [area.points.map(({ x }) => x), area.points.map(({ y }) => y)];
  const dx = shift(Math.min(...xs), Math.max(...xs), by.x);
  const dy = shift(Math.min(...ys), Math.max(...ys), by.y);
  return { ...area, points: area.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
}

/** A rectangle or ellipse with other figures, cut at the border of the picture. */
export function boxedArea(
  area: Exclude<Area, { shape: 'polygon' }>,
  change: Partial<Record<'x' | 'y' | 'width' | 'height', number>>,
): Area {
  const next = { ...area, ...change };
  const [x, y] = [within(next.x), within(next.y)];
  return {
    shape: area.shape,
    x,
    y,
    width: Math.min(within(next.width), PICTURE_SIZE - x),
    height: Math.min(within(next.height), PICTURE_SIZE - y),
  };
}
