import { ApiError } from '@sullam/api-client/api-error.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type Lesson, type LessonPatch, lessonQuery, useUpdateLesson } from './builder.api.ts';

/** Saves parts of a lesson on the version that is shown, and fetches the lesson anew. */
export function useLessonChange(lesson: Lesson) {
  const t = useT();
  const notify = useNotify();
  const client = useQueryClient();
  const update = useUpdateLesson(lesson.courseId);
  const { courseSubsectionId, version } = lesson;
  return {
    isPending: update.isPending,
    save(patch: LessonPatch, onRefused?: (error: ApiError) => void) {
      update.mutate(
        { courseSubsectionId, version, ...patch },
        {
          onSuccess: () => notify({ tone: 'success', text: t('builder.lesson.saved') }),
          onError: (error) => {
            if (error instanceof ApiError) onRefused?.(error);
          },
          onSettled: () => void client.invalidateQueries(lessonQuery(courseSubsectionId)),
        },
      );
    },
  };
}
