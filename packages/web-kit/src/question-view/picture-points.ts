import { PICTURE_SIZE, type Point } from '@sullam/domain/questions/hotspot-areas.ts';

const within = (value: number): number => Math.max(0, Math.min(PICTURE_SIZE, Math.round(value)));

/** Where in the picture the pointer is, in thousandths from its top left corner. */
export function pointOfPointer(
  event: { clientX: number; clientY: number },
  frame: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point {
  return {
    x: within(((event.clientX - frame.left) / frame.width) * PICTURE_SIZE),
    y: within(((event.clientY - frame.top) / frame.height) * PICTURE_SIZE),
  };
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a point to; null for other keys. Left is left in every language: pictures aren't mirrored. */
export function pointAfterKey(point: Point, { key, shiftKey }: { key: string; shiftKey: boolean }): Point | null {
  const step = STEPS[key];
  if (!step) return null;
  const by = shiftKey ? 50 : 10;
  return { x: within(point.x + step[0] * by), y: within(point.y + step[1] * by) };
}

/** A share of a side as SVG takes it. */
export const percentOf = (thousandths: number): string => `${thousandths / 10}%`;
