import { signedIn } from '../../../kernel/access/access.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { commentRoutes } from '../comments/comments.public.ts';
import { HOST } from './discussion-boards.reads.ts';
import { findPlace } from './discussion-boards.repository.ts';
import { changeContribution, contribute, removeContribution } from './discussion-boards.service.ts';

export const boardCommentRoutes = (): RouteDefinition[] =>
  commentRoutes({
    kind: HOST,
    path: '/api/discussion-board-comments',
    noun: 'DiscussionBoard',
    idName: 'discussionBoardId',
    bodyName: 'CommentBody',
    placedName: 'PlacedComment',
    word: 'contribution to a discussion',
    access: signedIn(),
    place: {
      fields: { courseId: Id },
      read: async (tx, boardId) => ({ courseId: (await findPlace(tx, boardId))!.courseId }),
    },
    add: contribute,
    change: changeContribution,
    remove: removeContribution,
  });
