import type { BodyOf } from '@sullam/api-client/client.ts';
import type { DiscussionParticipant } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

export type {
  DiscussionBoard,
  DiscussionBoardSummary,
  DiscussionParticipant,
  DiscussionWork,
} from '@sullam/api-client/schema.gen.ts';

export const PAGE = 20;

const LISTS = [
  'GET /api/courses/{courseId}/discussion-boards',
  'GET /api/courses/{courseId}/discussion-settings',
] as const;
const BOARD = [
  'GET /api/course-discussion-boards/{discussionBoardId}',
  'GET /api/course-subsections/{courseSubsectionId}/discussion-board',
] as const;

export const boardsQuery = (courseId: number, page: number) =>
  apiQuery('GET /api/courses/{courseId}/discussion-boards', {
    path: { courseId },
    query: { skip: (page - 1) * PAGE, take: PAGE },
  });

export const settingsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/discussion-settings', { path: { courseId } });

export const boardQuery = (discussionBoardId: number) =>
  apiQuery('GET /api/course-discussion-boards/{discussionBoardId}', { path: { discussionBoardId } });

export const lessonBoardQuery = (courseSubsectionId: number) =>
  apiQuery('GET /api/course-subsections/{courseSubsectionId}/discussion-board', { path: { courseSubsectionId } });

export const casesQuery = (courseId: number, isClosed: boolean, page: number) =>
  apiQuery('GET /api/courses/{courseId}/moderation-cases', {
    path: { courseId },
    query: { isClosed, skip: (page - 1) * PAGE, take: PAGE },
  });

export const participantsQuery = (
  discussionBoardId: number,
  asked: { search?: string; isWaiting?: boolean; page: number },
) =>
  apiQuery('GET /api/course-discussion-boards/{discussionBoardId}/participants', {
    path: { discussionBoardId },
    query: {
      ...(asked.search ? { search: asked.search } : {}),
      ...(asked.isWaiting ? { isWaiting: true } : {}),
      skip: (asked.page - 1) * PAGE,
      take: PAGE,
    },
  });

const PARTICIPANTS = 'GET /api/course-discussion-boards/{discussionBoardId}/participants';
const WORK = 'GET /api/course-discussion-boards/{discussionBoardId}/participants/{userId}';

/** So many learners are asked for at once. */
const QUEUED = 100;

/** Who has written something or was graded, in the order of their names, which stays while one marks. */
export const queueQuery = (discussionBoardId: number) =>
  queryOptions({
    queryKey: [PARTICIPANTS, discussionBoardId, 'queue'],
    queryFn: async () => {
      const queue: DiscussionParticipant[] = [];
      for (let skip = 0; ; skip += QUEUED) {
        const { data, total } = await api(PARTICIPANTS, { path: { discussionBoardId }, query: { skip, take: QUEUED } });
        queue.push(...data.filter(({ lastAt, points }) => lastAt !== null || points !== null));
        if (data.length === 0 || skip + data.length >= total) return queue;
      }
    },
  });

export const workQuery = (discussionBoardId: number, userId: number) =>
  apiQuery(WORK, { path: { discussionBoardId, userId } });

/** Fetches anew what was written and given. */
export const useFreshWork = () => useRefresh(PARTICIPANTS, WORK);

export const groupsQuery = (courseId: number) => apiQuery('GET /api/courses/{courseId}/groups', { path: { courseId } });

/** A board as it is now, for everything on the page. */
export function useReadBoard(discussionBoardId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...boardQuery(discussionBoardId), staleTime: 0 });
}

export const useCreateBoard = (courseId: number) =>
  useSend('POST /api/courses/{courseId}/discussion-boards', { courseId }, ...LISTS);

export type BoardPatch = BodyOf<'PATCH /api/course-discussion-boards/{discussionBoardId}'>;

export const useUpdateBoard = (discussionBoardId: number) =>
  useMutation({
    mutationFn: (body: BoardPatch) =>
      api('PATCH /api/course-discussion-boards/{discussionBoardId}', { path: { discussionBoardId }, body }),
    meta: { isQuiet: true },
    onSuccess: useRefresh(...LISTS, ...BOARD),
  });

export const usePublishBoard = (discussionBoardId: number) =>
  useMutation({
    mutationFn: () =>
      api('POST /api/course-discussion-boards/{discussionBoardId}/publish', { path: { discussionBoardId } }),
    onSuccess: useRefresh(...LISTS, ...BOARD, 'GET /api/courses/{courseId}/outline'),
  });

export const useSetDiscussions = (courseId: number) =>
  useSend('PUT /api/courses/{courseId}/discussion-settings', { courseId }, ...LISTS);

export const useGiveMark = (discussionBoardId: number) =>
  useMutation({
    mutationFn: ({
      userId,
      ...body
    }: BodyOf<'PUT /api/course-discussion-boards/{discussionBoardId}/participants/{userId}/mark'> & {
      userId: number;
    }) =>
      api('PUT /api/course-discussion-boards/{discussionBoardId}/participants/{userId}/mark', {
        path: { discussionBoardId, userId },
        body,
      }),
    onSuccess: useRefresh(PARTICIPANTS, WORK),
    // the form says what was refused, and whether somebody else was faster
    meta: { isQuiet: true },
  });
