import { ApiError } from '@sullam/api-client/api-error.ts';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Lesson, type LessonPatch, lessonQuery, useUpdateLesson } from './builder.api.ts';

/** Saves parts of a lesson on the version that is shown, and fetches the lesson anew. */
export function useLessonChange(lesson: Lesson) {
  const t = useT();
  const kit = useKit();
  const notify = useNotify();
  const client = useQueryClient();
  const update = useUpdateLesson(lesson.courseId);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { courseSubsectionId, version } = lesson;
  return {
    isPending: update.isPending,
    /** When it was saved last on this page. */
    savedAt,
    /** Resolves once the page knows the answer. */
    save: (
      patch: LessonPatch,
      { isQuiet = false, onRefused }: { isQuiet?: boolean; onRefused?: (error: ApiError) => void } = {},
    ): Promise<void> =>
      new Promise((resolve) => {
        update.mutate(
          { courseSubsectionId, version, ...patch },
          {
            onSuccess: (saved) => {
              client.setQueryData(
                lessonQuery(courseSubsectionId).queryKey,
                (known: Lesson | undefined) => known && { ...known, version: saved.version },
              );
              setSavedAt(kit.now());
              if (!isQuiet) notify({ tone: 'success', text: t('builder.lesson.saved') });
            },
            onError: (error) => {
              if (error instanceof ApiError) onRefused?.(error);
            },
            onSettled: () => {
              void client.invalidateQueries(lessonQuery(courseSubsectionId));
              resolve();
            },
          },
        );
      }),
  };
}
