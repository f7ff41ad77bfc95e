import type { Activity, ActivityMoment, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { isOver, type PersonalSitting } from '@sullam/domain/exams/sitting.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { isAmong, statement } from '../../kernel/database/statement.ts';
import { readWithMore, spanKey } from '../activities-schedule/activities-schedule.public.ts';
import { isSatBy, listOwnAttempts } from '../exam-attempts/exam-attempts.public.ts';
import { mayWait } from '../progress/progress.public.ts';
import {
  type ExamRules,
  examRules,
  findGrantedIn,
  isGrantedTo,
  sittingOf,
  titleOf,
} from '../subsection-exams/subsection-exams.public.ts';
import { gradeOfAttempts, releasedOf } from './exam-outcome.ts';
import { type ExamMoment, readExamMoments } from './release-moments.reads.ts';

interface Around extends Pick<ActivitySpan, 'courseIds' | 'from' | 'to'> {
  userId: number;
}

/**
 * Published exams of courses that may open, close or run out of time for somebody in a span: by everybody's window, by one of
 * their own, by an attempt that runs.
 */
const scheduledAround = statement(({ userId, courseIds, from, to }: Around) =>
  examRules()
    .select(mayWait('s').as('mayWait'))
    .where('h.is_published', '=', true)
    .where(isAmong('h.course_id', courseIds))
    .where(
      sql<boolean>`((h.opens_at >= ${from} and h.opens_at < ${to}) or (h.closes_at >= ${from} and h.closes_at < ${to})
        or ${isSatBy(userId)} or ${isGrantedTo(userId)})`,
    ),
);

type Attempt = Awaited<ReturnType<typeof listOwnAttempts>>[number];

interface Personal {
  exam: ExamRules;
  attempts: readonly Attempt[];
  sitting: PersonalSitting;
  /** An attempt whose time is over doesn't run any more, whether somebody has noticed or not. */
  running: Attempt | undefined;
  moment: ExamMoment;
}

const isMarkShown = ({ exam, attempts, moment }: Personal): boolean =>
  attempts.some((attempt) => releasedOf(exam, attempt, moment).score) && gradeOfAttempts(exam, attempts).isKnown;

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
export async function readExamActivities(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<Activity[]> {
  const { userId } = context.caller;
  const { courseIds, from, to } = span;
  const { rows: exams, more } = await readWithMore(context, {
    what: `exams ${spanKey(span)}`,
    rows: tx.all(scheduledAround({ userId, courseIds, from, to })),
    idOf: (exam) => exam.course_subsection_id,
    more: (ids) => Promise.all([findGrantedIn(tx, ...ids), listOwnAttempts(tx, { userId, ids, isPreview: false })]),
  });
  if (!more) return [];
  const [grants, attempts] = more;
  // only what was sat has marks that wait for somebody's end
  const sat = exams.filter((exam) =>
    attempts.some((attempt) => attempt.course_subsection_id === exam.course_subsection_id),
  );
  const momentOf = await readExamMoments(tx, sat, grants, context.clock.now());
  const now = context.clock.now().getTime();
  return exams.map((exam) => {
    const id = exam.course_subsection_id;
    const ofThis = grants.filter(({ courseSubsectionId }) => courseSubsectionId === id);
    const tried = attempts.filter((attempt) => attempt.course_subsection_id === id);
    const personal: Personal = {
      exam,
      attempts: tried,
      moment: momentOf(exam),
      sitting: sittingOf(exam, ofThis, { userId, isPreview: false }),
      running: tried.find(({ state, deadline }) => state === 'RUNNING' && !isOver(deadline?.getTime() ?? null, now)),
    };
    return {
      kind: 'EXAM',
      activityId: id,
      courseId: exam.course_id,
      courseSubsectionId: id,
      mayWait: exam.mayWait,
      title: titleOf(exam),
      state: stateOf(personal),
      moments: momentsOf(personal),
    };
  });
}
