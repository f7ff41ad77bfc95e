import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { CourseInterest, CourseInterests } from '@sullam/api-client/schema.gen.ts';

export const interestsQuery = (courseId: number, query: QueryOf<'GET /api/courses/{courseId}/interests'>) => ({
  ...apiQuery('GET /api/courses/{courseId}/interests', { path: { courseId }, query }),
  placeholderData: keepPreviousData,
});

export const exportInterests = (courseId: number, format: TableFormat) =>
  api('GET /api/courses/{courseId}/interests/export', { path: { courseId }, query: { format } });
