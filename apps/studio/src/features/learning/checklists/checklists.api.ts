import type { QueryOf } from '@sullam/api-client/client.ts';
import type {
  Checklist,
  ChecklistAssignment,
  ChecklistBody,
  ChecklistDraftBody,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

export type {
  Checklist,
  ChecklistDraftBody,
  ChecklistItem,
  ChecklistRow,
  OverdueChecklistItem,
  StudentChecklistRow,
} from '@sullam/api-client/schema.gen.ts';

export const checklistsQuery = (query: QueryOf<'GET /api/checklists'>) => ({
  ...apiQuery('GET /api/checklists', { query }),
  placeholderData: keepPreviousData,
});

export const checklistQuery = (checklistId: number) =>
  apiQuery('GET /api/checklists/{checklistId}', { path: { checklistId } });

/** The checklist as it stands on the server now, for everything on the page. */
export function useReadChecklist(checklistId: number): () => Promise<Checklist> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...checklistQuery(checklistId), staleTime: 0 });
}

export const peopleQuery = (checklistId: number, query: QueryOf<'GET /api/checklists/{checklistId}/people'>) => ({
  ...apiQuery('GET /api/checklists/{checklistId}/people', { path: { checklistId }, query }),
  placeholderData: keepPreviousData,
});

export const studentChecklistQuery = (studentChecklistId: number) =>
  apiQuery('GET /api/student-checklists/{studentChecklistId}', { path: { studentChecklistId } });

export const overdueQuery = (query: QueryOf<'GET /api/checklists/overdue'>) => ({
  ...apiQuery('GET /api/checklists/overdue', { query }),
  placeholderData: keepPreviousData,
});

export const exportOverdue = (query: QueryOf<'GET /api/checklists/overdue/export'>) =>
  api('GET /api/checklists/overdue/export', { query });

export const foundMembersQuery = (search: string) =>
  apiQuery('GET /api/members', { query: { status: 'ACTIVE', take: 20, ...(search ? { search } : {}) } });

export const courseGroupsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/groups', { path: { courseId } });

export const setsQuery = () => apiQuery('GET /api/permission-sets');

const useForget = () =>
  useRefresh(
    'GET /api/checklists',
    'GET /api/checklists/{checklistId}',
    'GET /api/checklists/{checklistId}/people',
    'GET /api/checklists/overdue',
  );

export function useCreateChecklist() {
  const forget = useForget();
  return useMutation({
    mutationFn: (body: ChecklistBody) => api('POST /api/checklists', { body }),
    onSuccess: forget,
  });
}

/** Keeps what is being written; refusals are the page's to say. */
export function useSaveDraft(checklistId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: (body: ChecklistDraftBody) =>
      api('PUT /api/checklists/{checklistId}/draft', { path: { checklistId }, body }),
    onSuccess: forget,
    meta: { isQuiet: true },
  });
}

/** Goes back to what is published. */
export function useDropDraft(checklistId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: (version: number) =>
      api('DELETE /api/checklists/{checklistId}/draft', { path: { checklistId }, query: { version } }),
    onSuccess: forget,
  });
}

export function usePublishChecklist(checklistId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: () => api('POST /api/checklists/{checklistId}/publish', { path: { checklistId } }),
    onSuccess: forget,
  });
}

export function useDeleteChecklist() {
  const forget = useForget();
  return useMutation({
    mutationFn: (checklistId: number) => api('DELETE /api/checklists/{checklistId}', { path: { checklistId } }),
    onSuccess: forget,
  });
}

export function useAssignChecklist(checklistId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: (body: ChecklistAssignment) =>
      api('POST /api/checklists/{checklistId}/people', { path: { checklistId }, body }),
    onSuccess: forget,
  });
}

export function useTakeBack() {
  const forget = useForget();
  return useMutation({
    mutationFn: (studentChecklistId: number) =>
      api('DELETE /api/student-checklists/{studentChecklistId}', { path: { studentChecklistId } }),
    onSuccess: forget,
  });
}

export function useRemindOverdue() {
  return useMutation({
    mutationFn: (checklistId: number | undefined) =>
      api('POST /api/checklists/remind', { body: checklistId === undefined ? {} : { checklistId } }),
  });
}
