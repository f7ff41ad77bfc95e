import type { QueryOf } from '@sullam/api-client/client.ts';
import type { StudentsPage } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { EnrolledStudent } from '@sullam/api-client/schema.gen.ts';

export type ProgressGroup = StudentsPage['distribution'][number];

export const studentsQuery = (courseId: number, query: QueryOf<'GET /api/courses/{courseId}/enrolled-students'>) => ({
  ...apiQuery('GET /api/courses/{courseId}/enrolled-students', { path: { courseId }, query }),
  placeholderData: keepPreviousData,
});
/** The course that the page stands in, which its frame has fetched already. */
export const courseNameQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/editing', { path: { courseId } });

export const exportStudents = (courseId: number, format: TableFormat) =>
  api('GET /api/courses/{courseId}/enrolled-students/export', { path: { courseId }, query: { format } });
