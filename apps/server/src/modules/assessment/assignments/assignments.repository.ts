import type { MarkReleaseState } from '@sullam/domain/assessment/release.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { SubmissionExtension } from '@sullam/domain/submission-files.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsOfCourse } from '../../learning/courses/courses.public.ts';
import { findAccommodations } from '../assessment/assessment.public.ts';
import type { Grant, MarkRules, Window } from './assignment-rules.ts';
import type { AssignmentChange } from './assignments.schemas.ts';

/** With what is kept of assignments. */
export const assignmentDependency = {
  from: 'assignments',
  rows: rowsOfCourse,
  except: ['told_released_at', 'told_due_at'],
} as const;

const amount = (column: string) => sql<string>`trim_scale(${sql.ref(`a.${column}`)})::text`;
const optionalAmount = (column: string) => sql<string | null>`trim_scale(${sql.ref(`a.${column}`)})::text`;

export const assignmentQuery = () =>
  db
    .selectFrom('assignments as a')
    .innerJoin('lessons as s', 's.course_subsection_id', 'a.course_subsection_id')
    .select(['a.course_subsection_id as assignmentId', 'a.course_id as courseId', 's.title', 'a.instructions'])
    .select(['a.instruction_media_ids as instructionMediaIds', 'a.attachment_ids as attachmentIds'])
    .select(['a.is_published as isPublished', 'a.is_group_work as isGroupWork', 'a.is_blind as isBlind'])
    .select(['a.accepts_text as acceptsText', 'a.accepts_files as acceptsFiles', 'a.accepts_link as acceptsLink'])
    .select(['a.most_words as mostWords', 'a.most_files as mostFiles', 'a.most_bytes as mostBytes', 'a.extensions'])
    .select(['a.opens_at as opensAt', 'a.due_at as dueAt', 'a.closes_at as closesAt'])
    .select(['a.late_interval as lateInterval', 'a.versions_allowed as versionsAllowed'])
    .select(['a.resubmits_until as resubmitsUntil', 'a.allows_withdrawal as allowsWithdrawal'])
    .select(['a.rubric_id as rubricId', 'a.rubric_version as rubricVersion', 'a.marker_count as markerCount'])
    .select(['a.release', 'a.release_at as releaseAt', 'a.released_at as releasedAt', 'a.version'])
    .select([
      amount('maximum').as('maximum'),
      amount('tolerance').as('tolerance'),
      amount('late_floor_percent').as('lateFloorPercent'),
      optionalAmount('late_percent').as('latePercent'),
      optionalAmount('missing_percent').as('missingPercent'),
    ]);

/** The published assignments of some courses, by what a list of them needs. */
export const assignmentsIn = (courseIds: readonly number[]) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('lessons as s', 's.course_subsection_id', 'a.course_subsection_id')
    .where(sql<boolean>`a.course_id = any(${[...courseIds]}::bigint[])`)
    .where('a.is_published', '=', true)
    .select(['a.course_subsection_id as assignmentId', 'a.course_id as courseId', 's.title'])
    .select(['a.is_blind as isBlind', 'a.is_group_work as isGroupWork', 'a.marker_count as markerCount'])
    .select('a.due_at as dueAt');

type Row = Awaited<ReturnType<ReturnType<typeof assignmentQuery>['execute']>>[number];

/** An assignment with its rules. */
export interface CourseAssignment
  extends Omit<Row, 'title' | 'instructions' | 'extensions'>,
    Window,
    MarkRules,
    MarkReleaseState {
  title: Localized;
  extensions: SubmissionExtension[];
  instructions: Localized;
}

export const courseAssignmentOf = (row: Row): CourseAssignment => ({
  ...row,
  title: row.title,
  instructions: row.instructions as Localized,
  extensions: row.extensions as SubmissionExtension[],
});

export async function findAssignment(tx: Tx, assignmentId: number): Promise<CourseAssignment | undefined> {
  const row = await tx.one(assignmentQuery().where('a.course_subsection_id', '=', assignmentId));
  return row && courseAssignmentOf(row);
}

/** Handing in, marking ('use') and changing the rules ('change') wait for each other; uses don't. */
export async function lockAssignment(tx: Tx, id: number, why: 'use' | 'change'): Promise<void> {
  const query = db.selectFrom('assignments').select('version').where('course_subsection_id', '=', id);
  await tx.one(why === 'use' ? query.forShare() : query.forNoKeyUpdate());
}

/** The dates that are granted in some assignments. */
export const findGrants = async (tx: Tx, ids: readonly number[]) =>
  (await findAccommodations(tx, ids)).map(
    ({ courseSubsectionId, userId, courseGroupId, opensAt, dueAt, closesAt }) =>
      ({ assignmentId: courseSubsectionId, userId, courseGroupId, opensAt, dueAt, closesAt }) satisfies Grant & {
        assignmentId: number;
      },
  );

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What is derived from a change before it is kept. */
export interface PreparedAssignment {
  instructions: Localized;
  instructionMediaIds: number[];
  maximum: string;
  rubricVersion: number | null;
}

