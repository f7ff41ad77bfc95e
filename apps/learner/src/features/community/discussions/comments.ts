import type { DiscussionBoard, Post } from '@sullam/api-client/schema.gen.ts';
import type { ReactNode } from 'react';

/** What is talked about; of a group it is what will be posted there. */
export interface Host {
  readonly kind: 'board' | 'post' | 'group';
  readonly id: number;
}

/** What the parts of a talk need to know of its host. */
export interface Talk {
  readonly host: Host;
  readonly canTalk: boolean;
  readonly canManage: boolean;
  readonly allowsAnonymous: boolean;
  /** The answer to a question can be chosen, and which one is. */
  readonly canAccept: boolean;
  readonly acceptedId: number | null;
  /** The words that a contribution needs to be accepted; 0: any. */
  readonly leastWords: number;
  /** The page of the talk, where one comment is found by `?comment=`. */
  readonly path: string;
  /** What opens to take a comment out of sight, where more can follow than that. */
  readonly removal?: (commentId: number, onClose: () => void) => ReactNode;
}

export const boardHost = (id: number): Host => ({ kind: 'board', id });

export const talkOfBoard = (board: DiscussionBoard): Talk => ({
  host: boardHost(board.discussionBoardId),
  canTalk: board.abilities.canTalk,
  canManage: board.abilities.canManage,
  allowsAnonymous: board.allowsAnonymous,
  canAccept: board.abilities.canAccept,
  acceptedId: board.acceptedComment?.commentId ?? null,
  leastWords:
    board.grading === 'PARTICIPATION' && !board.abilities.canManage ? (board.participation?.leastWords ?? 0) : 0,
  path: `/lms/courses/${board.courseId}/discussion-boards/${board.discussionBoardId}`,
});

export const talkOfPost = (post: Post): Talk => ({
  host: { kind: 'post', id: post.postId },
  canTalk: post.abilities.canTalk,
  canManage: post.abilities.canModerate,
  allowsAnonymous: false,
  canAccept: false,
  acceptedId: null,
  leastWords: 0,
  path: `/groups/${post.groupId}/post/${post.postId}`,
});

/** Where one comment is found. */
export const commentPath = (talk: Talk, commentId: number): string => `${talk.path}?comment=${commentId}`;

/** The same as it is handed to others. */
export const linkTo = (path: string): string => new URL(path, window.location.origin).href;
