import type { Activity, ActivityMoment, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { isOver, type PersonalSitting } from '@sullam/domain/exams/sitting.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { listOwnAttempts } from './exam-attempts.repository.ts';
import { sittingOf } from './personal-sitting.ts';
import { type ExamMoment, readExamMoments } from './release-moments.reads.ts';
import { gradeOfAttempts, releasedOf } from './standing.ts';
import { findAccommodations, type HeldExam, listExamsAround, titleOf } from './subsection-exams.repository.ts';

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
  const { userId } = context.caller;
  const exams = await listExamsAround(tx, { userId, courseIds, from, to });
  if (exams.length === 0) return [];
  const ids = exams.map((held) => held.course_subsection_id);
  const [grants, attempts] = await Promise.all([
    findAccommodations(tx, ...ids),
    listOwnAttempts(tx, { userId, ids, isPreview: false }),
  ]);
  const momentOf = await readExamMoments(tx, exams, grants, context.clock.now());
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
