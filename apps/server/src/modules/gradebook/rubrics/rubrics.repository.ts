import type { RubricContent } from '@sullam/domain/grading/rubric-content.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { Sharing } from '@sullam/domain/sharing.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PreparedRubric } from './prepare-rubric.ts';

/** The fields of a rubric that access checks depend on. */
export interface RubricRecord {
  rubricId: number;
  version: number;
  courseId: number | null;
  isArchived: boolean;
  isUsed: boolean;
  /** The caller teaches the course that it is kept for. */
  teaches: boolean;
  ownerUserId: number;
  sharing: Sharing;
}

export const teachesCourse = (userId: number) => sql<boolean>`exists (
  select from course_teachers i where ${inOrganization('i')} and i.course_id = r.course_id and i.user_id = ${userId})`;

export const findRubricRecord = (
  { caller }: MemberContext,
  tx: Tx,
  rubricId: number,
): Promise<RubricRecord | undefined> =>
  tx.one(
    db
      .selectFrom('rubrics as r')
      .select([
        'r.rubric_id as rubricId',
        'r.current_version as version',
        'r.course_id as courseId',
        'r.is_archived as isArchived',
        'r.created_by as ownerUserId',
        'r.sharing',
        sql<boolean>`r.first_used_at is not null`.as('isUsed'),
        teachesCourse(caller.userId).as('teaches'),
      ])
      .where('r.rubric_id', '=', rubricId),
  );

export interface RubricVersion {
  title: Localized;
  content: RubricContent;
  maximum: string;
}

export async function findVersion(tx: Tx, rubricId: number, version: number): Promise<RubricVersion | undefined> {
  const row = await tx.one(
    db
      .selectFrom('rubric_versions')
      .select(['title', 'content', sql<string>`trim_scale(maximum)::text`.as('maximum')])
      .where('rubric_id', '=', rubricId)
      .where('version', '=', version),
  );
  return row && { ...row, title: row.title, content: row.content as unknown as RubricContent };
}

export interface Writing {
  userId: number;
  now: Date;
}

export async function insertVersion(
  tx: Tx,
  rubricId: number,
  version: number,
  { title, content, maximum, languages }: PreparedRubric,
  { userId, now }: Writing,
): Promise<void> {
  await tx.run(
    db.insertInto('rubric_versions').values({
      rubric_id: rubricId,
      version,
      title: json(title),
      content: json(content),
      maximum,
      languages,
      created_by: userId,
      created_at: now,
    }),
  );
}

/** Where a new rubric is offered, and to whom. */
export interface RubricPlace {
  courseId: number | null;
  sharing: Sharing;
}

/** A rubric with its first version. */
export async function insertRubric(
  tx: Tx,
  values: PreparedRubric,
  { courseId, sharing }: RubricPlace,
  writing: Writing,
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('rubrics')
      .values({
        course_id: courseId,
        sharing,
        search_text: values.words,
        created_by: writing.userId,
        created_at: writing.now,
        updated_at: writing.now,
      })
      .returning('rubric_id'),
  );
  const rubricId = row!.rubric_id;
  await insertVersion(tx, rubricId, 1, values, writing);
  return rubricId;
}

/** Makes `version + 1` the current one if `version` still is. */
export async function raiseVersion(
  tx: Tx,
  rubricId: number,
  version: number,
  words: string,
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('rubrics')
      .set({ current_version: version + 1, search_text: words, updated_at: now })
      .where('rubric_id', '=', rubricId)
      .where('current_version', '=', version),
  );
  return touched === 1;
}

/** Gives a rubric to a course or to all, or puts it into the archive and back; its versions stay. */
export async function placeRubric(
  tx: Tx,
  rubricId: number,
  place: { courseId?: number | null; isArchived?: boolean; sharing?: Sharing },
): Promise<void> {
  await tx.run(
    db
      .updateTable('rubrics')
      .set({
        ...(place.courseId === undefined ? {} : { course_id: place.courseId }),
        ...(place.sharing === undefined ? {} : { sharing: place.sharing }),
        ...(place.isArchived === undefined ? {} : { is_archived: place.isArchived }),
      })
      .where('rubric_id', '=', rubricId),
  );
}

export async function deleteRubric(tx: Tx, rubricId: number): Promise<void> {
  await tx.run(db.deleteFrom('rubrics').where('rubric_id', '=', rubricId));
}

/** Something takes it to mark by: from now on it is archived instead of deleted. */
export async function markRubricUsed(tx: Tx, rubricId: number, now: Date): Promise<void> {
  await tx.run(
    db
      .updateTable('rubrics')
      .set({ first_used_at: now })
      .where('rubric_id', '=', rubricId)
      .where('first_used_at', 'is', null),
  );
}

/** Rubrics outlive the course that is about to be deleted: without one they are offered in every course. */
export async function offerRubricsEverywhere(tx: Tx, courseId: number): Promise<void> {
  await tx.run(db.updateTable('rubrics').set({ course_id: null }).where('course_id', '=', courseId));
}
