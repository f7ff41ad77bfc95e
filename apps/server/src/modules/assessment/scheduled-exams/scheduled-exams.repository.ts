import type { ReleaseRules } from '@sullam/domain/assessment/release.ts';
import type { Accommodation, SittingRules } from '@sullam/domain/exams/sitting.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type RowOf, statement } from '../../../kernel/database/statement.ts';
import { rowsOfCourse } from '../../learning/courses/courses.public.ts';
import { findAccommodationsOfMembers } from '../assessment/assessment.public.ts';
import type { SubsectionExamChange } from './scheduled-exams.schemas.ts';

/** With what is kept of scheduled exams. */
export const scheduledExamDependency = { from: 'subsection_exams', rows: rowsOfCourse } as const;

/** The scheduled exams (h), with what is asked in them. */
export const scheduledExams = () =>
  db
    .selectFrom('subsection_exams as h')
    .innerJoin('lessons as s', 's.course_subsection_id', 'h.course_subsection_id')
    .innerJoin('exam_contents as e', 'e.exam_id', 'h.exam_id')
    .selectAll('h')
    .select(['s.title', 'e.title as exam_title', 'e.instructions', 'e.version as exam_version'])
    .select(sql<string[]>`h.allowed_addresses::text[]`.as('addresses'));

const scheduledById = statement(({ id }: { id: number }) => scheduledExams().where('h.course_subsection_id', '=', id));

interface OfCourses {
  courseIds: readonly number[];
}

const scheduledIn = statement(({ courseIds }: OfCourses) =>
  scheduledExams().where(sql<boolean>`h.course_id = any(${courseIds}::bigint[])`),
);

export const findSubsectionExam = (tx: Tx, id: number) => tx.one(scheduledById({ id }));

/** All that are scheduled in these courses. */
export const listSubsectionExams = (tx: Tx, ...courseIds: readonly number[]) => tx.all(scheduledIn({ courseIds }));

export type ScheduledExam = NonNullable<Awaited<ReturnType<typeof findSubsectionExam>>>;

/** When scheduled exams are sat, what they are called and what is seen of them: not what they ask, nor who may come in. */
export const examRules = () =>
  db
    .selectFrom('subsection_exams as h')
    .innerJoin('lessons as s', 's.course_subsection_id', 'h.course_subsection_id')
    .select(['h.course_subsection_id', 'h.course_id', 's.title', 'h.opens_at', 'h.closes_at', 'h.limit_minutes'])
    .select(['h.attempts_allowed', 'h.grading_method', 'h.pass_percent', 'h.release_score', 'h.release_answers'])
    .select(['h.release_explanations', 'h.release_at']);

export type ExamRules = RowOf<typeof examRules>;

const time = (date: Date | null): number | null => date?.getTime() ?? null;

export const sittingRulesOf = (exam: ExamRules): SittingRules => ({
  opensAt: time(exam.opens_at),
  closesAt: time(exam.closes_at),
  limitMinutes: exam.limit_minutes,
  attemptsAllowed: exam.attempts_allowed,
});

export const releaseRulesOf = (exam: ExamRules): ReleaseRules => ({
  score: exam.release_score,
  answers: exam.release_answers,
  explanations: exam.release_explanations,
  at: time(exam.release_at),
});

export const titleOf = (exam: ExamRules): Localized => exam.title;

export interface GrantedAccommodation extends Accommodation {
  courseSubsectionId: number;
  /** Whom it holds for: a learner, or the members of a group. */
  userIds: readonly number[];
}

/** Everything granted in exams, to learners and to groups of their course. */
export async function findGrantedIn(tx: Tx, ...ids: readonly number[]): Promise<GrantedAccommodation[]> {
  const grants = await findAccommodationsOfMembers(tx, ids);
  return grants.map(({ courseSubsectionId, userId, memberIds, ...grant }) => ({
    courseSubsectionId,
    userIds: userId === null ? memberIds : [userId],
    scope: userId === null ? 'GROUP' : 'LEARNER',
    extraMinutes: grant.extraMinutes,
    extraPercent: grant.extraPercent,
    extraAttempts: grant.extraAttempts,
    opensAt: time(grant.opensAt),
    closesAt: time(grant.closesAt),
  }));
}

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** `network` drops what a range leaves open, which cidr would refuse. */
const ranges = (addresses: readonly string[]) =>
  sql<string>`array[${sql.join(addresses.map((address) => sql`network(${address}::inet)::cidr`))}]::cidr[]`;

const columnsOf = (body: SubsectionExamChange, passwordHash: string | null | undefined) => ({
  exam_id: body.examId,
  opens_at: date(body.opensAt),
  closes_at: date(body.closesAt),
  limit_minutes: body.limitMinutes,
  attempts_allowed: body.attemptsAllowed,
  grading_method: body.gradingMethod,
  pass_percent: body.passPercent,
  allowed_addresses: ranges(body.allowedAddresses),
  release_score: body.releaseScore,
  release_answers: body.releaseAnswers,
  release_explanations: body.releaseExplanations,
  release_at: date(body.releaseAt),
  is_blind: body.isBlind,
  marker_count: body.markerCount,
  ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
});

/** Makes the rules of a subsection that has none yet; answers whether it did. */
export async function insertSubsectionExam(
  tx: Tx,
  place: { courseId: number; courseSubsectionId: number },
  body: SubsectionExamChange,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('subsection_exams')
      .values({
        course_id: place.courseId,
        course_subsection_id: place.courseSubsectionId,
        ...columnsOf(body, passwordHash),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

/** Saves the rules if nobody else saved since `version`; answers whether it did. */
export async function updateSubsectionExam(
  tx: Tx,
  courseSubsectionId: number,
  body: SubsectionExamChange,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('subsection_exams')
      .set({ ...columnsOf(body, passwordHash), version: body.version + 1 })
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('version', '=', body.version),
  );
  return touched === 1;
}

export async function setPublished(tx: Tx, id: number, isPublished: boolean): Promise<void> {
  await tx.run(
    db
      .updateTable('subsection_exams')
      .set({ is_published: isPublished, version: sql<number>`version + 1` })
      .where('course_subsection_id', '=', id),
  );
}

/** Nobody starts or finishes by old rules while they are being changed: using an exam shares the lock, changing takes it alone. */
export async function lockScheduledExam(tx: Tx, courseSubsectionId: number, how: 'use' | 'change'): Promise<void> {
  const query = db
    .selectFrom('subsection_exams')
    .select('course_subsection_id')
    .where('course_subsection_id', '=', courseSubsectionId);
  await tx.run(how === 'use' ? query.forShare() : query.forNoKeyUpdate());
}

/** All that are scheduled in a course, with the attempts of those who tried them out: what is asked in them can go then. */
export async function deleteScheduledExamsIn(tx: Tx, courseId: number): Promise<void> {
  await tx.run(db.deleteFrom('subsection_exams').where('course_id', '=', courseId));
}

/** The exams that these lessons hold. */
export async function examIdsOfLessons(tx: Tx, courseSubsectionIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('subsection_exams')
      .select('exam_id as id')
      .where(sql<boolean>`course_subsection_id = any(${[...courseSubsectionIds]}::bigint[])`)
      .orderBy('exam_id'),
  );
  return [...new Set(rows.map(({ id }) => id))];
}
