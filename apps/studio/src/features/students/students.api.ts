import type { ListEnrolledStudentsAnswer, ListEnrolledStudentsQuery } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type EnrolledStudent = ListEnrolledStudentsAnswer['data'][number];
export type ProgressGroup = ListEnrolledStudentsAnswer['distribution'][number];

export const studentsQuery = (courseId: number, query: ListEnrolledStudentsQuery) => ({
  ...apiQuery('GET /api/courses/{courseId}/enrolled-students', { path: { courseId }, query }),
  placeholderData: keepPreviousData,
});
export const exportStudents = (courseId: number) =>
  api('GET /api/courses/{courseId}/enrolled-students/export', { path: { courseId } });
