import type { ListEnrolledStudentsAnswer, ListEnrolledStudentsQuery } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@tanstack/react-query';

export type Student = ListEnrolledStudentsAnswer['data'][number];

export const studentsQuery = (courseId: number, query: NonNullable<ListEnrolledStudentsQuery>) =>
  apiQuery('GET /api/courses/{courseId}/enrolled-students', { path: { courseId }, query });

/** Saves all students of a course as a spreadsheet. */
export const useExportStudents = (courseId: number) =>
  useMutation({
    mutationFn: async () => {
      const file: unknown = await api('GET /api/courses/{courseId}/enrolled-students/export', { path: { courseId } });
      if (!(file instanceof Blob)) return;
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `students-${courseId}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
