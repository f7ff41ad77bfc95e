import { useEffect, useRef, useState } from 'react';
import { useFormat, useT } from '../kit-context.tsx';
import { INK } from './annotation-colors.ts';
import { shapesOfGesture } from './annotation-gesture.ts';
import { AnnotationShape } from './annotation-mark.tsx';
import type { FilePage } from './file-pages.ts';
import { PageMarks } from './page-marks.tsx';
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

/** True while an element is near what its frame shows. */
function useIsNear(): [(element: HTMLElement | null) => void, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.parentElement,
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isNear];
}

/** The painted page; a canvas of its own for each size, so that the one before stands until the next is ready. */
function PagePaint({ page, scale }: { readonly page: FilePage; readonly scale: number }) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stopper = new AbortController();
    const drawing = document.createElement('canvas');
    const paint = async () => {
      await page.paint(drawing, scale * window.devicePixelRatio, stopper.signal);
      const target = canvas.current;
      if (stopper.signal.aborted || !target) return;
      target.width = drawing.width;
      target.height = drawing.height;
      target.getContext('2d')?.drawImage(drawing, 0, 0);
      const text = document.createElement('div');
      await page.writeText?.(text, scale, stopper.signal);
      if (!stopper.signal.aborted) words.current?.replaceChildren(...text.childNodes);
    };
    paint().catch(() => !stopper.signal.aborted && setFailed(true));
    return () => stopper.abort();
  }, [page, scale]);
  if (hasFailed) return <p className="annotation-failure p-6 text-sm">{t('annotations.messages.pageFailed')}</p>;
  return (
    <>
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      <div ref={words} className="page-text" />
    </>
  );
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
