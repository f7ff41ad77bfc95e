import type { Language } from '@sullam/domain/localized.ts';
import { useEffect, useRef } from 'react';

/** A text of a lesson that readers see from now on, by its new version. */
export interface PublishedText {
  readonly courseSubsectionId: number;
  readonly language: Language;
  readonly version: number;
}

/** What saves itself while somebody writes, and has to be saved before what is written is published. */
export interface Writing {
  /** Sends what waits; answers once it was sent. */
  readonly flush: () => Promise<unknown>;
  /** Texts were published: whoever wrote one of them goes on from there. */
  readonly published?: (texts: readonly PublishedText[]) => void;
}

const underWay = new Set<Writing>();

/** Takes part in `flushWriting` as long as the part of the page is there. */
export function useWritingUnderWay(writing: Writing): void {
  const latest = useRef(writing);
  latest.current = writing;
  useEffect(() => {
    const own: Writing = {
      flush: () => latest.current.flush(),
      published: (texts) => latest.current.published?.(texts),
    };
    underWay.add(own);
    return () => void underWay.delete(own);
  }, []);
}

/** Sends everything on the page that waits for a pause in the typing. */
export const flushWriting = (): Promise<unknown> => Promise.all([...underWay].map(({ flush }) => flush()));

/** Says to whoever writes that texts were published. */
export function notifyPublished(texts: readonly PublishedText[]): void {
  for (const { published } of underWay) published?.(texts);
}
