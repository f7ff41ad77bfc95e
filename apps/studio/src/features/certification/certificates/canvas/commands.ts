import {
  type Box,
  type LayoutElement,
  MOST_ELEMENTS,
  mirrored,
  type SheetArrangement,
  sheetSize,
} from '@sullam/domain/certificates/layout.ts';
import { type Grip, type Move, pulled, rounded, type Size, WHOLE } from './geometry.ts';

type Elements = readonly LayoutElement[];
type Chosen = ReadonlySet<string>;

const isMovable = (chosen: Chosen) => (element: LayoutElement) => chosen.has(element.elementId) && !element.isLocked;

/** The elements with those that are chosen and not locked changed. */
export const changed = (elements: Elements, chosen: Chosen, change: (element: LayoutElement) => LayoutElement) =>
  elements.map((element) => (isMovable(chosen)(element) ? change(element) : element));

export const movedBy = (elements: Elements, chosen: Chosen, grip: Grip, by: Move): LayoutElement[] =>
  changed(elements, chosen, (element) => ({ ...element, ...rounded(pulled(element, grip, by)) }));

const NAMES = /^e(\d+)$/;

/** A name that no element has. */
export function freshId(elements: Elements): string {
  const numbers = elements.map(({ elementId }) => Number(NAMES.exec(elementId)?.[1] ?? 0));
  return `e${Math.max(0, ...numbers) + 1}`;
}

export const isFull = (elements: Elements): boolean => elements.length >= MOST_ELEMENTS;

/** Copies 5 mm beside what was copied, above everything; as many as there is room for. */
export function duplicated(elements: Elements, chosen: Chosen): { elements: LayoutElement[]; copies: Set<string> } {
  const all = [...elements];
  const copies = new Set<string>();
  for (const element of elements) {
    if (!chosen.has(element.elementId) || isFull(all)) continue;
    const elementId = freshId(all);
    all.push({ ...element, elementId, isLocked: false, x: element.x + 50, y: element.y + 50 });
    copies.add(elementId);
  }
  return { elements: all, copies };
}

export const without = (elements: Elements, chosen: Chosen): LayoutElement[] =>
  elements.filter((element) => !isMovable(chosen)(element));

/** One place up or down among all; what is chosen keeps its order. */
export function restacked(elements: Elements, chosen: Chosen, by: 1 | -1): LayoutElement[] {
  const order = [...elements];
  const places = order.map((_, index) => index);
  for (const index of by === 1 ? places.toReversed() : places) {
    const [here, there] = [order[index], order[index + by]];
    if (!here || !there || !chosen.has(here.elementId) || chosen.has(there.elementId)) continue;
    order[index] = there;
    order[index + by] = here;
  }
  return order;
}

export const EDGES = ['LEFT', 'CENTER', 'RIGHT', 'TOP', 'MIDDLE', 'BOTTOM'] as const;
export type Edge = (typeof EDGES)[number];

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function toEdge(box: Box, edge: Edge, frame: Box): Partial<Box> {
  if (edge === 'LEFT') return { x: frame.x };
  if (edge === 'CENTER') return { x: Math.round(frame.x + (frame.width - box.width) / 2) };
  if (edge === 'RIGHT') return { x: frame.x + frame.width - box.width };
  if (edge === 'TOP') return { y: frame.y };
  if (edge === 'MIDDLE') return { y: Math.round(frame.y + (frame.height - box.height) / 2) };
  return { y: frame.y + frame.height - box.height };
}

/** To the common edge of those that are chosen; one alone, to that of the sheet. */
export function aligned(elements: Elements, chosen: Chosen, edge: Edge, sheet: Size): LayoutElement[] {
  const boxes = elements.filter(({ elementId }) => chosen.has(elementId));
  const frame = boxes.length > 1 ? around(boxes) : { x: 0, y: 0, ...sheet };
  return changed(elements, chosen, (element) => ({ ...element, ...toEdge(element, edge, frame) }));
}

/** The same room between those that are chosen; the outer ones stay. */
export function distributed(elements: Elements, chosen: Chosen, axis: 'x' | 'y'): LayoutElement[] {
  const length = axis === 'x' ? 'width' : 'height';
  const boxes = elements.filter(isMovable(chosen)).toSorted((a, b) => a[axis] - b[axis]);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last || boxes.length < 3) return [...elements];
  const whole = last[axis] + last[length] - first[axis];
  const room = (whole - boxes.reduce((sum, box) => sum + box[length], 0)) / (boxes.length - 1);
  const places = new Map<string, number>();
  let at = first[axis];
  for (const box of boxes) {
    places.set(box.elementId, Math.round(at));
    at += box[length] + room;
  }
  return changed(elements, chosen, (element) => ({
    ...element,
    [axis]: places.get(element.elementId) ?? element[axis],
  }));
}

/** A pair becomes two texts of one language each, which stand where the pair stood. */
export function separated(elements: Elements, elementId: string, sheetWidth: number): LayoutElement[] {
  const other = freshId(elements);
  return elements.flatMap((element) => {
    const { text } = element;
    if (element.elementId !== elementId || text?.languages !== 'BOTH' || isFull(elements)) return [element];
    return [
      { ...element, text: { ...text, languages: 'EN' as const } },
      { ...element, ...mirrored(element, sheetWidth), elementId: other, text: { ...text, languages: 'AR' as const } },
    ];
  });
}

/** The same sheet on other paper: everything as far from the upper left as before, and as large as it still fits. */
export function onOtherPaper(
  arrangement: SheetArrangement,
  paper: SheetArrangement['paper'],
  orientation: SheetArrangement['orientation'],
): SheetArrangement {
  const from = sheetSize(arrangement.paper, arrangement.orientation);
  const to = sheetSize(paper, orientation);
  const [across, down] = [to.width / from.width, to.height / from.height];
  const share = Math.min(across, down);
  const elements = arrangement.elements.map((element) => {
    const square = element.code ?? element.drawing;
    const [wide, high] = square && element.drawing?.drawing !== 'SKY' ? [share, share] : [across, down];
    const middle = { x: (element.x + element.width / 2) * across, y: (element.y + element.height / 2) * down };
    const size = { width: element.width * wide, height: element.height * high };
    return {
      ...element,
      ...rounded({ x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size }),
      ...(element.text ? { text: { ...element.text, size: Math.max(6, Math.round(element.text.size * share)) } } : {}),
    };
  });
  return { ...arrangement, paper, orientation, elements };
}

const STEPS: Readonly<Record<string, Move>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What an arrow does: 1 mm, with Shift 5 mm; with Alt the right and lower edges move. Null for other keys. */
export function moveOfKey({
  key,
  shiftKey,
  altKey,
}: {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
}): { grip: Grip; by: Move } | null {
  const step = STEPS[key];
  if (!step) return null;
  const by = shiftKey ? 50 : 10;
  return { grip: altKey ? { x: 1, y: 1 } : WHOLE, by: { x: step.x * by, y: step.y * by } };
}
