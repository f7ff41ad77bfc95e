import { startRefusal } from '@sullam/domain/exams/sitting.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { countAnswered, presentInstructions } from './attempt-standing.reads.ts';
import { type AttemptRow, findAttempts, listOwnAttempts as listAttemptsAt } from './exam-attempts.repository.ts';
import { everybodyClosesAt, sittingOf } from './personal-sitting.ts';
import { type ExamMoment, readExamMoments } from './release-moments.reads.ts';
import { isScoreReleased, NOTHING_KNOWN, releasedOf, releasesOf, standingOf } from './standing.ts';
import { isLocked } from './subsection-exams.access.ts';
import {
  findAccommodations,
  type GrantedAccommodation,
  type HeldExam,
  listSubsectionExams as listHeldIn,
  titleOf,
} from './subsection-exams.repository.ts';
import type { AttemptSummary, PageOnly, SubsectionExamCard, SubsectionExamDetail } from './subsection-exams.schemas.ts';

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
  held: HeldExam;
  grants: readonly GrantedAccommodation[];
  attempts: readonly AttemptRow[];
  isPreview: boolean;
  moment: ExamMoment;
}

function personalOf(context: MemberContext, { held, grants, attempts, isPreview, moment }: Personal) {
  const { now } = moment;
  const sitting = sittingOf(held, grants, { userId: context.caller.userId, isPreview });
  return {
    opensAt: timeText(sitting.opensAt),
    closesAt: timeText(sitting.closesAt),
    limitMinutes: sitting.limitMinutes,
    extraMinutes: sitting.extraMinutes,
    attemptsAllowed: sitting.attemptsAllowed,
    attemptsUsed: attempts.length,
    runningAttemptId: attempts.find(({ state }) => state === 'RUNNING')?.exam_attempt_id ?? null,
    refusal: startRefusal(sitting, now, attempts.length),
    standing: isScoreReleased(held, moment) ? standingOf(held, attempts) : NOTHING_KNOWN,
  };
}

const summariesOf = ({ held, attempts, moment }: Personal): AttemptSummary[] =>
  attempts.map((row) => summaryOf(row, releasedOf(held, row, moment).score));

const readPersonal = async (context: MemberContext, tx: Tx, held: HeldExam, isPreview: boolean): Promise<Personal> => {
  const [grants, attempts] = await Promise.all([
    findAccommodations(tx, held.course_subsection_id),
    findAttempts(tx, {
      courseSubsectionId: held.course_subsection_id,
      userId: context.caller.userId,
      isPreview,
    }),
  ]);
  const momentOf = await readExamMoments(tx, [held], grants, context.clock.now());
  return { held, grants, attempts, isPreview, moment: momentOf(held) };
};

/** An exam before it is sat: what awaits the learner, what was done, why it can't be started. */
export async function readSubsectionExam(
  context: MemberContext,
  tx: Tx,
  held: HeldExam,
  canEdit: boolean,
): Promise<SubsectionExamDetail> {
  const personal = await readPersonal(context, tx, held, canEdit);
  const isHidden = !canEdit && (await isLocked(context, tx, held));
  const sections = await tx.all(
    db
      .selectFrom('exam_sections as s')
      .select([
        's.navigation',
        sql<number>`(select coalesce(sum(d.take), 0)::int from exam_draws d where ${ours('d')}
          and d.exam_section_id = s.exam_section_id)`.as('count'),
      ])
      .where('s.exam_id', '=', held.exam_id)
      .orderBy('s.position'),
  );
  const own = personalOf(context, personal);
  return {
    subsectionExamId: held.course_subsection_id,
    courseId: held.course_id,
    title: titleOf(held),
    instructions: isHidden ? {} : presentInstructions(held.instructions),
    isPublished: held.is_published,
    hasPassword: held.password_hash !== null,
    gradingMethod: held.grading_method,
    passPercent: held.pass_percent,
    questionCount: sections.reduce((sum, { count }) => sum + count, 0),
    navigation: sections.map(({ navigation }) => navigation),
    releases: releasesOf(held, everybodyClosesAt(held, personal.grants)),
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
  held: HeldExam,
  canEdit: boolean,
  { skip = 0, take = 20 }: PageOnly,
): Promise<{ data: AttemptSummary[]; total: number }> {
  const all = summariesOf(await readPersonal(context, tx, held, canEdit)).reverse();
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
      .selectFrom('subsection_exams as h')
      .innerJoin('course_subsections as s', 's.course_subsection_id', 'h.course_subsection_id')
      .innerJoin('course_sections as p', 'p.course_section_id', 's.course_section_id')
      .select([
        'h.course_subsection_id as id',
        sql<number>`count(*) over ()::int`.as('total'),
        sql<boolean>`exists (select from finished_subsections d where ${ours('d')}
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
  const [held, grants, attempts] = await Promise.all([
    listHeldIn(tx, courseId),
    findAccommodations(tx, ...ids),
    listAttemptsAt(tx, { userId, ids, isPreview: canEdit }),
  ]);
  const momentOf = await readExamMoments(tx, held, grants, context.clock.now());
  const heldById = new Map(held.map((exam) => [exam.course_subsection_id, exam]));
  const data = rows.flatMap(({ id, is_finished }): SubsectionExamCard[] => {
    const exam = heldById.get(id);
    if (!exam) return [];
    const personal = {
      held: exam,
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
