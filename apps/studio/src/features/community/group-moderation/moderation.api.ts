import { apiQuery } from '@sullam/web-kit/api.ts';
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
