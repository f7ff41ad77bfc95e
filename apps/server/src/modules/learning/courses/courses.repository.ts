import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import type { CourseBody, CoursePatch } from './courses.schemas.ts';

/** The key of what is cached by course. */
export type CourseKey = { organizationId: number; courseId: number };

/** For cache dependencies: the rows of a course, in every table that names it. */
export const rowsOfCourse = { course_id: ({ courseId }: CourseKey): number => courseId };

/** The fields of a course that access checks depend on. */
export interface CourseRecord {
  courseId: number;
  status: 'DRAFT' | 'PENDING_APPROVAL' | 'PUBLISHED' | 'ARCHIVED';
  version: number;
  coverMediaId: number | null;
  expiresAt: Date | null;
  enrollsFrom: Date | null;
  isByInvitation: boolean;
  isCreator: boolean;
  isInstructor: boolean;
  isEnrolled: boolean;
}

const recordOf = statement(({ courseId, userId }: { courseId: number; userId: number }) =>
  db
    .selectFrom('courses as c')
    .select([
      'c.course_id as courseId',
      'c.status',
      'c.version',
      'c.cover_media_id as coverMediaId',
      'c.expires_at as expiresAt',
      'c.enrolls_from as enrollsFrom',
      'c.is_by_invitation as isByInvitation',
      sql<boolean>`c.created_by = ${userId}`.as('isCreator'),
      sql<boolean>`exists (select from course_instructors i where ${inOrganization('i')} and i.course_id = c.course_id and i.user_id = ${userId})`.as(
        'isInstructor',
      ),
      isEntitled('COURSE', sql.ref('c.course_id'), userId).as('isEnrolled'),
    ])
    .where('c.course_id', '=', courseId),
);

export async function findCourseRecord(
  { caller }: RequestContext,
  tx: Tx,
  courseId: number,
): Promise<CourseRecord | undefined> {
  return tx.one(recordOf({ courseId, userId: userIdOf(caller) }));
}

const columnsOf = (body: Partial<CourseBody>) => ({
  ...(body.title === undefined ? {} : { title: json(body.title) }),
  ...(body.subtitle === undefined ? {} : { subtitle: json(body.subtitle) }),
  ...(body.description === undefined ? {} : { description: json(body.description) }),
  ...(body.outcomes === undefined ? {} : { outcomes: json(body.outcomes) }),
  ...(body.requirements === undefined ? {} : { requirements: json(body.requirements) }),
  ...(body.audience === undefined ? {} : { audience: json(body.audience) }),
  ...(body.courseCategoryId === undefined ? {} : { course_category_id: body.courseCategoryId }),
  ...(body.languages === undefined ? {} : { languages: body.languages }),
  ...(body.level === undefined ? {} : { level: body.level }),
  ...(body.coverMediaId === undefined ? {} : { cover_media_id: body.coverMediaId }),
  ...(body.price === undefined ? {} : { price_minor: body.price.minor, currency: body.price.currency }),
  ...(body.durationMinutes === undefined ? {} : { duration_minutes: body.durationMinutes }),
  ...(body.isCertificateIssuedManually === undefined
    ? {}
    : { is_certificate_issued_manually: body.isCertificateIssuedManually }),
  ...(body.enrollsFrom === undefined
    ? {}
    : { enrolls_from: body.enrollsFrom === null ? null : new Date(body.enrollsFrom) }),
  ...(body.isByInvitation === undefined ? {} : { is_by_invitation: body.isByInvitation }),
  ...(body.expiresAt === undefined ? {} : { expires_at: body.expiresAt === null ? null : new Date(body.expiresAt) }),
});

export async function insertCourse(tx: Tx, createdBy: number, body: CourseBody, now: Date): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('courses')
      .values({
        created_by: createdBy,
        title: json(body.title),
        learning_type: body.learningType ?? 'SELF_PACED',
        created_at: now,
        updated_at: now,
        ...columnsOf(body),
      })
      .returning('course_id'),
  );
  return row!.course_id;
}

/** Saves what changed if nobody else saved since `version`; answers whether it did. */
export async function updateCourse(tx: Tx, courseId: number, patch: CoursePatch, now: Date): Promise<boolean> {
  const { version, learningType, ...body } = patch;
  const touched = await tx.run(
    db
      .updateTable('courses')
      .set({
        ...columnsOf(body as Partial<CourseBody>),
        ...(learningType ? { learning_type: learningType } : {}),
        updated_at: now,
        version: version + 1,
      })
      .where('course_id', '=', courseId)
      .where('version', '=', version),
  );
  return touched === 1;
}

