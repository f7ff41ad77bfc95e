import {
  type Activity,
  type ActivityMoment,
  type ActivitySpan,
  type ActivityState,
  isWithin,
} from '@sullam/domain/activities.ts';
import { isOver, type PersonalSitting } from '@sullam/domain/exams/sitting.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import { groupDependencies } from '../../learning/course-groups/course-groups.public.ts';
import { mayWait } from '../../learning/progress/progress.public.ts';
import { cachedDates } from '../../learning/schedule/schedule.public.ts';
import { accommodationDependency } from '../assessment/assessment.public.ts';
import { listOwnOutcomes } from '../exam-attempts/exam-attempts.public.ts';
import {
  type ExamRules,
  examRules,
  findGrantedIn,
  scheduledExamDependency,
  sittingOf,
  titleOf,
} from '../scheduled-exams/scheduled-exams.public.ts';
import { gradeOfAttempts, releasedOf } from './exam-outcome.ts';
import { type ExamMoment, readExamMoments } from './release-moments.reads.ts';

const published = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  examRules()
    .select([mayWait('s').as('mayWait'), 'h.course_id as courseId'])
    .where('h.is_published', '=', true)
    .where(isAmong('h.course_id', courseIds)),
);

/** Published exams, with what was granted to learners and groups. */
async function readPublished(tx: Tx, courseIds: readonly number[]) {
  const exams = await tx.all(published({ courseIds }));
  const ids = exams.map((exam) => exam.course_subsection_id);
  const grants = ids.length > 0 ? await findGrantedIn(tx, ...ids) : [];
  return exams.map((exam) => ({
    ...exam,
    grants: grants.filter(({ courseSubsectionId }) => courseSubsectionId === exam.course_subsection_id),
  }));
}

const dated = cachedDates({
  dependsOn: [scheduledExamDependency, accommodationDependency, ...groupDependencies],
  read: readPublished,
});

type Attempt = Awaited<ReturnType<typeof listOwnOutcomes>>[number];

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

/** The exams of the caller's courses that open, close or run out of time in a span, and those with times of the caller's own. */
export async function readExamActivities(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<Activity[]> {
  const { userId } = context.caller;
  const ofCourses = await dated(context, tx, span.courseIds);
  if (ofCourses.length === 0) return [];
  const attempts = await listOwnOutcomes(tx, { userId, courseIds: span.courseIds });
  const attemptsAt = (exam: ExamRules) =>
    attempts.filter((attempt) => attempt.course_subsection_id === exam.course_subsection_id);
  const exams = ofCourses.filter(
    (exam) =>
      isWithin(exam.opens_at, span) ||
      isWithin(exam.closes_at, span) ||
      exam.grants.some(({ userIds }) => userIds.includes(userId)) ||
      attemptsAt(exam).some(({ state }) => state === 'RUNNING'),
  );
  // only what was sat has marks that wait for somebody's end
  const sat = exams.filter((exam) => attemptsAt(exam).length > 0);
  const grants = sat.flatMap((exam) => exam.grants);
  const momentOf = await readExamMoments(tx, sat, grants, context.clock.now());
  const now = context.clock.now().getTime();
  return exams.map((exam) => {
    const id = exam.course_subsection_id;
    const tried = attemptsAt(exam);
    const personal: Personal = {
      exam,
      attempts: tried,
      moment: momentOf(exam),
      sitting: sittingOf(exam, exam.grants, { userId, isPreview: false }),
      running: tried.find(({ state, deadline }) => state === 'RUNNING' && !isOver(deadline?.getTime() ?? null, now)),
    };
    return {
      kind: 'EXAM',
      activityId: id,
      courseId: exam.courseId,
      courseSubsectionId: id,
      mayWait: exam.mayWait,
      title: titleOf(exam),
      state: stateOf(personal),
      moments: momentsOf(personal),
    };
  });
}
