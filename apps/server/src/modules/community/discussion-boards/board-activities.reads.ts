import { type Activity, type ActivitySpan, type ActivityState, isWithin } from '@sullam/domain/activities.ts';
import { participationOf } from '@sullam/domain/discussions/participation.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmong, type RowOf, statement } from '../../../kernel/database/statement.ts';
import { findOwnGroupIds, groupDependencies } from '../../learning/course-groups/course-groups.public.ts';
import { rowsOfCourse } from '../../learning/courses/courses.public.ts';
import { cachedDates } from '../../learning/schedule/schedule.public.ts';
import { boardMarks } from './board-rubric.ts';
import { readOwnContributions } from './participation.reads.ts';

const gradedBoards = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom('discussion_boards as b')
    .select(['b.discussion_board_id as discussionBoardId', 'b.course_id as courseId', 'b.title', 'b.due_at as dueAt'])
    .select(['b.course_subsection_id as courseSubsectionId', 'b.own_count as ownCount', 'b.reply_count as replyCount'])
    .select(['b.least_words as leastWords', 'b.course_group_id as courseGroupId'])
    .select(['b.locked_from as lockedFrom', 'b.locked_until as lockedUntil'])
    .where(isAmong('b.course_id', courseIds))
    .where('b.published_at', 'is not', null)
    .where('b.hidden_at', 'is', null)
    .where(sql<boolean>`b.grading <> 'NONE'`)
    .where('b.due_at', 'is not', null),
);

type GradedBoard = RowOf<typeof gradedBoards>;

const dated = cachedDates({
  dependsOn: [{ from: 'discussion_boards', rows: rowsOfCourse }, ...groupDependencies],
  read: (tx, courseIds) => tx.all(gradedBoards({ courseIds })),
});

/** The graded boards of a span, and what was due before, that are for everybody or for a group of the caller's. */
async function readDueBoards(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<GradedBoard[]> {
  const isDue = ({ dueAt }: GradedBoard) => isWithin(dueAt, span) || (span.withOverdue && dueAt! < span.from);
  const boards = (await dated(context, tx, span.courseIds)).filter(isDue);
  if (boards.every(({ courseGroupId }) => courseGroupId === null)) return boards;
  const own = await findOwnGroupIds(tx, context.caller.userId, span.courseIds);
  return boards.filter(({ courseGroupId }) => courseGroupId === null || own.has(courseGroupId));
}

const isLocked = ({ lockedFrom, lockedUntil }: GradedBoard, now: Date): boolean =>
  lockedFrom !== null && lockedFrom <= now && (lockedUntil === null || lockedUntil > now);

interface BoardProgress {
  isMarked: boolean;
  isComplete: boolean;
  isOver: boolean;
  hasBegun: boolean;
  isLocked: boolean;
}

function stateOf({ isMarked, isComplete, isOver, hasBegun, isLocked }: BoardProgress): ActivityState {
  // what has its mark isn't asked for any more, however much was written
  if (isMarked) return 'MARKED';
  if (isComplete) return 'HANDED_IN';
  if (isOver) return isLocked ? 'MISSED' : 'OVERDUE';
  return hasBegun ? 'DRAFT' : 'NOT_BEGUN';
}

/** The graded discussions of the caller's courses that are due in a span, and what was due before and can still be done. */
export async function readBoardActivities(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<Activity[]> {
  const { caller, clock } = context;
  const now = clock.now();
  const rows = await readDueBoards(context, tx, span);
  if (rows.length === 0) return [];
  const boardIds = rows.map(({ discussionBoardId }) => discussionBoardId);
  const [written, ...marked] = await Promise.all([
    readOwnContributions(tx, boardIds, caller.userId),
    ...context.extensions.of(boardMarks).map((marks) => marks.boardsMarkedFor(tx, caller.userId, boardIds)),
  ]);
  const markedIds = new Set(marked.flat());
  return rows.map((row) => {
    const contributions = written.get(row.discussionBoardId) ?? [];
    const { isComplete, stepsDone } = participationOf(row, caller.userId, contributions);
    const isOver = row.dueAt! <= now;
    return {
      kind: 'DISCUSSION',
      activityId: row.discussionBoardId,
      courseId: row.courseId,
      courseSubsectionId: row.courseSubsectionId,
      title: row.title,
      state: stateOf({
        isMarked: markedIds.has(row.discussionBoardId),
        isComplete,
        isOver,
        hasBegun: stepsDone > 0,
        isLocked: isLocked(row, now),
      }),
      moments: [{ happens: 'DUE', at: row.dueAt! }],
    };
  });
}
