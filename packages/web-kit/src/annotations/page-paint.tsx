import { useEffect, useRef, useState } from 'react';
import { useT } from '../kit-context.tsx';
import type { FilePage } from './file-pages.ts';

/** True while an element is near what its frame shows. */
export function useIsNear(): [(element: HTMLElement | null) => void, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.parentElement,
      rootMargin: '100%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isNear];
}

/** The painted page; a canvas of its own for each size, so that the one before stands until the next is ready. */
export function PagePaint({ page, scale }: { readonly page: FilePage; readonly scale: number }) {
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
