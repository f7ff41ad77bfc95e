import type { Activity, ActivityMoment, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { isAmong, statement } from '../../kernel/database/statement.ts';
import { readWithMore, spanKey } from '../activities-schedule/activities-schedule.public.ts';
import { assignmentQuery, findGrants, type Window } from '../assignments/assignments.public.ts';
import { mayWait } from '../progress/progress.public.ts';
import { readSubmissionStatuses, type SubmissionStatus, submissionStatus } from '../submissions/submissions.public.ts';

interface Values extends ActivitySpan {
  userId: number;
  now: Date;
}

/** All that may have a moment in the span: by everybody's dates, or by dates of the learner's or their group's own. */
const assignmentsAround = statement(({ userId, courseIds, from, to, withOverdue, now }: Values) =>
  db
    .selectFrom(
      assignmentQuery()
        .select(mayWait('s').as('mayWait'))
        .where('a.is_published', '=', true)
        .where(isAmong('a.course_id', courseIds))
        .where(
          sql<boolean>`((a.opens_at >= ${from} and a.opens_at < ${to}) or (a.due_at >= ${from} and a.due_at < ${to})
            or (a.closes_at >= ${from} and a.closes_at < ${to})
            or (${withOverdue}::boolean and a.due_at < ${from} and (a.closes_at is null or a.closes_at > ${now}))
            or exists (select from granted_dates g
              left join course_group_seats m on ${ours('m')} and ${ours('g')}
                and m.course_group_id = g.course_group_id and m.user_id = ${userId}
              where g.course_subsection_id = a.course_subsection_id
                and (g.user_id = ${userId} or m.user_id is not null)))`,
        )
        .as('a'),
    )
    .select(['a.assignmentId', 'a.courseId', 'a.title', 'a.opensAt', 'a.dueAt', 'a.closesAt'])
    .select(['a.maximum', 'a.latePercent', 'a.lateInterval', 'a.lateFloorPercent', 'a.missingPercent'])
    .select(['a.release', 'a.releaseAt', 'a.releasedAt', 'a.mayWait']),
);

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

/** The assignments of the caller's courses that open, are due or close in a span, and a few more. */
export async function readAssignmentActivities(
  context: MemberContext,
  tx: Tx,
  span: ActivitySpan,
): Promise<Activity[]> {
  const { caller, clock } = context;
  const now = clock.now();
  const { rows, more } = await readWithMore(context, {
    what: `assignments ${spanKey(span)}`,
    rows: tx.all(assignmentsAround({ ...span, userId: caller.userId, now })),
    idOf: ({ assignmentId }) => assignmentId,
    more: (ids) => Promise.all([findGrants(tx, ids), readSubmissionStatuses(tx, ids, caller.userId)]),
  });
  if (!more) return [];
  const [grants, statuses] = more;
  return rows.map((row) => {
    const { assignmentId, courseId, title } = row;
    const own = grants.filter((grant) => grant.assignmentId === assignmentId);
    const status = submissionStatus(row, own, statuses.get(assignmentId)!, now);
    return {
      kind: 'ASSIGNMENT',
      activityId: assignmentId,
      courseId,
      courseSubsectionId: assignmentId,
      mayWait: row.mayWait,
      title,
      state: stateOf(status, now),
      moments: momentsOf(status.window, status.submittedAt !== null),
    };
  });
}
