import type { DiscussionBoard } from './discussions.api.ts';

/** Where one contribution is found. */
export const commentPath = ({ courseId, discussionBoardId }: DiscussionBoard, commentId: number): string =>
  `/lms/courses/${courseId}/discussion-boards/${discussionBoardId}?comment=${commentId}`;

export const copyLink = (board: DiscussionBoard, commentId: number): Promise<void> =>
  navigator.clipboard.writeText(new URL(commentPath(board, commentId), window.location.origin).href);
