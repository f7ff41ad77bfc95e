import { compareDecimals, decimal } from '@sullam/domain/decimal.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { readRubricVersion, requireAssessment } from '../../gradebook/rubrics/rubrics.public.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { accessHost, listMemberComments } from '../comments/comments.public.ts';
import { accessBoard, findAsked, HOST, lockBoard } from '../discussion-boards/discussion-boards.public.ts';
import type {
  DiscussionMarkBody,
  DiscussionParticipants,
  DiscussionWork,
  OwnDiscussionMark,
} from './discussion-grades.schemas.ts';
import { discussionMarked } from './discussion-grades.signals.ts';
import { deleteMark, listMarks, type NewMark, saveMark } from './discussion-marks.repository.ts';
import { isOrWasLearner, listParticipants } from './participants.reads.ts';

const GRADED = 10;

interface MarkPlace {
  discussionBoardId: number;
  userId: number;
}

/** A graded board, for who runs its course. */
async function accessGraded(context: MemberContext, tx: Tx, boardId: number) {
  await accessBoard(context, tx, boardId, 'manage');
  const board = await findAsked(tx, boardId);
  if (!board || board.grading === 'NONE' || board.courseSubsectionId === null) throw notFound();
  return board;
}

export const readParticipants = (
  context: MemberContext,
  boardId: number,
  asked: Parameters<typeof listParticipants>[2],
): Promise<DiscussionParticipants> =>
  reading(context, async (tx) => listParticipants(tx, await accessGraded(context, tx, boardId), asked));

type GradedBoard = Awaited<ReturnType<typeof accessGraded>>;

const rubricOf = (tx: Tx, { rubricId, rubricVersion }: Pick<GradedBoard, 'rubricId' | 'rubricVersion'>) =>
  rubricId === null || rubricVersion === null ? null : readRubricVersion(tx, rubricId, rubricVersion);

/** One learner's part: what they wrote, by what it is marked, and what was given. */
export const readWork = (context: MemberContext, { discussionBoardId, userId }: MarkPlace): Promise<DiscussionWork> =>
  reading(context, async (tx) => {
    const board = await accessGraded(context, tx, discussionBoardId);
    const found = await listParticipants(tx, board, { userId, take: 1 });
    const marks = await listMarks(tx, discussionBoardId, [userId]);
    const rubric = await rubricOf(tx, board);
    const access = await accessHost(context, tx, HOST, discussionBoardId);
    const [learner] = found.data;
    if (!learner) throw notFound();
    const mark = marks.get(userId);
    const { grading, maximum, dueAt } = found;
    return {
      discussionBoardId,
      title: board.title as DiscussionWork['title'],
      grading,
      maximum,
      dueAt,
      rubric,
      learner,
      assessment: mark?.assessment ? [...mark.assessment] : null,
      markedAt: mark?.markedAt.toISOString() ?? null,
      written: await listMemberComments(context, tx, HOST, access, userId),
    };
  });

/** By what a discussion is marked, and what the caller was given for their part in it. */
export const readOwnMark = (context: MemberContext, discussionBoardId: number): Promise<OwnDiscussionMark> =>
  reading(context, async (tx) => {
    const { userId } = context.caller;
    await accessBoard(context, tx, discussionBoardId);
    const board = await findAsked(tx, discussionBoardId);
    if (!board || board.grading === 'NONE') throw notFound();
    const marks = await listMarks(tx, discussionBoardId, [userId]);
    const rubric = await rubricOf(tx, board);
    const mark = marks.get(userId);
    return {
      grading: board.grading,
      maximum: board.maximum,
      dueAt: board.dueAt?.toISOString() ?? null,
      rubric,
      mark: mark
        ? {
            points: mark.points,
            comment: mark.comment,
            assessment: mark.assessment ? [...mark.assessment] : null,
            markedAt: mark.markedAt.toISOString(),
          }
        : null,
    };
  });

type Given = Pick<NewMark, 'points' | 'assessment' | 'rubricVersion'>;

/**
 * What a mark is worth: the sum of an assessment where there is a rubric, else the points. Null: it is taken back.
 * @throws Problem validation
 */
async function givenBy(
  tx: Tx,
  board: GradedBoard,
  { points, assessment }: Pick<DiscussionMarkBody, 'points' | 'assessment'>,
): Promise<Given | null> {
  const rubric = await rubricOf(tx, board);
  if (rubric) {
    if (typeof points === 'string') throw invalidField('points', 'choice');
    if (assessment) {
      const sum = requireAssessment(rubric.content, assessment).points;
      return { points: sum, assessment, rubricVersion: rubric.rubricVersion };
    }
    if (points === undefined) throw invalidField('assessment', 'required');
    return null;
  }
  if (assessment) throw invalidField('assessment', 'choice');
  if (points === undefined) throw invalidField('points', 'required');
  if (points === null) return null;
  const maximum = board.maximum ?? '0';
  if (compareDecimals(decimal(points), decimal(maximum)) > 0) throw invalidField('points', 'maximum', { maximum });
  return { points, assessment: null, rubricVersion: null };
}

/** Gives a learner a mark instead of what was counted, or takes it back, and tells them of what was given. */
export const giveMark = (
  context: MemberContext,
  { discussionBoardId, userId }: MarkPlace,
  { comment = '', version, ...body }: DiscussionMarkBody,
): Promise<void> =>
  transaction(context, async (tx) => {
    await accessGraded(context, tx, discussionBoardId);
    await lockBoard(tx, discussionBoardId, 'use');
    // read again: who has changed by what it is marked was done with that before the lock was granted
    const board = await accessGraded(context, tx, discussionBoardId);
    if (!(await isOrWasLearner(tx, board.courseId, userId))) throw notFound();
    const given = await givenBy(tx, board, body);
    const place = { discussionBoardId, userId, version };
    const now = context.clock.now();
    const isDone = given
      ? await saveMark(tx, { ...place, ...given, comment: comment.trim(), markedBy: context.caller.userId, now })
      : await deleteMark(tx, place);
    if (!isDone) throw conflict();
    if (given)
      await notify(context, tx, {
        templateId: GRADED,
        parameters: { board: board.title },
        data: { courseId: board.courseId, discussionBoardId },
        dedupeKey: `board-graded:${discussionBoardId}:${now.toISOString().slice(0, 10)}`,
        userIds: [userId],
      });
    await audit(context, tx, {
      action: given ? 'discussion-mark.save' : 'discussion-mark.delete',
      noun: 'discussion-board',
      nounId: discussionBoardId,
      changes: { userId, points: given?.points ?? null },
    });
    await emit(context, tx, discussionMarked, { discussionBoardId, userId });
  });
