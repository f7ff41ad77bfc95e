import type { InferResult } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { notFound } from '../../../kernel/problem.ts';
import { isShown } from './grade-marks.ts';
import { listGrades, readOpenGradebook } from './grades.reads.ts';
import type { ChangesQuery, CourseGradeChange, GradeDetail } from './grades.schemas.ts';
import { findLearner } from './grades-report.reads.ts';

const LONGEST_HISTORY = 500;

const changes = () =>
  db
    .selectFrom('grade_changes as h')
    .leftJoin('member_names as p', 'p.user_id', 'h.changed_by')
    .selectAll('h')
    .select(['p.first_name', 'p.last_name'])
    .orderBy('h.grade_change_id', 'desc');

type State = GradeDetail['state'];
type ChangeRow = InferResult<ReturnType<typeof changes>>[number];

const presentChange = (row: ChangeRow): GradeDetail['history'][number] => ({
  gradeChangeId: row.grade_change_id,
  oldState: row.old_state as State,
  oldPoints: row.old_points,
  newState: row.new_state as State,
  newPoints: row.new_points,
  source: row.source,
  reason: row.reason,
  isShown: row.is_shown,
  changedBy:
    row.changed_by === null
      ? null
      : { userId: row.changed_by, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  changedAt: row.changed_at.toISOString(),
});

/** Every change of a grade, the newest first. */
async function listHistory(tx: Tx, gradeItemId: number, userId: number): Promise<GradeDetail['history']> {
  const rows = await tx.all(
    changes().where('h.grade_item_id', '=', gradeItemId).where('h.user_id', '=', userId).limit(LONGEST_HISTORY),
  );
  return rows.map(presentChange);
}

/** What a learner could see of the changes of a grade, the newest first. */
export const listShownChanges = (tx: Tx, gradeItemId: number, userId: number) =>
  tx.all(
    db
      .selectFrom('grade_changes')
      .select(['new_state', 'new_points', 'changed_at'])
      .where('grade_item_id', '=', gradeItemId)
      .where('user_id', '=', userId)
      .where('is_shown', '=', true)
      .orderBy('grade_change_id', 'desc')
      .limit(100),
  );

/** Every change in a course's gradebook, the newest first. */
export async function listChanges(
  tx: Tx,
  courseId: number,
  { gradeItemId, userId, source, from, to, ...page }: ChangesQuery,
): Promise<{ data: CourseGradeChange[]; total: number }> {
  let found = changes().where('h.course_id', '=', courseId);
  if (gradeItemId !== undefined) found = found.where('h.grade_item_id', '=', gradeItemId);
  if (userId !== undefined) found = found.where('h.user_id', '=', userId);
  if (source !== undefined) found = found.where('h.source', '=', source);
  if (from !== undefined) found = found.where('h.changed_at', '>=', new Date(from));
  if (to !== undefined) found = found.where('h.changed_at', '<', new Date(to));
  const named = found
    .leftJoin('member_names as l', 'l.user_id', 'h.user_id')
    .select(['l.first_name as learner_first_name', 'l.last_name as learner_last_name']);
  const { data, total } = await readPage(tx, named, page);
  return {
    data: data.map((row) => ({
      ...presentChange(row),
      gradeItemId: row.grade_item_id,
      userId: row.user_id,
      firstName: row.learner_first_name ?? '',
      lastName: row.learner_last_name ?? '',
    })),
    total,
  };
}

/** One grade with all that became of it, for staff. */
export async function readGradeDetail(
  context: MemberContext,
  tx: Tx,
  { courseId, gradeItemId, userId }: { courseId: number; gradeItemId: number; userId: number },
): Promise<GradeDetail> {
  const [learner, open, grades, history] = await Promise.all([
    findLearner(tx, courseId, userId),
    readOpenGradebook(context, tx, courseId),
    listGrades(tx, courseId, [userId]),
    listHistory(tx, gradeItemId, userId),
  ]);
  const item = open.visibility.item(gradeItemId);
  if (!item) throw notFound();
  const grade = grades.get(userId)?.find((each) => each.gradeItemId === gradeItemId);
  const automatic = grade?.automaticState ? { state: grade.automaticState, points: grade.automaticPoints } : null;
  return {
    gradeItemId,
    ...learner,
    state: grade?.state ?? 'BLANK',
    points: grade?.points ?? null,
    comment: grade?.comment ?? '',
    isPosted: isShown(item, grade ?? { isPosted: false }, open.visibility),
    isOverridden: grade?.isOverridden ?? false,
    automatic,
    version: grade?.version ?? 0,
    history,
  };
}
