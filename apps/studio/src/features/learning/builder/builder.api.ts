import type {
  NewSectionBody,
  OutlineBody,
  OutlineEditing,
  SubsectionBody,
  SubsectionEditing,
  SubsectionPatch,
  SubsectionTextBody,
} from '@sullam/api-client/schema.gen.ts';
import type { Language, Localized } from '@sullam/domain/localized.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { outlineQuery } from '../../../parts/course.api.ts';

export type Outline = OutlineEditing;
export type OutlineSection = Outline['sections'][number];
export type OutlineLesson = OutlineSection['subsections'][number];
export type LessonKind = OutlineLesson['kind'];
export type Lesson = SubsectionEditing;
export type LessonText = Lesson['texts'][number];
export type LessonPatch = Omit<SubsectionPatch, 'version'>;

export const lessonQuery = (courseSubsectionId: number) =>
  apiQuery('GET /api/course-subsections/{courseSubsectionId}/editing', { path: { courseSubsectionId } });

/** A lesson as it is now, whatever is kept. */
export const fetchLesson = (courseSubsectionId: number): Promise<Lesson> =>
  api('GET /api/course-subsections/{courseSubsectionId}/editing', { path: { courseSubsectionId } });

/** The outline and all that counts its lessons, fetched again. */
export function useOutlineRefresh(courseId: number): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries(outlineQuery(courseId)),
      client.invalidateQueries({ queryKey: ['GET /api/courses/{courseId}/readiness'] }),
      client.invalidateQueries({ queryKey: ['GET /api/courses/{courseId}/translations'] }),
      client.invalidateQueries({ queryKey: ['GET /api/studio/courses'] }),
    ]);
}

/** After a change of the outline it is fetched again. */
function useOutlineChange<Input, Response>(courseId: number, change: (input: Input) => Promise<Response>) {
  return useMutation({ mutationFn: change, onSettled: useOutlineRefresh(courseId) });
}

export const addSection = (courseId: number, body: NewSectionBody) =>
  api('POST /api/courses/{courseId}/sections', { path: { courseId }, body });
export const addLesson = (courseSectionId: number, body: SubsectionBody) =>
  api('POST /api/course-sections/{courseSectionId}/subsections', { path: { courseSectionId }, body });
/** Names a section or a lesson, by its id in the tree. */
export const useRename = ({ courseId, sections }: Outline) =>
  useOutlineChange(courseId, async ({ id, title }: { id: string; title: Localized }): Promise<void> => {
    const number = Number(id.slice(1));
    if (id.startsWith('s')) {
      await api('PATCH /api/course-sections/{courseSectionId}', { path: { courseSectionId: number }, body: { title } });
      return;
    }
    const lessons = sections.flatMap(({ subsections }) => subsections);
    const version = lessons.find(({ courseSubsectionId }) => courseSubsectionId === number)?.version ?? 0;
    await api('PATCH /api/course-subsections/{courseSubsectionId}', {
      path: { courseSubsectionId: number },
      body: { title, version },
    });
  });
export const useDeleteSection = (courseId: number) =>
  useOutlineChange(courseId, (courseSectionId: number) =>
    api('DELETE /api/course-sections/{courseSectionId}', { path: { courseSectionId } }),
  );
export const useDeleteLesson = (courseId: number) =>
  useOutlineChange(courseId, (courseSubsectionId: number) =>
    api('DELETE /api/course-subsections/{courseSubsectionId}', { path: { courseSubsectionId } }),
  );
export const useUpdateLesson = (courseId: number) =>
  useOutlineChange(courseId, ({ courseSubsectionId, ...body }: SubsectionPatch & { courseSubsectionId: number }) =>
    api('PATCH /api/course-subsections/{courseSubsectionId}', { path: { courseSubsectionId }, body }),
  );

/** Saves a new order. The screen shows it at once and takes it back when the server refuses. */
export function useReorderOutline(courseId: number) {
  const client = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: ({ body }: { body: OutlineBody; next: Outline }) =>
      api('PUT /api/courses/{courseId}/outline', { path: { courseId }, body }),
    onMutate: ({ next }) => client.setQueryData(outlineQuery(courseId).queryKey, next),
    onSuccess: ({ version }) =>
      client.setQueryData(
        outlineQuery(courseId).queryKey,
        (outline: Outline | undefined) => outline && { ...outline, version },
      ),
    onError: () => client.invalidateQueries(outlineQuery(courseId)),
  });
}

export const saveText = (courseSubsectionId: number, language: Language, body: SubsectionTextBody) =>
  api('PUT /api/course-subsections/{courseSubsectionId}/texts/{language}', {
    path: { courseSubsectionId, language },
    body,
  });