export async function setCourseStatus(
  tx: Tx,
  courseId: number,
  change: { status: CourseRecord['status']; approvalNote?: string; publishedAt?: Date },
): Promise<void> {
  await tx.run(
    db
      .updateTable('courses')
      .set({
        status: change.status,
        ...(change.approvalNote === undefined ? {} : { approval_note: change.approvalNote }),
        // the first publication is what "newest" means; publishing again doesn't move a course to the front
        ...(change.publishedAt === undefined
          ? {}
          : { published_at: sql<Date>`coalesce(published_at, ${change.publishedAt})` }),
        version: sql<number>`version + 1`,
      })
      .where('course_id', '=', courseId),
  );
}

export async function deleteCourse(tx: Tx, courseId: number): Promise<void> {
  await tx.run(db.deleteFrom('courses').where('course_id', '=', courseId));
}

/** Replaces the instructors of a course, in the order given. */
export async function replaceInstructors(tx: Tx, courseId: number, userIds: readonly number[]): Promise<void> {
  await tx.run(db.deleteFrom('course_instructors').where('course_id', '=', courseId));
  if (userIds.length === 0) return;
  await tx.run(
    db.insertInto('course_instructors').values(
      userIds.map((userId, position) => ({
        course_id: courseId,
        user_id: userId,
        position,
      })),
    ),
  );
}

export async function setPassingCriteria(tx: Tx, courseId: number, criteria: object): Promise<void> {
  await tx.run(
    db
      .updateTable('courses')
      .set({ passing_criteria: json(criteria), version: sql<number>`version + 1` })
      .where('course_id', '=', courseId),
  );
}

/** Takes the lock of a course's outline and answers the version that it has had so far. */
export async function lockOutline(tx: Tx, courseId: number): Promise<number> {
  const row = await tx.one(
    db
      .updateTable('courses')
      .set({ outline_version: sql<number>`outline_version + 1` })
      .where('course_id', '=', courseId)
      .returning('outline_version'),
  );
  return row!.outline_version - 1;
}

/** Keeps others from changing a course's outline until the transaction ends; returns false if there is no such course. */
export async function holdOutline(tx: Tx, courseId: number): Promise<boolean> {
  const row = await tx.one(db.selectFrom('courses').select('course_id').where('course_id', '=', courseId).forShare());
  return row !== undefined;
}

/** Which version a course's outline has; undefined: there is no such course. */
export async function findOutlineVersion(tx: Tx, courseId: number): Promise<number | undefined> {
  const row = await tx.one(db.selectFrom('courses').select('outline_version').where('course_id', '=', courseId));
  return row?.outline_version;
}

export async function touchCourse(tx: Tx, courseId: number, now: Date): Promise<void> {
  await tx.run(db.updateTable('courses').set({ updated_at: now }).where('course_id', '=', courseId));
}

/** That so many more learn a course, or fewer. Others who enrol in it wait until the transaction ends. */
export async function changeEnrolledCount(tx: Tx, courseId: number, by: number): Promise<void> {
  await tx.run(
    db
      .updateTable('courses')
      .set({ enrolled_count: sql<number>`enrolled_count + ${by}::int` })
      .where('course_id', '=', courseId),
  );
}

/** How many lessons a course has, as course-content has counted them while it held the lock of the outline. */
export async function setLessonCounts(
  tx: Tx,
  courseId: number,
  counts: { subsectionCount: number; requiredCount: number },
): Promise<void> {
  await tx.run(
    db
      .updateTable('courses')
      .set({ subsection_count: counts.subsectionCount, required_count: counts.requiredCount })
      .where('course_id', '=', courseId),
  );
}

/** The hue of its category. */
export async function findHue(tx: Tx, courseId: number): Promise<number | null> {
  const row = await tx.one(
    db
      .selectFrom('courses as c')
      .innerJoin('course_category_names as k', 'k.course_category_id', 'c.course_category_id')
      .select('k.hue')
      .where('c.course_id', '=', courseId),
  );
  return row?.hue ?? null;
}