const columnsOf = (body: AssignmentChange, prepared: PreparedAssignment) => ({
  instructions: json(prepared.instructions),
  instruction_media_ids: prepared.instructionMediaIds,
  attachment_ids: [...body.attachmentIds],
  accepts_text: body.acceptsText,
  accepts_files: body.acceptsFiles,
  accepts_link: body.acceptsLink,
  most_words: body.mostWords,
  most_files: body.mostFiles,
  most_bytes: body.mostBytes,
  extensions: [...body.extensions],
  is_group_work: body.isGroupWork,
  opens_at: date(body.opensAt),
  due_at: date(body.dueAt),
  closes_at: date(body.closesAt),
  late_percent: body.latePercent,
  late_interval: body.lateInterval,
  late_floor_percent: body.lateFloorPercent,
  missing_percent: body.missingPercent,
  versions_allowed: body.versionsAllowed,
  resubmits_until: date(body.resubmitsUntil),
  allows_withdrawal: body.allowsWithdrawal,
  maximum: prepared.maximum,
  rubric_id: body.rubricId,
  rubric_version: prepared.rubricVersion,
  marker_count: body.markerCount,
  tolerance: body.tolerance,
  is_blind: body.isBlind,
  release: body.release,
  release_at: date(body.releaseAt),
});

/** Makes the assignment of a subsection that has none yet; answers whether it did. */
export async function insertAssignment(
  tx: Tx,
  place: { courseId: number; courseSubsectionId: number },
  body: AssignmentChange,
  prepared: PreparedAssignment,
): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('assignments')
      .values({
        course_id: place.courseId,
        course_subsection_id: place.courseSubsectionId,
        ...columnsOf(body, prepared),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

/** Saves the rules if nobody else saved since `version`; answers whether it did. */
export async function updateAssignment(
  tx: Tx,
  assignmentId: number,
  body: AssignmentChange,
  prepared: PreparedAssignment,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('assignments')
      .set({ ...columnsOf(body, prepared), version: body.version + 1 })
      .where('course_subsection_id', '=', assignmentId)
      .where('version', '=', body.version),
  );
  return touched === 1;
}

export async function setPublished(tx: Tx, id: number, isPublished: boolean): Promise<void> {
  await tx.run(
    db
      .updateTable('assignments')
      .set({ is_published: isPublished, version: sql<number>`version + 1` })
      .where('course_subsection_id', '=', id),
  );
}

export async function setReleased(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx.run(
    db
      .updateTable('assignments')
      .set({ released_at: at, version: sql<number>`version + 1` })
      .where('course_subsection_id', '=', id),
  );
}

/** Assignments whose moment of release has come without anyone having been notified. */
export async function markReleasedNow(tx: Tx, now: Date) {
  return tx.all(
    db
      .updateTable('assignments')
      .set({ told_released_at: now })
      .where('release', '=', 'AT_TIME')
      .where('release_at', '<=', now)
      .where(sql<boolean>`(told_released_at is null or told_released_at < release_at)`)
      .returning(['course_subsection_id as courseSubsectionId', 'course_id as courseId']),
  );
}

/** Assignments with something for what is missing, of which a due date has passed since it was last looked. */
export async function markDuePassed(tx: Tx, now: Date) {
  return tx.all(
    db
      .updateTable('assignments as a')
      .set({ told_due_at: now })
      .where('a.is_published', '=', true)
      .where('a.missing_percent', 'is not', null)
      .where(
        sql<boolean>`exists (
          select from (select a.due_at as due union all select g.due_at from granted_dates g
            where ${inOrganization('g')} and g.course_subsection_id = a.course_subsection_id) d
          where d.due < ${now} and (a.told_due_at is null or d.due >= a.told_due_at))`,
      )
      .returning(['a.course_subsection_id as courseSubsectionId', 'a.course_id as courseId']),
  );
}

/** Whether what a lesson holds is published, as an expression; null where it holds no assignment. */
export const isAssignmentPublished = (courseSubsectionId: Expression<number>): RawBuilder<boolean | null> =>
  sql`(select a.is_published from assignments a where ${inOrganization('a')} and a.course_subsection_id = ${courseSubsectionId})`;

/** Those of some lessons that hold assignments; nobody begins anything in them until the transaction ends. */
export async function lockAssignments(tx: Tx, courseSubsectionIds: readonly number[]): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('assignments')
      .select('course_subsection_id as id')
      .where(sql<boolean>`course_subsection_id = any(${[...courseSubsectionIds]}::bigint[])`)
      .orderBy('course_subsection_id')
      .forUpdate(),
  );
  return rows.map(({ id }) => id);
}
