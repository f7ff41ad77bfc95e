import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormat, useT } from '../kit-context.tsx';
import { MarkSign } from './annotation-comments.tsx';
import { PrintedMarks } from './annotation-mark.tsx';
import { kindName } from './annotation-words.ts';
import type { FilePage } from './file-pages.ts';
import type { NumberedAnnotation } from './use-annotation-editing.ts';

/** Dots of a printed page for each pixel of the window. */
const FINENESS = 1.6;

async function pictureOf(page: FilePage, signal: AbortSignal): Promise<string> {
  const canvas = document.createElement('canvas');
  await page.paint(canvas, FINENESS, signal);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!picture) throw new Error('A page could not be drawn for printing.');
  return URL.createObjectURL(picture);
}

interface PrintedProps {
  readonly title: string;
  readonly pages: readonly FilePage[];
  readonly pictures: readonly string[];
  readonly annotations: readonly NumberedAnnotation[];
}

function PrintedFile({ title, pages, pictures, annotations }: PrintedProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="printed-file">
      <h1 className="mb-4 text-lg">
        <bdi>{title}</bdi>
      </h1>
      {pages.map((page, at) => {
        const marks = annotations.filter((annotation) => annotation.page === at + 1);
        return (
          <article key={pictures[at]} className="mb-6 break-after-page">
            <div dir="ltr" className="relative mx-auto w-fit">
              <img
                src={pictures[at]}
                alt=""
                style={{ maxHeight: marks.length > 0 ? '17cm' : '24cm' }}
                className="block max-w-full border border-line"
              />
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${page.width} ${page.height}`}
                className="absolute inset-0 size-full"
              >
                <PrintedMarks annotations={marks} size={page} />
              </svg>
            </div>
            <ol className="mt-3 space-y-1.5">
              {marks.map((annotation) => (
                <li key={annotation.annotationKey} className="flex gap-2 text-sm">
                  <MarkSign annotation={annotation} />
                  <span dir="auto" className="whitespace-pre-line">
                    {annotation.comment ||
                      t('annotations.labels.kindOnPage', {
                        kind: kindName(t, annotation.kind),
                        page: format.number(annotation.page),
                      })}
                  </span>
                </li>
              ))}
            </ol>
          </article>
        );
      })}
    </div>
  );
}

/** Prints a file with its marks. `sheet` has to be drawn somewhere. */
export function usePrint(title: string, pages: readonly FilePage[], annotations: readonly NumberedAnnotation[]) {
  const [isPrinting, setPrinting] = useState(false);
  const [pictures, setPictures] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isPrinting) return;
    const stopper = new AbortController();
    const made: string[] = [];
    const paint = async () => {
      for (const page of pages) made.push(await pictureOf(page, stopper.signal));
      if (!stopper.signal.aborted) setPictures(made);
    };
    void paint().catch(() => setPrinting(false));
    return () => {
      stopper.abort();
      for (const picture of made) URL.revokeObjectURL(picture);
    };
  }, [isPrinting, pages]);
  useEffect(() => {
    if (!pictures) return;
    const { classList } = document.documentElement;
    const start = async () => {
      await Promise.all(
        [...document.querySelectorAll<HTMLImageElement>('.printed-file img')].map((img) => img.decode()),
      );
      classList.add('prints-file');
      window.print();
      classList.remove('prints-file');
      setPictures(null);
      setPrinting(false);
    };
    void start();
    return () => classList.remove('prints-file');
  }, [pictures]);
  const sheet: ReactNode =
    pictures && createPortal(<PrintedFile {...{ title, pages, pictures, annotations }} />, document.body);
  return { isPrinting, print: () => setPrinting(true), sheet };
}
