import type { Activity, ActivityMoment, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { isOver, type PersonalSitting } from '@sullam/domain/exams/sitting.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { isSatBy, listOwnAttempts } from '../exam-attempts/exam-attempts.public.ts';
import {
  findGrantedIn,
  type HeldExam,
  heldExams,
  isGrantedTo,
  sittingOf,
  titleOf,
} from '../subsection-exams/subsection-exams.public.ts';
import { type ExamMoment, readExamMoments } from './release-moments.reads.ts';
import { gradeOfAttempts, releasedOf } from './standing.ts';

interface Around extends Pick<ActivitySpan, 'courseIds' | 'from' | 'to'> {
  organizationId: number;
  userId: number;
}

/**
 * Published exams of courses that may open, close or run out of time for somebody in a span: by everybody's window, by one of
 * their own, by an attempt that runs.
 */
const heldAround = statement(({ organizationId, userId, courseIds, from, to }: Around) =>
  heldExams(organizationId)
    .where('h.is_published', '=', true)
    .where(sql<boolean>`h.course_id = any(${courseIds}::bigint[])`)
    .where(
      sql<boolean>`((h.opens_at >= ${from} and h.opens_at < ${to}) or (h.closes_at >= ${from} and h.closes_at < ${to})
        or ${isSatBy(userId)} or ${isGrantedTo(userId)})`,
    ),
);

type Attempt = Awaited<ReturnType<typeof listOwnAttempts>>[number];

interface Personal {
  held: HeldExam;
  attempts: readonly Attempt[];
  sitting: PersonalSitting;
  /** An attempt whose time is over doesn't run any more, whether somebody has noticed or not. */
  running: Attempt | undefined;
  moment: ExamMoment;
}

const isMarkShown = ({ held, attempts, moment }: Personal): boolean =>
  attempts.some((attempt) => releasedOf(held, attempt, moment).score) && gradeOfAttempts(held, attempts).isKnown;

function stateOf(personal: Personal): ActivityState {
  const { attempts, sitting, running, moment } = personal;
  if (running) return 'RUNNING';
  if (attempts.some(({ state }) => state !== 'ABANDONED')) return isMarkShown(personal) ? 'MARKED' : 'HANDED_IN';
  return sitting.closesAt !== null && moment.now >= sitting.closesAt ? 'MISSED' : 'NOT_BEGUN';
}

/** The end of what is running takes the place of the window's. */
function momentsOf({ sitting, running }: Personal): ActivityMoment[] {
  const { opensAt, closesAt } = sitting;
  const moments: ActivityMoment[] = [];
  if (opensAt !== null) moments.push({ happens: 'OPENS', at: new Date(opensAt) });
  if (running?.deadline) moments.push({ happens: 'TIME_UP', at: running.deadline });
  else if (closesAt !== null) moments.push({ happens: 'CLOSES', at: new Date(closesAt) });
  return moments;
}

/** The exams of the caller's courses that open, close or run out of time in a span, and a few more. */
export async function readExamActivities(
  context: MemberContext,
  tx: Tx,
  { courseIds, from, to }: ActivitySpan,
): Promise<Activity[]> {
  const { organizationId } = context;
  const { userId } = context.caller;
  const exams = await tx.all(heldAround({ organizationId, userId, courseIds, from, to }));
  if (exams.length === 0) return [];
  const ids = exams.map((held) => held.course_subsection_id);
  const [grants, attempts] = await Promise.all([
    findGrantedIn(context, tx, ...ids),
    listOwnAttempts(context, tx, { userId, ids, isPreview: false }),
  ]);
  const momentOf = await readExamMoments(context, tx, exams, grants, context.clock.now());
  const now = context.clock.now().getTime();
  return exams.map((held) => {
    const id = held.course_subsection_id;
    const ofThis = grants.filter(({ courseSubsectionId }) => courseSubsectionId === id);
    const tried = attempts.filter((attempt) => attempt.course_subsection_id === id);
    const personal: Personal = {
      held,
      attempts: tried,
      moment: momentOf(held),
      sitting: sittingOf(held, ofThis, { userId, isPreview: false }),
      running: tried.find(({ state, deadline }) => state === 'RUNNING' && !isOver(deadline?.getTime() ?? null, now)),
    };
    return {
      kind: 'EXAM',
      activityId: id,
      courseId: held.course_id,
      courseSubsectionId: id,
      title: titleOf(held),
      state: stateOf(personal),
      moments: momentsOf(personal),
    };
  });
}
