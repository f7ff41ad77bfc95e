import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { Host } from './comments.ts';

const TALK = ['GET /api/discussion-board-comments', 'GET /api/post-comments'] as const;
const HOSTS = [
  'GET /api/courses/{courseId}/discussion-boards',
  'GET /api/courses/{courseId}/discussion-settings',
  'GET /api/course-discussion-boards/{discussionBoardId}',
  'GET /api/course-subsections/{courseSubsectionId}/discussion-board',
  'GET /api/posts/{postId}',
  'GET /api/groups/{groupId}/posts',
  'GET /api/users/{userId}/feeds',
  'GET /api/users/{userId}/saved-posts',
] as const;
/** What a lesson asks for may be done by what was said. */
const LESSON = [
  'GET /api/course-subsections/{courseSubsectionId}',
  'GET /api/courses/{courseId}/student-sections',
  'GET /api/courses/{courseId}/progress',
] as const;

const useRefreshAll = () => useRefresh(...HOSTS, ...TALK);

const onePost = ({ id: postId }: Host) => ({ path: { postId } });
const oneBoard = ({ id: discussionBoardId }: Host) => ({ path: { discussionBoardId } });

/** What a picture shows, in words, kept with the file. */
export const useDescribeMedia = (mediaId: number) =>
  useMutation({
    mutationFn: (alt: NonNullable<BodyOf<'PATCH /api/media/{mediaId}'>['alt']>) =>
      api('PATCH /api/media/{mediaId}', { path: { mediaId }, body: { alt } }),
  });

/** Whom one can mean there. */
const boardPeople = (host: Host, search: string) =>
  apiQuery('GET /api/course-discussion-boards/{discussionBoardId}/people', { ...oneBoard(host), query: { search } });
const postPeople = (host: Host, search: string) =>
  apiQuery('GET /api/posts/{postId}/people', { ...onePost(host), query: { search } });
const groupPeople = (host: Host, search: string) =>
  apiQuery('GET /api/groups/{groupId}/people', { path: { groupId: host.id }, query: { search } });
const PEOPLE = { board: boardPeople, post: postPeople, group: groupPeople };
export const peopleQuery = (host: Host, search: string) =>
  PEOPLE[host.kind](host, search) as ReturnType<typeof boardPeople>;

const boardReplies = (discussionBoardId: number, parentCommentId: number) =>
  apiQuery('GET /api/discussion-board-comments', { query: { discussionBoardId, parentCommentId, take: 100 } });
const postReplies = (postId: number, parentCommentId: number) =>
  apiQuery('GET /api/post-comments', { query: { postId, parentCommentId, take: 100 } });
export const repliesQuery = (host: Host, parentCommentId: number) =>
  (host.kind === 'board' ? boardReplies : (postReplies as unknown as typeof boardReplies))(host.id, parentCommentId);

const boardVersions = (commentId: number) =>
  apiQuery('GET /api/discussion-board-comments/{commentId}/versions', { path: { commentId } });
const postVersions = (commentId: number) =>
  apiQuery('GET /api/post-comments/{commentId}/versions', { path: { commentId } });
export type VersionsQuery = ReturnType<typeof boardVersions>;

export const versionsQuery = (host: Host, commentId: number) =>
  (host.kind === 'board' ? boardVersions : (postVersions as unknown as typeof boardVersions))(commentId);

/** What a post said before it was edited. */
export const postVersionsQuery = (postId: number) =>
  apiQuery('GET /api/posts/{postId}/versions', { path: { postId } }) as unknown as VersionsQuery;

export type NewComment = Omit<BodyOf<'POST /api/discussion-board-comments'>, 'discussionBoardId'>;

/** Says something. The composer words a failure itself. */
export const useContribute = (host: Host) =>
  useMutation({
    mutationFn: (said: NewComment) =>
      host.kind === 'board'
        ? api('POST /api/discussion-board-comments', { body: { ...said, discussionBoardId: host.id } })
        : api('POST /api/post-comments', { body: { ...said, postId: host.id } }),
    meta: { isQuiet: true },
    onSuccess: useRefresh(...HOSTS, ...TALK, ...LESSON),
  });

export const useChangeComment = (host: Host, commentId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PATCH /api/discussion-board-comments/{commentId}'>) =>
      host.kind === 'board'
        ? api('PATCH /api/discussion-board-comments/{commentId}', { path: { commentId }, body })
        : api('PATCH /api/post-comments/{commentId}', { path: { commentId }, body }),
    meta: { isQuiet: true },
    onSuccess: useRefreshAll(),
  });

export const useDeleteComment = (host: Host) =>
  useMutation({
    mutationFn: (commentId: number) =>
      host.kind === 'board'
        ? api('DELETE /api/discussion-board-comments/{commentId}', { path: { commentId } })
        : api('DELETE /api/post-comments/{commentId}', { path: { commentId } }),
    onSuccess: useRefreshAll(),
  });

export const useLikeComment = (host: Host) =>
  useMutation({
    mutationFn: ({ commentId, isLiked }: { commentId: number; isLiked: boolean }) =>
      host.kind === 'board'
        ? api('PUT /api/discussion-board-comments/{commentId}/like', { path: { commentId }, body: { isLiked } })
        : api('PUT /api/post-comments/{commentId}/like', { path: { commentId }, body: { isLiked } }),
    onSuccess: useRefreshAll(),
  });

/** Of a comment, or (null) of what is talked about itself. */
export interface Thing {
  host: Host;
  commentId: number | null;
}

export const useReport = ({ host, commentId }: Thing) =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/discussion-board-comments/{commentId}/report'>) => {
      if (host.kind === 'board')
        return commentId === null
          ? api('POST /api/course-discussion-boards/{discussionBoardId}/report', { ...oneBoard(host), body })
          : api('POST /api/discussion-board-comments/{commentId}/report', { path: { commentId }, body });
      return commentId === null
        ? api('POST /api/posts/{postId}/report', { ...onePost(host), body })
        : api('POST /api/post-comments/{commentId}/report', { path: { commentId }, body });
    },
  });

/** Of a course's discussions; in groups more can follow (`useRemoveFromGroup`). */
export const useHide = ({ host, commentId }: Thing) =>
  useMutation({
    mutationFn: (reason: string) => {
      const body = { reason };
      return commentId === null
        ? api('POST /api/course-discussion-boards/{discussionBoardId}/hide', { ...oneBoard(host), body })
        : api('POST /api/discussion-board-comments/{commentId}/hide', { path: { commentId }, body });
    },
    onSuccess: useRefreshAll(),
  });

export const useAppeal = ({ host, commentId }: Thing) =>
  useMutation({
    mutationFn: (text: string) => {
      const body = { text };
      if (host.kind === 'board')
        return commentId === null
          ? api('POST /api/course-discussion-boards/{discussionBoardId}/appeal', { ...oneBoard(host), body })
          : api('POST /api/discussion-board-comments/{commentId}/appeal', { path: { commentId }, body });
      return commentId === null
        ? api('POST /api/posts/{postId}/appeal', { ...onePost(host), body })
        : api('POST /api/post-comments/{commentId}/appeal', { path: { commentId }, body });
    },
    onSuccess: useRefreshAll(),
  });
