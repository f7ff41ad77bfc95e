import { participationOf } from '@sullam/domain/discussions/participation.ts';
import { multiplyRationals, type Rational, rational, rationalOf } from '@sullam/domain/rational.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { GradeSource, SourceMark } from '../../gradebook/grades/grades.public.ts';
import { findAsked, findBoardOfLesson, readContributions } from '../discussion-boards/discussion-boards.public.ts';
import { listMarks } from './discussion-marks.repository.ts';

type Board = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

const points = ({ maximum }: Board, done: number, steps: number): Rational =>
  multiplyRationals(rationalOf(maximum ?? '0'), rational(done, Math.max(steps, 1)));

/** What taking part is worth: all of it when everything was done, else, once it is due, the share that was. */
export function participationMark(board: Board, done: { stepsDone: number; steps: number }, now: Date): SourceMark {
  const isOver = board.dueAt !== null && board.dueAt <= now;
  if (done.stepsDone === done.steps || (isOver && done.stepsDone > 0))
    return { state: 'MARKED', points: points(board, done.stepsDone, done.steps), isRegraded: false };
  if (isOver) return { state: 'MISSING', points: null, isRegraded: false };
  return { state: 'BLANK', points: null, isRegraded: false };
}

async function marksOf(tx: Tx, board: Board, userIds: readonly number[] | null, now: Date) {
  const written = await readContributions(tx, board, userIds);
  const given = await listMarks(tx, board.discussionBoardId, userIds);
  const learners = userIds ?? (await listLearners(tx, board.courseId));
  const concerned = new Set([...learners, ...given.keys()]);
  return new Map(
    [...concerned].map((userId): [number, SourceMark] => {
      const mark = given.get(userId);
      if (mark)
        return [userId, { state: 'MARKED', points: rationalOf(mark.points), isRegraded: false, isNotified: true }];
      if (board.grading !== 'PARTICIPATION') {
        const hasWritten = (written.get(userId) ?? []).length > 0;
        return [userId, { state: hasWritten ? 'PENDING' : 'BLANK', points: null, isRegraded: false }];
      }
      return [userId, participationMark(board, participationOf(board, userId, written.get(userId) ?? []), now)];
    }),
  );
}

async function listLearners(tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.all(db.selectFrom('learners').select('user_id').where('course_id', '=', courseId));
  return rows.map((row) => row.user_id);
}

/** Discussions: what was counted, or what an instructor gave instead. Learners see it as soon as it is there. */
export const discussionSource: GradeSource = {
  name: 'DISCUSSION',
  notifiesItself: false,
  async facts(tx, courseSubsectionId) {
    const board = await findGraded(tx, courseSubsectionId);
    if (!board) return null;
    const { courseId, title, maximum, dueAt, isPublished } = board;
    return { courseId, title, maximumPoints: maximum!, dueAt, isPublished };
  },
  findReleased: (tx, courseIds) => listGraded(tx, courseIds),
  async marks({ clock }, tx, courseSubsectionId, userIds) {
    const board = await findGraded(tx, courseSubsectionId);
    return board ? marksOf(tx, board, userIds, clock.now()) : new Map();
  },
  async comment(_context, tx, courseSubsectionId, userId) {
    const board = await findGraded(tx, courseSubsectionId);
    if (!board) return '';
    return (await listMarks(tx, board.discussionBoardId, [userId])).get(userId)?.comment ?? '';
  },
};

async function findGraded(tx: Tx, courseSubsectionId: number): Promise<Board | null> {
  const boardId = await findBoardOfLesson(tx, courseSubsectionId);
  const board = boardId === undefined ? undefined : await findAsked(tx, boardId);
  return board && board.grading !== 'NONE' ? board : null;
}

async function listGraded(tx: Tx, courseIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('boards_of_courses')
      .select('course_subsection_id as id')
      .where(sql<boolean>`course_id = any(${[...courseIds]}::bigint[])`)
      .where('published_at', 'is not', null)
      .where('grading', '<>', 'NONE'),
  );
  return rows.flatMap(({ id }) => id ?? []);
}
