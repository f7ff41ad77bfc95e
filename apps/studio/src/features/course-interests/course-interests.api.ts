import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { CourseInterest, CourseInterests } from '@sullam/api-client/schema.gen.ts';

export const interestsQuery = (courseId: number, query: QueryOf<'GET /api/courses/{courseId}/interests'>) => ({
  ...apiQuery('GET /api/courses/{courseId}/interests', { path: { courseId }, query }),
  placeholderData: keepPreviousData,
});

export const exportInterests = (courseId: number) =>
  api('GET /api/courses/{courseId}/interests/export', { path: { courseId } });
