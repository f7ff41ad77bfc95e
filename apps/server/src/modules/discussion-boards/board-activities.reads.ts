import type { Activity, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { participationOf } from '@sullam/domain/discussions/participation.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { isAmong, statement } from '../../kernel/database/statement.ts';
import { boardMarks } from './board-rubric.ts';
import { readOwnContributions } from './participation.reads.ts';

interface Values extends ActivitySpan {
  userId: number;
  now: Date;
}

const dueBoards = statement(({ userId, courseIds, from, to, withOverdue, now }: Values) =>
  db
    .selectFrom('discussion_boards as b')
    .select(['b.discussion_board_id as discussionBoardId', 'b.course_id as courseId', 'b.title', 'b.due_at as dueAt'])
    .select(['b.course_subsection_id as courseSubsectionId', 'b.own_count as ownCount', 'b.reply_count as replyCount'])
    .select(['b.least_words as leastWords'])
    .select([
      sql<boolean>`(b.locked_from <= ${now} and (b.locked_until is null or b.locked_until > ${now})) is true`.as(
        'isLocked',
      ),
    ])
    .where(isAmong('b.course_id', courseIds))
    .where('b.published_at', 'is not', null)
    .where('b.hidden_at', 'is', null)
    .where(sql<boolean>`b.grading <> 'NONE'`)
    .where('b.due_at', '<', to)
    .where(sql<boolean>`(b.due_at >= ${from} or ${withOverdue}::boolean)`)
    .where(
      sql<boolean>`(b.course_group_id is null or exists (select from course_group_seats g where ${ours('g')}
        and g.course_group_id = b.course_group_id and g.user_id = ${userId}))`,
    ),
);

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
  const rows = await tx.all(dueBoards({ ...span, userId: caller.userId, now }));
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
        isLocked: row.isLocked,
      }),
      moments: [{ happens: 'DUE', at: row.dueAt! }],
    };
  });
}
