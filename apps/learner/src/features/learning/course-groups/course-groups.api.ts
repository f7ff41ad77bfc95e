import type { MyCourseGroup } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type { CourseGroup } from '@sullam/api-client/schema.gen.ts';

export type GroupMember = MyCourseGroup['members'][number];

export const courseGroupsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/groups', { path: { courseId } });

export const myCourseGroupQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/groups/mine', { path: { courseId } });

/** What a change of group may open or close. */
const TOUCHED = [
  'GET /api/courses/{courseId}/groups',
  'GET /api/courses/{courseId}/groups/mine',
  'GET /api/courses/{courseId}/student-sections',
  'GET /api/courses/{courseId}',
  'GET /api/course-subsections/{courseSubsectionId}',
  'GET /api/courses/{courseId}/surveys',
  'GET /api/courses/{courseId}/subsection-exams',
] as const;

/** Joins a group or leaves it. Refused as well the list is asked for anew: the last seat may be taken. */
export function useGroupStep(step: 'join' | 'leave') {
  return useMutation({
    mutationFn: (courseGroupId: number) =>
      step === 'join'
        ? api('POST /api/course-groups/{courseGroupId}/join', { path: { courseGroupId } })
        : api('POST /api/course-groups/{courseGroupId}/leave', { path: { courseGroupId } }),
    onSettled: useRefresh(...TOUCHED),
  });
}
