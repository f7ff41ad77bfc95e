import {
  type Activity,
  type ActivityMoment,
  type ActivitySpan,
  type ActivityState,
  isWithin,
} from '@sullam/domain/activities.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import { groupDependencies } from '../../learning/course-groups/course-groups.public.ts';
import { mayWait } from '../../learning/progress/progress.public.ts';
import { cachedDates } from '../../learning/schedule/schedule.public.ts';
import { accommodationDependency } from '../assessment/assessment.public.ts';
import { assignmentDependency, assignmentQuery, findGrants, type Window } from '../assignments/assignments.public.ts';
import { readSubmissionStatuses, type SubmissionStatus, submissionStatus } from '../submissions/submissions.public.ts';

const published = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom(
      assignmentQuery()
        .select(mayWait('s').as('mayWait'))
        .where('a.is_published', '=', true)
        .where(isAmong('a.course_id', courseIds))
        .as('a'),
    )
    .select(['a.assignmentId', 'a.courseId', 'a.title', 'a.opensAt', 'a.dueAt', 'a.closesAt'])
    .select(['a.maximum', 'a.latePercent', 'a.lateInterval', 'a.lateFloorPercent', 'a.missingPercent'])
    .select(['a.release', 'a.releaseAt', 'a.releasedAt', 'a.mayWait']),
);

/** Published assignments, with what was granted to learners and groups. */
async function readPublished(tx: Tx, courseIds: readonly number[]) {
  const rows = await tx.all(published({ courseIds }));
  const ids = rows.map(({ assignmentId }) => assignmentId);
  const grants = ids.length > 0 ? await findGrants(tx, ids) : [];
  return rows.map((row) => ({
    ...row,
    grants: grants.filter(({ assignmentId }) => assignmentId === row.assignmentId),
  }));
}

type Dated = Awaited<ReturnType<typeof readPublished>>[number];

const dated = cachedDates({
  dependsOn: [assignmentDependency, accommodationDependency, ...groupDependencies],
  read: readPublished,
});

/** Everybody's dates have a moment in the span, or the due date was before it and late work is still accepted. */
function isNear({ opensAt, dueAt, closesAt }: Dated, span: ActivitySpan, now: Date): boolean {
  const isOverdue = dueAt !== null && dueAt < span.from && (closesAt === null || closesAt > now);
  return [opensAt, dueAt, closesAt].some((at) => isWithin(at, span)) || (span.withOverdue && isOverdue);
}

function stateOf({ state, window: { dueAt, closesAt } }: SubmissionStatus, now: Date): ActivityState {
  if (state === 'RETURNED') return 'MARKED';
  if (state === 'SUBMITTED') return 'HANDED_IN';
  if (closesAt !== null && now >= closesAt) return 'MISSED';
  if (dueAt !== null && now > dueAt) return 'OVERDUE';
  return state === 'DRAFT' ? 'DRAFT' : 'NOT_BEGUN';
}

/** Late work is no matter any more for whoever has handed in. */
function momentsOf({ opensAt, dueAt, closesAt }: Window, isHandedIn: boolean): ActivityMoment[] {
  const moments: ActivityMoment[] = [];
  if (opensAt) moments.push({ happens: 'OPENS', at: opensAt });
  if (dueAt && (!closesAt || dueAt <= closesAt)) moments.push({ happens: 'DUE', at: dueAt });
  if (closesAt && (!dueAt || closesAt < dueAt)) moments.push({ happens: 'CLOSES', at: closesAt });
  if (closesAt && dueAt && closesAt > dueAt && !isHandedIn) moments.push({ happens: 'LATE_UNTIL', at: closesAt });
  return moments;
}

/** The assignments of the caller's courses that open, are due or close in a span, and those with dates of somebody's own. */
export async function readAssignmentActivities(
  context: MemberContext,
  tx: Tx,
  span: ActivitySpan,
): Promise<Activity[]> {
  const { caller, clock } = context;
  const now = clock.now();
  const rows = (await dated(context, tx, span.courseIds)).filter(
    (row) => isNear(row, span, now) || row.grants.some(({ userId }) => userId === null || userId === caller.userId),
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ assignmentId }) => assignmentId);
  const statuses = await readSubmissionStatuses(tx, ids, caller.userId);
  return rows.flatMap(({ grants, ...row }): Activity[] => {
    const { assignmentId, courseId, title } = row;
    const own = statuses.get(assignmentId);
    // it was deleted a moment ago
    if (!own) return [];
    const status = submissionStatus(row, grants, own, now);
    return [
      {
        kind: 'ASSIGNMENT',
        activityId: assignmentId,
        courseId,
        courseSubsectionId: assignmentId,
        mayWait: row.mayWait,
        title,
        state: stateOf(status, now),
        moments: momentsOf(status.window, status.submittedAt !== null),
      },
    ];
  });
}
