import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { isShown } from './grade-marks.ts';
import { listGrades, readOpenGradebook } from './grades.reads.ts';
import type { GradeDetail } from './grades.schemas.ts';
import { findLearner } from './grades-report.reads.ts';

const LONGEST_HISTORY = 500;

const changesOf = ({ organizationId }: MemberContext, gradeItemId: number, userId: number) =>
  db
    .selectFrom('grade_changes as h')
    .leftJoin('members as p', (join) =>
      join.onRef('p.organization_id', '=', 'h.organization_id').onRef('p.user_id', '=', 'h.changed_by'),
    )
    .selectAll('h')
    .select(['p.first_name', 'p.last_name'])
    .where('h.organization_id', '=', organizationId)
    .where('h.grade_item_id', '=', gradeItemId)
    .where('h.user_id', '=', userId)
    .orderBy('h.grade_change_id', 'desc')
    .limit(LONGEST_HISTORY);

type State = GradeDetail['state'];

/** Every change of a grade, the newest first. */
async function listHistory(
  context: MemberContext,
  tx: Tx,
  gradeItemId: number,
  userId: number,
): Promise<GradeDetail['history']> {
  const rows = await tx.all(changesOf(context, gradeItemId, userId));
  return rows.map((row) => ({
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
  }));
}

/** One grade with all that became of it, for staff. */
export async function readGradeDetail(
  context: MemberContext,
  tx: Tx,
  { courseId, gradeItemId, userId }: { courseId: number; gradeItemId: number; userId: number },
): Promise<GradeDetail> {
  const [learner, open, grades, history] = await Promise.all([
    findLearner(context, tx, courseId, userId),
    readOpenGradebook(context, tx, courseId),
    listGrades(context, tx, courseId, [userId]),
    listHistory(context, tx, gradeItemId, userId),
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
