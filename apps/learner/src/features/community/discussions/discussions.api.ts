import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';

export type {
  Comment,
  Contributor,
  DiscussionBoard,
  DiscussionBoardSummary,
  MediaRef,
  OwnDiscussionMark,
  Participation,
  Reply,
} from '@sullam/api-client/schema.gen.ts';

export const BOARDS_PAGE = 20;
export const COMMENTS_PAGE = 20;

export type BoardsAsked = Omit<NonNullable<QueryOf<'GET /api/courses/{courseId}/discussion-boards'>>, 'skip' | 'take'>;

export const boardsQuery = (courseId: number, asked: BoardsAsked, page: number) =>
  apiQuery('GET /api/courses/{courseId}/discussion-boards', {
    path: { courseId },
    query: { ...asked, skip: (page - 1) * BOARDS_PAGE, take: BOARDS_PAGE },
  });

export const courseDiscussionsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/discussion-settings', { path: { courseId } });

export const boardQuery = (discussionBoardId: number) =>
  apiQuery('GET /api/course-discussion-boards/{discussionBoardId}', { path: { discussionBoardId } });

export const lessonBoardQuery = (courseSubsectionId: number) =>
  apiQuery('GET /api/course-subsections/{courseSubsectionId}/discussion-board', { path: { courseSubsectionId } });

export const ownMarkQuery = (discussionBoardId: number) =>
  apiQuery('GET /api/course-discussion-boards/{discussionBoardId}/own-mark', { path: { discussionBoardId } });

export const commentsQuery = (discussionBoardId: number, page: number) =>
  apiQuery('GET /api/discussion-board-comments', {
    query: { discussionBoardId, skip: page * COMMENTS_PAGE, take: COMMENTS_PAGE },
  });

export const placedCommentQuery = (commentId: number) =>
  apiQuery('GET /api/discussion-board-comments/{commentId}', { path: { commentId } });

const LISTS = [
  'GET /api/courses/{courseId}/discussion-boards',
  'GET /api/courses/{courseId}/discussion-settings',
] as const;
const BOARD = [
  'GET /api/course-discussion-boards/{discussionBoardId}',
  'GET /api/course-subsections/{courseSubsectionId}/discussion-board',
] as const;
const TALK = ['GET /api/discussion-board-comments'] as const;

/** What is shown of all talk, fetched anew. */
export const useRefreshTalk = () => useRefresh(...LISTS, ...BOARD, ...TALK);
export const useRefreshBoard = () => useRefresh(...BOARD);

export const useCreateBoard = (courseId: number) =>
  useSend('POST /api/courses/{courseId}/discussion-boards', { courseId }, ...LISTS);

export const useChangeBoard = (discussionBoardId: number) =>
  useSend('PATCH /api/course-discussion-boards/{discussionBoardId}', { discussionBoardId }, ...LISTS, ...BOARD);

export const useDeleteBoard = () =>
  useMutation({
    mutationFn: (discussionBoardId: number) =>
      api('DELETE /api/course-discussion-boards/{discussionBoardId}', { path: { discussionBoardId } }),
    onSuccess: useRefresh(...LISTS),
  });

export const useLikeBoard = (discussionBoardId: number) =>
  useMutation({
    mutationFn: (isLiked: boolean) =>
      api('PUT /api/course-discussion-boards/{discussionBoardId}/like', {
        path: { discussionBoardId },
        body: { isLiked },
      }),
    onSuccess: useRefresh(...BOARD),
  });

export const useFollowBoard = (discussionBoardId: number) =>
  useMutation({
    mutationFn: (isFollowing: boolean) =>
      api('PUT /api/course-discussion-boards/{discussionBoardId}/following', {
        path: { discussionBoardId },
        body: { isFollowing },
      }),
    onSuccess: useRefresh(...BOARD, ...LISTS),
  });

/** What is on the page is read; the lists forget their dots, the page keeps its line. */
export const useMarkRead = () =>
  useMutation({
    mutationFn: (discussionBoardId: number) =>
      api('PUT /api/course-discussion-boards/{discussionBoardId}/read', { path: { discussionBoardId } }),
    meta: { isQuiet: true },
    onSuccess: useRefresh(...LISTS, 'GET /api/courses/{courseId}/news'),
  });

export const useAcceptAnswer = (discussionBoardId: number) =>
  useMutation({
    mutationFn: (commentId: number | null) =>
      api('PUT /api/course-discussion-boards/{discussionBoardId}/accepted-comment', {
        path: { discussionBoardId },
        body: { commentId },
      }),
    onSuccess: useRefresh(...BOARD, ...LISTS),
  });

export const usePin = (discussionBoardId: number) =>
  useMutation({
    mutationFn: (isPinned: boolean) =>
      api('PUT /api/course-discussion-boards/{discussionBoardId}/pin', {
        path: { discussionBoardId },
        body: { isPinned },
      }),
    onSuccess: useRefresh(...LISTS, ...BOARD),
  });

export const useLock = (discussionBoardId: number) =>
  useSend('PUT /api/course-discussion-boards/{discussionBoardId}/lock', { discussionBoardId }, ...LISTS, ...BOARD);

export const usePublishBoard = (discussionBoardId: number) =>
  useMutation({
    mutationFn: () =>
      api('POST /api/course-discussion-boards/{discussionBoardId}/publish', { path: { discussionBoardId } }),
    onSuccess: useRefresh(...LISTS, ...BOARD),
  });

/** What the page of one asks for. */
export const prefetchBoard = async ({ params, queryClient }: LoadInput) => {
  await queryClient.prefetchQuery(boardQuery(Number(params.discussionBoardId)));
};
