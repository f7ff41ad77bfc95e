import { apiQuery } from '@sullam/web-kit/api.ts';

/** The courses that somebody may mean by what they type. */
export const foundCoursesQuery = (search: string) =>
  apiQuery('GET /api/studio/courses', { query: { take: 20, ...(search ? { search } : {}) } });
