import type { AttachmentBody, AttachmentPatch } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

export type { Attachment } from '@sullam/api-client/schema.gen.ts';

/** Where attachments stand: with a lesson or with the course itself. */
export type Place = { readonly courseId: number } | { readonly courseSubsectionId: number };

const ofCourse = (courseId: number) => apiQuery('GET /api/courses/{courseId}/attachments', { path: { courseId } });
const ofLesson = (courseSubsectionId: number) =>
  apiQuery('GET /api/course-subsections/{courseSubsectionId}/attachments', { path: { courseSubsectionId } });

export const attachmentsQuery = (place: Place) => ({
  queryKey: 'courseId' in place ? ofCourse(place.courseId).queryKey : ofLesson(place.courseSubsectionId).queryKey,
  queryFn: () => readAttachments(place),
});

const readAttachments = (place: Place) =>
  'courseId' in place
    ? api('GET /api/courses/{courseId}/attachments', { path: place })
    : api('GET /api/course-subsections/{courseSubsectionId}/attachments', { path: place });

const useForget = () =>
  useRefresh('GET /api/courses/{courseId}/attachments', 'GET /api/course-subsections/{courseSubsectionId}/attachments');

export function useAddAttachment(place: Place) {
  return useMutation({
    mutationFn: (body: AttachmentBody) =>
      'courseId' in place
        ? api('POST /api/courses/{courseId}/attachments', { path: place, body })
        : api('POST /api/course-subsections/{courseSubsectionId}/attachments', { path: place, body }),
    onSuccess: useForget(),
  });
}

interface Change {
  readonly attachmentId: number;
  readonly patch: AttachmentPatch;
}

export const useChangeAttachment = () => {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ attachmentId, patch }: Change) =>
      api('PATCH /api/attachments/{attachmentId}', { path: { attachmentId }, body: patch }),
    // after a conflict what is there now is read as well
    onSettled: forget,
  });
};

export const useRemoveAttachment = () =>
  useMutation({
    mutationFn: (attachmentId: number) => api('DELETE /api/attachments/{attachmentId}', { path: { attachmentId } }),
    onSuccess: useForget(),
  });

/** The new order is drawn at once; what the server refuses is read again. */
export function useOrderAttachments(place: Place) {
  const client = useQueryClient();
  const forget = useForget();
  const { queryKey } = attachmentsQuery(place);
  return useMutation({
    mutationFn: (attachmentIds: readonly number[]) => {
      const body = { attachmentIds: [...attachmentIds] };
      return 'courseId' in place
        ? api('PUT /api/courses/{courseId}/attachments/order', { path: place, body })
        : api('PUT /api/course-subsections/{courseSubsectionId}/attachments/order', { path: place, body });
    },
    onMutate: async (attachmentIds) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Awaited<ReturnType<typeof readAttachments>>>(
        queryKey,
        (before) =>
          before && {
            data: attachmentIds.flatMap((id) => before.data.find(({ attachmentId }) => attachmentId === id) ?? []),
          },
      );
    },
    onSettled: forget,
  });
}

export const ownFilesQuery = (search: string) => ({
  ...apiQuery('GET /api/media/all-user-uploads', { query: { take: 30, ...(search ? { search } : {}) } }),
  placeholderData: keepPreviousData,
});
