import type { LayoutElement, SheetArrangement } from '@sullam/domain/certificates/layout.ts';
import { describe, expect, it } from 'vitest';
import {
  aligned,
  distributed,
  duplicated,
  movedBy,
  moveOfKey,
  onOtherPaper,
  restacked,
  separated,
  without,
} from '../canvas/commands.ts';
import { linesFor, snapped, WHOLE } from '../canvas/geometry.ts';

const box = (elementId: string, x: number, y = 0, part: Partial<LayoutElement> = {}): LayoutElement => ({
  elementId,
  x,
  y,
  width: 100,
  height: 50,
  isLocked: false,
  code: { color: '#000000' },
  ...part,
});
const chosen = (...ids: string[]) => new Set(ids);
const xs = (elements: readonly LayoutElement[]) => elements.map(({ x }) => x);
const ids = (elements: readonly LayoutElement[]) => elements.map(({ elementId }) => elementId);

describe('what is done with elements that are chosen', () => {
  it('moves and resizes them, not those that are locked, and never turns a box inside out', () => {
    const elements = [box('e1', 10), box('e2', 20, 0, { isLocked: true })];
    expect(xs(movedBy(elements, chosen('e1', 'e2'), WHOLE, { x: 5.4, y: 0 }))).toEqual([15, 20]);
    const [smaller] = movedBy(elements, chosen('e1'), { x: -1, y: 0 }, { x: 500, y: 0 });
    expect([smaller!.x, smaller!.width]).toEqual([90, 20]);
  });

  it('moves by 1 mm with an arrow, by 5 mm with Shift, and resizes with Alt', () => {
    const key = (more: object) => moveOfKey({ key: 'ArrowLeft', shiftKey: false, altKey: false, ...more });
    expect(key({})).toEqual({ grip: WHOLE, by: { x: -10, y: 0 } });
    expect(key({ shiftKey: true })?.by.x).toBe(-50);
    expect(key({ altKey: true })?.grip).toEqual({ x: 1, y: 1 });
    expect(key({ key: 'Home' })).toBeNull();
  });

  it('aligns several to their common edge, one to the sheet, and spreads at least three', () => {
    const elements = [box('e1', 0), box('e2', 130), box('e3', 500)];
    expect(xs(aligned(elements, chosen('e1', 'e2'), 'RIGHT', { width: 1000, height: 500 }))).toEqual([130, 130, 500]);
    expect(xs(aligned(elements, chosen('e2'), 'CENTER', { width: 1000, height: 500 }))).toEqual([0, 450, 500]);
    expect(xs(distributed(elements, chosen('e1', 'e2', 'e3'), 'x'))).toEqual([0, 250, 500]);
    expect(xs(distributed(elements, chosen('e1', 'e2'), 'x'))).toEqual([0, 130, 500]);
  });

  it('duplicates above everything, removes what is not locked, and restacks in order', () => {
    const elements = [box('e1', 0), box('e2', 10, 0, { isLocked: true }), box('e3', 20)];
    const { elements: all, copies } = duplicated(elements, chosen('e1'));
    expect(ids(all)).toEqual(['e1', 'e2', 'e3', 'e4']);
    expect([...copies]).toEqual(['e4']);
    expect(ids(without(elements, chosen('e1', 'e2')))).toEqual(['e2', 'e3']);
    expect(ids(restacked(elements, chosen('e1', 'e2'), 1))).toEqual(['e3', 'e1', 'e2']);
    expect(ids(restacked(elements, chosen('e3'), -1))).toEqual(['e1', 'e3', 'e2']);
  });

  it('parts a pair into two texts that stand where it stood', () => {
    const text = {
      says: 'NAME',
      words: {},
      languages: 'BOTH',
      face: 'TEXT',
      size: 12,
      color: '#000000',
      align: 'START',
      height: 'MIDDLE',
      isHeading: false,
    } as const;
    const parted = separated([box('e1', 200, 0, { code: undefined, text })], 'e1', 2970);
    expect(parted.map(({ x, text: part }) => [x, part?.languages])).toEqual([
      [200, 'EN'],
      [2670, 'AR'],
    ]);
  });

  it('keeps everything on other paper, and a code square', () => {
    const arrangement: SheetArrangement = {
      paper: 'a4',
      orientation: 'LANDSCAPE',
      ground: '#ffffff',
      elements: [box('e1', 2700, 1900, { width: 240, height: 200 })],
    };
    const turned = onOtherPaper(arrangement, 'letter', 'PORTRAIT');
    const [element] = turned.elements;
    expect(element!.x + element!.width).toBeLessThanOrEqual(2159);
    expect(element!.y + element!.height).toBeLessThanOrEqual(2794);
    expect(element!.width / element!.height).toBeCloseTo(1.2, 1);
  });
});

describe('guides', () => {
  const arrangement: SheetArrangement = {
    paper: 'a4',
    orientation: 'LANDSCAPE',
    ground: '#ffffff',
    elements: [box('e1', 300, 300), box('e2', 800, 700)],
  };
  const near = (by: { x: number; y: number }, reach = 15) =>
    snapped(arrangement.elements[1]!, WHOLE, by, linesFor(arrangement, new Set(['e2'])), reach);

  it('draw a box to the edges of others and to the middle of the sheet', () => {
    expect(near({ x: -492, y: 0 })).toEqual({ by: { x: -500, y: 0 }, guides: { x: 300, y: null } });
    expect(near({ x: 640, y: 0 })).toMatchObject({ by: { x: 635 }, guides: { x: 1485 } });
  });

  it('leave it alone where nothing is near', () => {
    expect(near({ x: -425, y: 100 })).toEqual({ by: { x: -425, y: 100 }, guides: { x: null, y: null } });
  });
});
