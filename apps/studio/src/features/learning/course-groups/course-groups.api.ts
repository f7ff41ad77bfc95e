import type {
  CourseGroupBody,
  CourseGroupList,
  CourseGroupPatch,
  DealLearnersBody,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { CourseGroup } from '@sullam/api-client/schema.gen.ts';

export type GroupSettings = CourseGroupBody;
export type GroupList = CourseGroupList;

/** So many learners of a group are shown at first, and more by so many. */
export const LEARNERS_PAGE = 25;

export const courseGroupsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/groups', { path: { courseId } });

/** A group as it is now, for everything on the page. */
export function useReadGroup(courseId: number) {
  const client = useQueryClient();
  return async (id: number | undefined) => {
    const { data } = await client.fetchQuery({ ...courseGroupsQuery(courseId), staleTime: 0 });
    return data.find(({ courseGroupId }) => courseGroupId === id);
  };
}

/** A page of the learners of a group; null: of those who are in none. */
export const groupLearnersQuery = (
  courseId: number,
  courseGroupId: number | null,
  { search, page }: { search: string; page: number },
) =>
  apiQuery('GET /api/courses/{courseId}/groups/learners', {
    path: { courseId },
    query: {
      ...(courseGroupId === null ? { isUnassigned: true } : { courseGroupId }),
      ...(search === '' ? {} : { search }),
      skip: page * LEARNERS_PAGE,
      take: LEARNERS_PAGE,
    },
  });

export const exportGroups = (courseId: number, format: TableFormat) =>
  api('GET /api/courses/{courseId}/groups/export', { path: { courseId }, query: { format } });

/** A change of the groups of a course; the board is asked for anew, also after a refusal: somebody else was quicker. */
function useGroupsChange<Input, Response>(change: (input: Input) => Promise<Response>, isQuiet = false) {
  return useMutation({
    mutationFn: change,
    meta: { isQuiet },
    onSettled: useRefresh('GET /api/courses/{courseId}/groups', 'GET /api/courses/{courseId}/groups/learners'),
  });
}

export const useCreateGroup = (courseId: number) =>
  useGroupsChange(
    (body: GroupSettings) => api('POST /api/courses/{courseId}/groups', { path: { courseId }, body }),
    true,
  );

export const useUpdateGroup = (courseGroupId: number) =>
  useGroupsChange(async (body: CourseGroupPatch) => {
    await api('PATCH /api/course-groups/{courseGroupId}', { path: { courseGroupId }, body });
    return { version: body.version + 1 };
  }, true);

export const useDeleteGroup = () =>
  useGroupsChange((courseGroupId: number) =>
    api('DELETE /api/course-groups/{courseGroupId}', { path: { courseGroupId } }),
  );

/** Moves learners into a group; null: out of all. */
export const useMoveLearners = (courseId: number) =>
  useGroupsChange(({ courseGroupId, userIds }: { courseGroupId: number | null; userIds: number[] }) =>
    courseGroupId === null
      ? api('POST /api/courses/{courseId}/groups/unassign', { path: { courseId }, body: { userIds } })
      : api('POST /api/course-groups/{courseGroupId}/members', { path: { courseGroupId }, body: { userIds } }),
  );

export const useDeal = (courseId: number) =>
  useGroupsChange((body: DealLearnersBody) =>
    api('POST /api/courses/{courseId}/groups/deal', { path: { courseId }, body }),
  );

export const useReadList = (courseId: number) =>
  useGroupsChange((body: { text: string; isPreview: boolean }) =>
    api('POST /api/courses/{courseId}/groups/list', { path: { courseId }, body }),
  );
