import { type PagePoint, pagePoint, pointInFrame } from '@sullam/domain/annotations.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { linesOf, shapesOfGesture, stepOfKey } from './annotation-gesture.ts';
import type { AnnotationEditing } from './use-annotation-editing.ts';

const MIDDLE: PagePoint = { x: 0.5, y: 0.5 };

/** Places of the words that are selected on a page. */
function selectedWords(sheet: HTMLElement) {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || !sheet.contains(selection.anchorNode)) return [];
  const frame = sheet.getBoundingClientRect();
  const rectangles = [...selection.getRangeAt(0).getClientRects()].map(({ left, top, right, bottom }) => {
    const [start, end] = [
      pointInFrame({ clientX: left, clientY: top }, frame),
      pointInFrame({ clientX: right, clientY: bottom }, frame),
    ];
    return { ...start, width: end.x - start.x, height: end.y - start.y };
  });
  selection.removeAllRanges();
  return linesOf(rectangles);
}

interface GestureOptions {
  readonly editing: AnnotationEditing;
  readonly page: number;
  /** Words can be selected: highlights follow them. */
  readonly hasText: boolean;
  readonly onAdded: (annotationKey: string) => void;
}

/** Draws marks on one page, with the pointer or by keys. `trace` is what is being drawn, `aim` where the keys are. */
export function usePageGesture({ editing, page, hasText, onAdded }: GestureOptions) {
  const { tool } = editing;
  const [trace, setTrace] = useState<readonly PagePoint[]>([]);
  const [aim, setAim] = useState<PagePoint | null>(null);
  const isDrawing = editing.isEditable && tool !== 'SELECT' && !editing.isFull;

  const finish = (points: readonly PagePoint[]) => {
    if (tool === 'SELECT') return;
    const shapes = shapesOfGesture(tool, points);
    if (shapes) onAdded(editing.add(tool, page, shapes));
  };
  const pointOf = (event: PointerEvent<HTMLElement>) =>
    pointInFrame(event, event.currentTarget.getBoundingClientRect());

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (tool === 'SELECT') editing.select(null);
    if (!isDrawing || event.button !== 0) return;
    const selectsText = tool === 'HIGHLIGHT' && hasText;
    if (!selectsText) {
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    setAim(null);
    setTrace([pointOf(event)]);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (trace.length === 0 || tool === 'NOTE') return;
    setTrace(tool === 'INK' ? [...trace, pointOf(event)] : [trace[0]!, pointOf(event)]);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (trace.length === 0) return;
    setTrace([]);
    const words = tool === 'HIGHLIGHT' ? selectedWords(event.currentTarget) : [];
    if (words.length > 0) onAdded(editing.add('HIGHLIGHT', page, words));
    else finish([...trace, pointOf(event)]);
  };

  /** Arrows aim, Enter sets: a note at once, the other marks from a first place to a second one. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isDrawing || event.target !== event.currentTarget) return;
    const step = stepOfKey(event);
    const from = aim ?? MIDDLE;
    if (step) {
      const to = pagePoint(from.x + step.x, from.y + step.y);
      setAim(to);
      setTrace(trace.length > 0 ? [trace[0]!, to] : []);
    } else if (event.key === 'Enter' || event.key === ' ') {
      setAim(from);
      if (tool !== 'NOTE' && trace.length === 0) setTrace([from]);
      else {
        setTrace([]);
        finish([trace[0] ?? from, from]);
      }
    } else if (event.key === 'Escape' && trace.length > 0) setTrace([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => {
    setAim(null);
    setTrace([]);
  };
  return {
    trace,
    aim: isDrawing ? aim : null,
    isDrawing,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop, onKeyDown, onBlur: stop },
  };
}
