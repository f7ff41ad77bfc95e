import type { PagePoint } from '@sullam/domain/annotations.ts';
import { moveAnnotation, pointInFrame } from '@sullam/domain/annotations.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useFormat, useT } from '../kit-context.tsx';
import { stepOfKey } from './annotation-gesture.ts';
import { AnnotationMark, type PageSize } from './annotation-mark.tsx';
import { markName } from './annotation-words.ts';
import type { AnnotationEditing, NumberedAnnotation } from './use-annotation-editing.ts';

interface PageMarksProps {
  readonly editing: AnnotationEditing;
  readonly marks: readonly NumberedAnnotation[];
  readonly size: PageSize;
  readonly idOf: (annotationKey: string) => string;
  /** Goes to the mark's comment. */
  readonly onOpen: (annotationKey: string) => void;
}

/** The marks of a page: chosen by pointer or Tab, moved by dragging or with arrow keys, opened with Enter. */
export function PageMarks({ editing, marks, size, idOf, onOpen }: PageMarksProps) {
  const t = useT();
  const format = useFormat();
  const drag = useRef<{ key: string; from: PagePoint; annotation: NumberedAnnotation; step: string }>(undefined);
  const { mayChange, change, remove, select, selectedKey } = editing;

  const pointOf = (event: PointerEvent<SVGGElement>) =>
    pointInFrame(event, event.currentTarget.ownerSVGElement!.getBoundingClientRect());
  const press = (event: PointerEvent<SVGGElement>, annotation: NumberedAnnotation) => {
    event.stopPropagation();
    select(annotation.annotationKey);
    if (!mayChange(annotation.annotationKey) || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    drag.current = { key: annotation.annotationKey, from, annotation, step: `drag ${from.x} ${from.y}` };
  };
  const drags = (event: PointerEvent<SVGGElement>) => {
    const { current } = drag;
    if (!current) return;
    const to = pointOf(event);
    const by = { x: to.x - current.from.x, y: to.y - current.from.y };
    if (Math.hypot(by.x, by.y) < 0.004) return;
    change(current.key, { shapes: moveAnnotation(current.annotation, by).shapes }, current.step);
  };
  const byKey = (event: KeyboardEvent, annotation: NumberedAnnotation) => {
    const step = stepOfKey(event);
    const isOpen = mayChange(annotation.annotationKey);
    if (event.key === 'Enter' || event.key === ' ') onOpen(annotation.annotationKey);
    else if (step && isOpen)
      change(
        annotation.annotationKey,
        { shapes: moveAnnotation(annotation, step).shapes },
        `keys ${annotation.annotationKey}`,
      );
    else if (isOpen && (event.key === 'Delete' || event.key === 'Backspace')) remove(annotation.annotationKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g
      onPointerMove={(event) => drags(event as PointerEvent<SVGGElement>)}
      onPointerUp={() => (drag.current = undefined)}
    >
      {marks.map((annotation) => (
        <AnnotationMark
          key={annotation.annotationKey}
          id={idOf(annotation.annotationKey)}
          annotation={annotation}
          size={size}
          label={markName(t, format, annotation)}
          isSelected={annotation.annotationKey === selectedKey}
          onFocus={() => select(annotation.annotationKey)}
          onKeyDown={(event) => byKey(event, annotation)}
          onPointerDown={(event) => press(event, annotation)}
        />
      ))}
    </g>
  );
}
