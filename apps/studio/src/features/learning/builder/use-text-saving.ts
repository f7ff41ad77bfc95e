import { ApiError } from '@sullam/api-client/api-error.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { outlineQuery } from '../../../parts/course.api.ts';
import { useWritingUnderWay } from '../../../parts/writing-under-way.ts';
import { fetchLesson, type LessonText, lessonQuery, saveText } from './builder.api.ts';

export type SavingState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict';

const PAUSE = 1500;
const RETRY = 5000;

interface Options {
  courseId: number;
  courseSubsectionId: number;
  language: Language;
  text: LessonText | undefined;
}

/**
 * Keeps what is being written as a draft on the server, some moments after the typing pauses, one save after the other;
 * saving for the readers is a step of its own. Whoever was overtaken by somebody else is asked and decides.
 */
export function useTextSaving({ courseId, courseSubsectionId, language, text }: Options) {
  const kit = useKit();
  const client = useQueryClient();
  const [state, setState] = useState<SavingState>('clean');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [hasDraft, setHasDraft] = useState(text?.draft != null);
  const version = useRef(text?.version ?? 0);
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const write = async (html: string, isDraft: boolean) => {
    setState('saving');
    try {
      const saved = await saveText(courseSubsectionId, language, { html, version: version.current, isDraft });
      version.current = saved.version;
      setSavedAt(saved.savedAt);
      setHasDraft(isDraft);
      setState(waiting.current === null ? 'saved' : 'dirty');
      if (!isDraft) await client.invalidateQueries(outlineQuery(courseId));
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setState('conflict');
      else {
        waiting.current ??= html;
        setState('failed');
        timer.current = setTimeout(flush, RETRY);
      }
      return false;
    }
  };

  /** One save at a time: each needs the version that the one before it answered. */
  const enqueue = (html: string, isDraft: boolean): Promise<boolean> => {
    const next = line.current.then(() => write(html, isDraft));
    line.current = next;
    return next;
  };

  const flush = () => {
    clearTimeout(timer.current);
    const html = waiting.current;
    waiting.current = null;
    if (html !== null) void enqueue(html, true);
  };
  const flushed = useRef(flush);
  flushed.current = flush;
  useEffect(() => () => flushed.current(), []);
  useWritingUnderWay({
    flush: () => {
      flush();
      return line.current;
    },
    published: (texts) => {
      const own = texts.find((each) => each.courseSubsectionId === courseSubsectionId && each.language === language);
      // somebody else's words may lie between the two: then the next save asks
      if (own?.version !== version.current + 1) return;
      version.current = own.version;
      setHasDraft(false);
      setState((before) => (before === 'saved' ? 'clean' : before));
    },
  });

  return {
    state,
    savedAt,
    hasDraft,
    change(html: string) {
      waiting.current = html;
      if (state !== 'conflict') setState('dirty');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flushed.current(), PAUSE);
    },
    /** Saves for the readers; answers whether it worked. */
    publish(html: string) {
      clearTimeout(timer.current);
      waiting.current = null;
      return enqueue(html, false);
    },
    /** After a conflict: what the other one saved. The next save follows on it. */
    async newest(): Promise<LessonText | undefined> {
      clearTimeout(timer.current);
      waiting.current = null;
      const lesson = await fetchLesson(courseSubsectionId);
      client.setQueryData(lessonQuery(courseSubsectionId).queryKey, lesson);
      const found = lesson.texts.find((each) => each.language === language);
      version.current = found?.version ?? 0;
      setHasDraft(found?.draft != null);
      setSavedAt(found?.updatedAt ?? new Date(kit.now()).toISOString());
      setState('clean');
      return found;
    },
  };
}
