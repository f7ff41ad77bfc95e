import type { Localized } from '@sullam/domain/localized.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { outlineQuery } from '../../../parts/course.api.ts';
import { addLesson, addSection, type LessonKind } from '../builder/builder.public.ts';

export interface NewLesson {
  readonly courseId: number;
  /** Behind which lesson of which module; null: the course has no module yet, and gets one of this title. */
  readonly behind: { readonly sectionId: number; readonly after: number | null } | null;
  readonly firstModule: Localized;
  readonly title: Localized;
  readonly kind: LessonKind;
}

/** Adds a lesson at the end of a module; answers its id. */
export function useMakeLesson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ courseId, behind, firstModule, title, kind }: NewLesson): Promise<number> => {
      const sectionId =
        behind?.sectionId ?? (await addSection(courseId, { title: firstModule, afterSectionId: null })).courseSectionId;
      const body = { title, kind, afterSubsectionId: behind?.after ?? null };
      return (await addLesson(sectionId, body)).courseSubsectionId;
    },
    onSettled: (_made, _refusal, { courseId }) =>
      Promise.all([
        client.invalidateQueries(outlineQuery(courseId)),
        client.invalidateQueries({ queryKey: ['GET /api/courses/{courseId}/readiness'] }),
        client.invalidateQueries({ queryKey: ['GET /api/studio/courses'] }),
      ]),
  });
}
