import { startRefusal } from '@sullam/domain/exams/sitting.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import {
  type AttemptRow,
  countAnswered,
  findAttempts,
  listOwnAttempts as listAttemptsAt,
} from '../exam-attempts/exam-attempts.public.ts';
import { listSectionSizes, presentInstructions } from '../exams/exams.public.ts';
import {
  everybodyClosesAt,
  findGrantedIn,
  type GrantedAccommodation,
  isLocked,
  listSubsectionExams as listScheduledExamsIn,
  type PageOnly,
  type ScheduledExam,
  sittingOf,
  titleOf,
} from '../scheduled-exams/scheduled-exams.public.ts';
import type { AttemptSummary, SubsectionExamCard, SubsectionExamDetail } from './exam-marks.schemas.ts';
import { isScoreReleased, NOTHING_KNOWN, outcomeOf, releasedOf, releasesOf } from './exam-outcome.ts';
import { type ExamMoment, readExamMoments } from './release-moments.reads.ts';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;
const timeText = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** An attempt in a list of its learner. */
export function summaryOf(row: AttemptRow, showsScore: boolean): AttemptSummary {
  return {
    examAttemptId: row.exam_attempt_id,
    number: row.number,
    state: row.state,
    isPreview: row.is_preview,
    startedAt: row.started_at.toISOString(),
    deadline: text(row.deadline),
    finishedAt: text(row.finished_at),
    score: showsScore ? row.score : null,
    marks: row.marks,
    isBeingMarked: row.score === null && (row.state === 'SUBMITTED' || row.state === 'EXPIRED'),
  };
}

interface Personal {
  exam: ScheduledExam;
  grants: readonly GrantedAccommodation[];
  attempts: readonly AttemptRow[];
  isPreview: boolean;
  moment: ExamMoment;
}

function personalOf(context: MemberContext, { exam, grants, attempts, isPreview, moment }: Personal) {
  const { now } = moment;
  const sitting = sittingOf(exam, grants, { userId: context.caller.userId, isPreview });
  return {
    opensAt: timeText(sitting.opensAt),
    closesAt: timeText(sitting.closesAt),
    limitMinutes: sitting.limitMinutes,
    extraMinutes: sitting.extraMinutes,
    // who tries it out may do so as often as they like, and reads what learners are told
    attemptsAllowed: isPreview ? exam.attempts_allowed : sitting.attemptsAllowed,
    attemptsUsed: attempts.length,
    runningAttemptId: attempts.find(({ state }) => state === 'RUNNING')?.exam_attempt_id ?? null,
    refusal: startRefusal(sitting, now, attempts.length),
    result: isScoreReleased(exam, moment) ? outcomeOf(exam, attempts) : NOTHING_KNOWN,
  };
}

const summariesOf = ({ exam, attempts, moment }: Personal): AttemptSummary[] =>
  attempts.map((row) => summaryOf(row, releasedOf(exam, row, moment).score));

const readPersonal = async (
  context: MemberContext,
  tx: Tx,
  exam: ScheduledExam,
  isPreview: boolean,
): Promise<Personal> => {
  const grants = await findGrantedIn(tx, exam.course_subsection_id);
  const attempts = await findAttempts(tx, {
    courseSubsectionId: exam.course_subsection_id,
    userId: context.caller.userId,
    isPreview,
  });
  const momentOf = await readExamMoments(tx, [exam], grants, context.clock.now());
  return { exam, grants, attempts, isPreview, moment: momentOf(exam) };
};

/** An exam before it is sat: what awaits the learner, what was done, why it can't be started. */
export async function readSubsectionExam(
  context: MemberContext,
  tx: Tx,
  exam: ScheduledExam,
  canEdit: boolean,
): Promise<SubsectionExamDetail> {
  const personal = await readPersonal(context, tx, exam, canEdit);
  const isHidden = !canEdit && (await isLocked(context, tx, exam));
  const sections = await listSectionSizes(tx, exam.exam_id);
  const own = personalOf(context, personal);
  return {
    subsectionExamId: exam.course_subsection_id,
    courseId: exam.course_id,
    title: titleOf(exam),
    instructions: isHidden ? {} : presentInstructions(exam.instructions),
    isPublished: exam.is_published,
    hasPassword: exam.password_hash !== null,
    gradingMethod: exam.grading_method,
    passPercent: exam.pass_percent,
    questionCount: sections.reduce((sum, { count }) => sum + count, 0),
    navigation: sections.map(({ navigation }) => navigation),
    releases: releasesOf(exam, everybodyClosesAt(exam, personal.grants)),
    ...own,
    answeredCount: own.runningAttemptId === null ? 0 : await countAnswered(tx, own.runningAttemptId),
    serverTime: context.clock.now().toISOString(),
    attempts: summariesOf(personal).reverse(),
    canEdit,
  };
}

/** One's own attempts at an exam, the newest first. */
export async function listOwnAttempts(
  context: MemberContext,
  tx: Tx,
  exam: ScheduledExam,
  canEdit: boolean,
  { skip = 0, take = 20 }: PageOnly,
): Promise<{ data: AttemptSummary[]; total: number }> {
  const all = summariesOf(await readPersonal(context, tx, exam, canEdit)).reverse();
  return { data: all.slice(skip, skip + take), total: all.length };
}

/** The exams of a course in the order of its lessons, with how the learner stands: always as many statements. */
export async function listSubsectionExams(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  canEdit: boolean,
  { skip = 0, take = 20 }: PageOnly,
): Promise<{ data: SubsectionExamCard[]; total: number }> {
  const rows = await tx.all(
    db
      .selectFrom('held_exams as h')
      .innerJoin('lessons as s', 's.course_subsection_id', 'h.course_subsection_id')
      .innerJoin('sections as p', 'p.course_section_id', 's.course_section_id')
      .select([
        'h.course_subsection_id as id',
        sql<number>`count(*) over ()::int`.as('total'),
        sql<boolean>`exists (select from finished_lessons d where ${inOrganization('d')}
          and d.user_id = ${context.caller.userId} and d.course_id = h.course_id and d.course_subsection_id = h.course_subsection_id)`.as(
          'is_finished',
        ),
      ])
      .where('h.course_id', '=', courseId)
      .where(sql<boolean>`(h.is_published or ${canEdit}::boolean)`)
      .orderBy('p.position')
      .orderBy('s.position')
      .orderBy('h.course_subsection_id')
      .offset(skip)
      .limit(take),
  );
  const { userId } = context.caller;
  const ids = rows.map(({ id }) => id);
  const exams = await listScheduledExamsIn(tx, courseId);
  const grants = await findGrantedIn(tx, ...ids);
  const attempts = await listAttemptsAt(tx, { userId, ids, isPreview: canEdit });
  const momentOf = await readExamMoments(tx, exams, grants, context.clock.now());
  const examById = new Map(exams.map((exam) => [exam.course_subsection_id, exam]));
  const data = rows.flatMap(({ id, is_finished }): SubsectionExamCard[] => {
    const exam = examById.get(id);
    if (!exam) return [];
    const personal = {
      exam,
      grants: grants.filter(({ courseSubsectionId }) => courseSubsectionId === id),
      attempts: attempts.filter((attempt) => attempt.course_subsection_id === id),
      isPreview: canEdit,
      moment: momentOf(exam),
    };
    return [
      {
        subsectionExamId: id,
        title: titleOf(exam),
        isPublished: exam.is_published,
        isFinished: is_finished,
        ...personalOf(context, personal),
      },
    ];
  });
  return { data, total: rows[0]?.total ?? 0 };
}
