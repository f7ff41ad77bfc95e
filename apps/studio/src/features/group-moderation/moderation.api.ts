import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { PostModerationCase, PostModerationCaseDetail } from '@sullam/api-client/schema.gen.ts';

export const PAGE = 20;

/** What one looks through: what was reported, appeals, what is decided. */
export const VIEWS = ['reports', 'appeals', 'done'] as const;
export type View = (typeof VIEWS)[number];

const ASKED = { reports: { isAppealed: false }, appeals: { isAppealed: true }, done: { isClosed: true } } as const;

export const casesQuery = (view: View, page: number) => ({
  ...apiQuery('GET /api/group-moderation-cases', {
    query: { ...ASKED[view], skip: (page - 1) * PAGE, take: PAGE },
  }),
  placeholderData: keepPreviousData,
});

/** The screen itself says where a case isn't there. */
export const caseQuery = (moderationCaseId: number) => ({
  ...apiQuery('GET /api/group-moderation-cases/{moderationCaseId}', { path: { moderationCaseId } }),
  meta: { isQuiet: true },
});

export type Decision = BodyOf<'PUT /api/group-moderation-cases/{moderationCaseId}/decision'>;
export type Act = Decision['act'];

export const useDecideCase = () =>
  useMutation({
    mutationFn: ({ moderationCaseId, ...body }: Decision & { moderationCaseId: number }) =>
      api('PUT /api/group-moderation-cases/{moderationCaseId}/decision', { path: { moderationCaseId }, body }),
    onSuccess: useRefresh(
      'GET /api/group-moderation-cases',
      'GET /api/group-moderation-cases/{moderationCaseId}',
      'GET /api/groups/{groupId}/audit',
    ),
  });
