import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CommentHost } from '../comments/comments.public.ts';
import { accessTalk } from './discussion-boards.access.ts';
import { HOST } from './discussion-boards.reads.ts';
import { findNews, setBoardHidden } from './discussion-boards.repository.ts';
import { isBoardRun, isBoardSeen, peopleOf } from './visible-boards.ts';

const TEMPLATES = { posted: 4, replied: 5, liked: 6, mentioned: 7, removed: 20 };
const ANSWERED = 19;

/** Discussion boards, as the comments core sees them. */
export const discussionHost: CommentHost = {
  kind: HOST,
  access: accessTalk,
  isSeen: isBoardSeen,
  isModerated: isBoardRun,
  people: ({ clock }, boardId) => peopleOf(boardId, clock.now()),
  async news(tx, boardId) {
    const board = await findNews(tx, boardId);
    if (!board) return null;
    return {
      parameters: { board: board.title },
      data: { courseId: board.courseId, discussionBoardId: boardId },
      templates: TEMPLATES,
      authorUserId: board.authorUserId,
      isHidden: board.isHidden,
      answered: board.kind === 'QUESTION' ? ANSWERED : null,
    };
  },
  async setHidden(_context, tx, boardId, hidden) {
    await setBoardHidden(tx, boardId, hidden);
    // the words of a board are never held
    return false;
  },
  exists: (boardId) =>
    sql<boolean>`exists (select from discussion_boards b where ${inOrganization('b')} and b.discussion_board_id = ${boardId})`,
  stream: { name: 'discussion-board', idName: 'discussionBoardId' },
};
