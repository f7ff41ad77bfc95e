import { useFormat, useT } from '../kit-context.tsx';
import { INK } from './annotation-colors.ts';
import { shapesOfGesture } from './annotation-gesture.ts';
import { AnnotationShape } from './annotation-mark.tsx';
import type { FilePage } from './file-pages.ts';
import { PageMarks } from './page-marks.tsx';
import { PagePaint, useIsNear } from './page-paint.tsx';
import type { AnnotationEditing } from './use-annotation-editing.ts';
import { usePageGesture } from './use-page-gesture.ts';

interface PageSheetProps {
  readonly page: FilePage;
  readonly number: number;
  readonly pageCount: number;
  readonly scale: number;
  readonly editing: AnnotationEditing;
  readonly idOf: (annotationKey: string) => string;
  /** Goes to the comment of a mark. */
  readonly onOpen: (annotationKey: string) => void;
  /** Explains how a mark is made by keys. */
  readonly howId: string;
}

/** One page with what is drawn on it. */
export function PageSheet({ page, number, pageCount, scale, editing, idOf, onOpen, howId }: PageSheetProps) {
  const t = useT();
  const format = useFormat();
  const [watch, isNear] = useIsNear();
  const hasText = page.writeText !== undefined;
  const { tool, color } = editing;
  const { trace, aim, isDrawing, handlers } = usePageGesture({
    editing,
    page: number,
    hasText,
    // the next stroke comes at once: drawings wait for their comment
    onAdded: (annotationKey) => tool !== 'INK' && onOpen(annotationKey),
  });
  const size = { width: page.width, height: page.height };
  const drawn = tool === 'SELECT' || trace.length === 0 || tool === 'NOTE' ? null : shapesOfGesture(tool, trace);
  const selectsText = tool === 'HIGHLIGHT' && hasText;
  const name = t('common.paging.pageOf', { page: format.number(number), pages: format.number(pageCount) });
  return (
    <section
      ref={watch}
      {...handlers}
      data-page={number}
      role={isDrawing ? 'application' : 'group'}
      aria-label={name}
      aria-describedby={isDrawing ? howId : undefined}
      tabIndex={isDrawing ? 0 : -1}
      style={
        { width: size.width * scale, height: size.height * scale, '--total-scale-factor': scale * (96 / 72) } as object
      }
      className={`relative mx-auto bg-white shadow-1 ${isDrawing && !selectsText ? 'cursor-crosshair' : ''} ${
        isDrawing && tool !== 'NOTE' ? 'touch-none' : ''
      }`}
    >
      {isNear &&
        (page.pictureUrl ? (
          <img src={page.pictureUrl} alt="" draggable={false} className="absolute inset-0 size-full select-none" />
        ) : (
          <PagePaint page={page} scale={scale} />
        ))}
      <svg
        role="presentation"
        viewBox={`0 0 ${size.width} ${size.height}`}
        data-drawing={isDrawing || undefined}
        className="annotation-layer absolute inset-0 size-full"
      >
        <PageMarks
          editing={editing}
          marks={editing.annotations.filter((annotation) => annotation.page === number)}
          size={size}
          idOf={idOf}
          onOpen={onOpen}
        />
        {drawn && tool !== 'SELECT' && !selectsText && (
          <AnnotationShape annotation={{ kind: tool, color, shapes: drawn }} size={size} />
        )}
        {aim && (
          <g stroke={INK[color].line} strokeWidth={2}>
            <line x1={aim.x * size.width} x2={aim.x * size.width} y1={0} y2={size.height} strokeDasharray="6 4" />
            <line x1={0} x2={size.width} y1={aim.y * size.height} y2={aim.y * size.height} strokeDasharray="6 4" />
          </g>
        )}
      </svg>
      <span aria-live="polite" className="sr-only">
        {aim && t('annotations.labels.aim', { x: format.percent(aim.x), y: format.percent(aim.y) })}
      </span>
    </section>
  );
}
