import type {
  ChecklistItemDecision,
  ChecklistItemSending,
  StudentChecklistItem,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type {
  StudentChecklistItem,
  StudentChecklistItemDetail,
  StudentChecklistRow,
} from '@sullam/api-client/schema.gen.ts';

/** As many lists as somebody will have at once; the older ones are finished. */
export const MOST_LISTS = 50;

export const checklistsQuery = () => apiQuery('GET /api/student-checklists', { query: { take: MOST_LISTS } });

export const checklistQuery = (studentChecklistId: number) =>
  apiQuery('GET /api/student-checklists/{studentChecklistId}', { path: { studentChecklistId } });

export const itemQuery = (studentChecklistItemId: number) =>
  apiQuery('GET /api/student-checklist-items/{studentChecklistItemId}', { path: { studentChecklistItemId } });

export const approvalsQuery = (take = 100) => apiQuery('GET /api/checklist-approvals', { query: { take } });

const useForget = () =>
  useRefresh(
    'GET /api/student-checklists',
    'GET /api/student-checklists/{studentChecklistId}',
    'GET /api/student-checklist-items/{studentChecklistItemId}',
    'GET /api/checklist-approvals',
    'GET /api/activities-schedule',
  );

const useTicking = (onTicked: (isDone: boolean) => void) => {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ id, isDone }: { id: number; isDone: boolean }) =>
      api('PUT /api/student-checklist-items/{studentChecklistItemId}/done', {
        path: { studentChecklistItemId: id },
        body: { isDone },
      }),
    onSuccess: (_result, { isDone }) => {
      onTicked(isDone);
      return forget();
    },
  });
};

export const useTick = () => useTicking(() => undefined);

/** A tick takes its item to those that are done: what was pressed by mistake is taken back in one press. */
export function useTickWithUndo({ studentChecklistItemId: id, title }: StudentChecklistItem) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const tick = useTicking((isDone) => {
    if (!isDone) return;
    notify({
      tone: 'success',
      text: t('checklists.messages.visited', { item: text(title) }),
      action: { label: t('common.actions.undo'), run: () => tick.mutate({ id, isDone: false }) },
    });
  });
  return tick;
}

export function useSend(studentChecklistItemId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: (body: ChecklistItemSending) =>
      api('POST /api/student-checklist-items/{studentChecklistItemId}/send', {
        path: { studentChecklistItemId },
        body,
      }),
    onSuccess: forget,
  });
}

export function useWithdraw(studentChecklistItemId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: () =>
      api('POST /api/student-checklist-items/{studentChecklistItemId}/withdraw', { path: { studentChecklistItemId } }),
    onSuccess: forget,
  });
}

export function useRemind() {
  const forget = useForget();
  return useMutation({
    mutationFn: (studentChecklistItemId: number) =>
      api('POST /api/student-checklist-items/{studentChecklistItemId}/remind', { path: { studentChecklistItemId } }),
    onSuccess: forget,
  });
}

export function useDecide() {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ id, ...body }: ChecklistItemDecision & { id: number }) =>
      api('POST /api/student-checklist-items/{studentChecklistItemId}/decide', {
        path: { studentChecklistItemId: id },
        body,
      }),
    onSuccess: forget,
  });
}

export function useVisit() {
  const forget = useForget();
  return useMutation({
    mutationFn: (code: string) => api('POST /api/checklist-visits', { body: { code } }),
    onSuccess: forget,
    meta: { isQuiet: true },
  });
}
