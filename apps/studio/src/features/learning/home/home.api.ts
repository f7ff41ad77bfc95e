import type { AgendaItem, CoursePulse, WaitingItem } from '@sullam/api-client/schema.gen.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';

export type { AgendaItem, CoursePulse, WaitingItem };
export type Scope = 'mine' | 'all';

export const recentCoursesQuery = (scope: Scope) =>
  apiQuery('GET /api/studio/courses', { query: { take: 6, scope, sort: 'updated' } });
export const figuresQuery = () => apiQuery('GET /api/studio/figures');
export const coursesInNeedQuery = () => apiQuery('GET /api/studio/courses-in-need');
export const pulseQuery = (scope: Scope) => apiQuery('GET /api/studio/pulse', { query: { scope } });
