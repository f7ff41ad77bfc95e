import { lessonKindOf } from '@sullam/domain/lesson-kinds.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { outlineQuery } from '../../../parts/course.api.ts';
import { flushWriting, notifyPublished } from '../../../parts/writing-under-way.ts';
import { publishChanges } from './course-editor.api.ts';

const CHANGED = [
  'GET /api/courses/{courseId}/outline',
  'GET /api/courses/{courseId}/readiness',
  'GET /api/courses/{courseId}/translations',
  'GET /api/courses/{courseId}/exams',
  'GET /api/course-subsections/{courseSubsectionId}/editing',
  'GET /api/subsection-exams/{subsectionExamId}/editing',
  'GET /api/studio/courses',
] as const;

/** What of a course is written and not yet shown, and the act that shows all of it. */
export function useAutoDrafts(courseId: number, isCounted = true) {
  const client = useQueryClient();
  const outline = useQuery({ ...outlineQuery(courseId), enabled: isCounted }).data;
  const lessons = (outline?.sections ?? []).flatMap(({ subsections }) => subsections);
  const publishing = useMutation({
    mutationFn: async () => {
      await flushWriting();
      return publishChanges(courseId);
    },
    onSuccess: ({ texts }) => notifyPublished(texts),
    onSettled: () => Promise.all(CHANGED.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
  return {
    count: lessons.filter(({ hasDraft, kind }) => hasDraft && !lessonKindOf(kind).isOpenedSeparately).length,
    lessonCount: lessons.length,
    minutes: lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    isPending: publishing.isPending,
    /** Answers how many lessons aren't ready to be shown; nothing if it failed, which was said. */
    publish: (): Promise<number | undefined> =>
      publishing.mutateAsync().then(
        ({ waitingIds }) => waitingIds.length,
        () => undefined,
      ),
  };
}
