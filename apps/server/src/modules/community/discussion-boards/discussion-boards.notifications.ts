import { sql } from 'kysely';
import { transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { emit, on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { teachersOf } from '../../learning/courses/courses.public.ts';
import {
  type Audience,
  type AudienceKind,
  type NotifiedThing,
  notify,
  notifyAudience,
} from '../../operations/notifications/notifications.public.ts';
import { talkChanged } from '../comments/comments.public.ts';
import { HOST } from './discussion-boards.reads.ts';
import {
  findNews,
  forgetLostAnswer,
  isOnlyLearner,
  takeDuePassed,
  takeMoments,
} from './discussion-boards.repository.ts';
import { answerAccepted, boardChanged, boardMoment, boardPublished } from './discussion-boards.signals.ts';
import { peopleOf } from './visible-boards.ts';

const PUBLISHED = 3;
const ANSWERED = 19;
const TEMPLATES = { CLOSING: 8, LOCKED: 9, OPEN: 24 } as const;
const KIND = 'discussion-board';

/** Everybody who sees a board. */
const peopleOfBoard = (discussionBoardId: number): Audience => ({ kind: KIND, ofId: discussionBoardId });

export const boardAudience: AudienceKind = {
  kind: KIND,
  includes: ({ ofId }, now) => peopleOf(ofId ?? 0, now),
};

/** A board of those who run the course is news for everybody; one that a learner begins for those who teach. */
const notifyOfBoard = on(boardPublished, (context, { discussionBoardId, courseId, byUserId }) =>
  transaction(context, async (tx) => {
    const board = await findNews(tx, discussionBoardId);
    if (!board || board.isHidden) return;
    const isLearner = await isOnlyLearner(tx, courseId, byUserId);
    await notifyAudience(context, tx, isLearner ? teachersOf(courseId) : peopleOfBoard(discussionBoardId), {
      templateId: PUBLISHED,
      parameters: { courseTitle: board.courseTitle, board: board.title },
      data: { courseId, discussionBoardId },
      dedupeKey: `board:${discussionBoardId}`,
      byUserId,
    });
  }),
);

const notifyOfMoment = on(boardMoment, (context, { discussionBoardId, courseId, moment, at }) =>
  transaction(context, async (tx) => {
    const board = await findNews(tx, discussionBoardId);
    if (!board || board.isHidden) return;
    await notifyAudience(context, tx, peopleOfBoard(discussionBoardId), {
      templateId: TEMPLATES[moment],
      parameters: { board: board.title },
      data: { courseId, discussionBoardId },
      dedupeKey: `board-${moment.toLowerCase()}:${discussionBoardId}:${at}`,
      byUserId: null,
    });
  }),
);

/** Who wrote the answer hears that it helped; not whose doing it is, because who asked may have asked without a name. */
const notifyOfAnswer = on(
  answerAccepted,
  (context, { discussionBoardId, courseId, commentId, authorUserId, byUserId }) =>
    transaction(context, async (tx) => {
      const board = await findNews(tx, discussionBoardId);
      if (!board || board.isHidden) return;
      await notify(context, tx, {
        templateId: ANSWERED,
        parameters: { board: board.title, outcome: 'accepted' },
        data: { courseId, discussionBoardId },
        dedupeKey: `answer-accepted:${discussionBoardId}:${commentId}`,
        byUserId,
        userIds: [authorUserId],
      });
    }),
);

/** The answer to a question goes with its comment. */
const loseAnswer = on(talkChanged, (context, { hostKind, hostId }) =>
  transaction(context, async (tx) => {
    if (hostKind === HOST) await forgetLostAnswer(tx, hostId);
  }),
);

export const boardNews: readonly SignalSubscription[] = [notifyOfBoard, notifyOfMoment, notifyOfAnswer, loseAnswer];

/** Every minute: which boards close soon, have closed or are open again, and which due dates have passed. */
export const boardJobs: readonly JobDefinition[] = [
  {
    name: 'discussion-boards.tell-moments',
    schedule: '* * * * *',
    run: (context) =>
      transaction(context, async (tx) => {
        const now = context.clock.now();
        for (const { at, ...rest } of await takeMoments(tx, now))
          await emit(context, tx, boardMoment, { ...rest, at: at.toISOString() });
        for (const board of await takeDuePassed(tx, now)) await emit(context, tx, boardChanged, board);
      }),
  },
];

/** What notifications are about, while it is there. */
export const discussionBoardsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'discussionBoardId',
    isThere: (id, userId) =>
      sql<boolean>`exists (select from discussion_boards b where ${inOrganization('b')} and b.discussion_board_id = ${id} and (b.hidden_at is null or b.author_user_id = ${userId}))`,
  },
];
