import type { Activity, ActivityMoment, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { isOver, type PersonalSitting } from '@sullam/domain/exams/sitting.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { listOwnAttempts } from './exam-attempts.repository.ts';
import { everybodyClosesAt, sittingOf } from './personal-sitting.ts';
import { gradeOfAttempts, releasedOf } from './standing.ts';
import {
  findAccommodations,
  type GrantedAccommodation,
  type HeldExam,
  listExamsAround,
  titleOf,
} from './subsection-exams.repository.ts';

type Attempt = Awaited<ReturnType<typeof listOwnAttempts>>[number];

interface Personal {
  held: HeldExam;
  grants: readonly GrantedAccommodation[];
  attempts: readonly Attempt[];
  sitting: PersonalSitting;
  /** An attempt whose time is over doesn't run any more, whether somebody has noticed or not. */
  running: Attempt | undefined;
  now: number;
}

const isMarkShown = ({ held, grants, attempts, now }: Personal): boolean => {
  const moment = { now, everybodyClosesAt: everybodyClosesAt(held, grants) };
  return attempts.some((attempt) => releasedOf(held, attempt, moment).score) && gradeOfAttempts(held, attempts).isKnown;
};

function stateOf(personal: Personal): ActivityState {
  const { attempts, sitting, running, now } = personal;
  if (running) return 'RUNNING';
  if (attempts.some(({ state }) => state !== 'ABANDONED')) return isMarkShown(personal) ? 'MARKED' : 'HANDED_IN';
  return sitting.closesAt !== null && now >= sitting.closesAt ? 'MISSED' : 'NOT_BEGUN';
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
  const exams = await listExamsAround(tx, { organizationId, userId, courseIds, from, to });
  if (exams.length === 0) return [];
  const ids = exams.map((held) => held.course_subsection_id);
  const [grants, attempts] = await Promise.all([
    findAccommodations(context, tx, ...ids),
    listOwnAttempts(context, tx, userId, ids),
  ]);
  const now = context.clock.now().getTime();
  return exams.map((held) => {
    const id = held.course_subsection_id;
    const ofThis = grants.filter(({ courseSubsectionId }) => courseSubsectionId === id);
    const tried = attempts.filter((attempt) => attempt.course_subsection_id === id);
    const personal: Personal = {
      held,
      grants: ofThis,
      attempts: tried,
      now,
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
