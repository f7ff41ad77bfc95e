import type { Annotation } from '@sullam/domain/annotations.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWritingUnderWay } from '../../../parts/writing-under-way.ts';
import { annotationsQuery, deleteAnnotation, type SavedAnnotation, saveAnnotation } from './submissions.api.ts';

export type AnnotationsStatus = 'saved' | 'saving' | 'failed';

const HAND_RESTS = 600;
/** So long somebody waits who leaves while something is being saved. */
const PATIENCE = 3000;

export type Annotations = ReturnType<typeof useAnnotations>;

const plain = ({ annotationKey, page, kind, color, comment, shapes }: SavedAnnotation): Annotation => ({
  annotationKey,
  page,
  kind,
  color,
  comment,
  shapes,
});

/** The annotations of a file: drawn at once, each saved by itself when the hand rests. */
export function useAnnotations(submissionFileId: number) {
  const client = useQueryClient();
  const query = useQuery(annotationsQuery(submissionFileId));
  const [drawn, setDrawn] = useState<readonly Annotation[] | null>(null);
  const [status, setStatus] = useState<AnnotationsStatus>('saved');
  const versions = useRef(new Map<string, number>());
  const waiting = useRef(new Map<string, Annotation | null>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const saved = query.data?.data;
  useEffect(() => {
    for (const { annotationKey, version } of saved ?? [])
      if (!versions.current.has(annotationKey)) versions.current.set(annotationKey, version);
  }, [saved]);

  const send = async () => {
    for (const [annotationKey, annotation] of [...waiting.current]) {
      const version = versions.current.get(annotationKey) ?? 0;
      if (annotation) {
        const { version: next } = await saveAnnotation(submissionFileId, annotation, version);
        versions.current.set(annotationKey, next);
      } else if (version > 0) {
        await deleteAnnotation(submissionFileId, annotationKey);
        versions.current.delete(annotationKey);
      }
      if (waiting.current.get(annotationKey) === annotation) waiting.current.delete(annotationKey);
    }
    setStatus(waiting.current.size === 0 ? 'saved' : 'saving');
    // what the list keeps is what the next look begins with
    if (waiting.current.size === 0) await client.invalidateQueries(annotationsQuery(submissionFileId));
  };
  const flush = () => {
    clearTimeout(timer.current);
    sending.current = sending.current.then(send).catch(() => setStatus('failed'));
    return sending.current;
  };
  const leave = useRef(flush);
  leave.current = flush;
  useEffect(() => () => void (waiting.current.size > 0 && leave.current()), []);
  /** Saves what still waits; returns whether everything is saved. */
  const settle = async () => {
    if (waiting.current.size > 0)
      await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    return waiting.current.size === 0;
  };
  useWritingUnderWay({ flush: settle });

  const current = drawn ?? (saved ?? []).map(plain);
  return {
    isReady: saved !== undefined,
    isError: query.isError && saved === undefined,
    refetch: query.refetch,
    annotations: current,
    locked: new Set((saved ?? []).filter(({ isOwn }) => !isOwn).map(({ annotationKey }) => annotationKey)),
    status,
    retry: () => void flush(),
    settle,
    change(next: Annotation[]) {
      const before = new Map(current.map((annotation) => [annotation.annotationKey, annotation]));
      for (const annotation of next) {
        if (before.get(annotation.annotationKey) !== annotation)
          waiting.current.set(annotation.annotationKey, annotation);
        before.delete(annotation.annotationKey);
      }
      for (const annotationKey of before.keys()) waiting.current.set(annotationKey, null);
      setDrawn(next);
      setStatus('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void leave.current(), HAND_RESTS);
    },
  };
}
