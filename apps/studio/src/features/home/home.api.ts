import { apiQuery } from '@sullam/web-kit/api.ts';

export const recentCoursesQuery = (scope: 'mine' | 'all') =>
  apiQuery('GET /api/studio/courses', { query: { take: 6, scope, sort: 'updated' } });
export const waitingApprovalsQuery = () => apiQuery('GET /api/course-approvals', { query: { take: 3 } });
export const waitingMembersQuery = () =>
  apiQuery('GET /api/members', { query: { take: 3, status: 'PENDING', sort: 'newest' } });
