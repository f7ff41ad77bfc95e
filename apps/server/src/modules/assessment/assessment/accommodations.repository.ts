import type { Grantee } from '@sullam/domain/assessment/accommodations.ts';
import { type SqlBool, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';

/** With what is kept of accommodations. */
export const accommodationDependency = { from: 'accommodations' } as const;

/** What is granted; what it doesn't name stays as everybody has it. Dates as text, as they came in. */
export interface GrantedWhat {
  opensAt?: string | null;
  dueAt?: string | null;
  closesAt?: string | null;
  extraMinutes?: number | null;
  extraPercent?: number | null;
  extraAttempts?: number | null;
  note: string;
}

export interface NewGrant {
  courseSubsectionId: number;
  grantee: Grantee;
  grantedBy: number;
  now: Date;
}

const date = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

const columnsOf = (what: GrantedWhat, { grantedBy, now }: NewGrant) => ({
  opens_at: date(what.opensAt),
  due_at: date(what.dueAt),
  closes_at: date(what.closesAt),
  extra_minutes: what.extraMinutes ?? null,
  extra_percent: what.extraPercent ?? null,
  extra_attempts: what.extraAttempts ?? null,
  note: what.note,
  granted_by: grantedBy,
  granted_at: now,
});

const ofGrantee = ({ userId, courseGroupId }: Grantee) =>
  userId === null ? sql<SqlBool>`course_group_id = ${courseGroupId}` : sql<SqlBool>`user_id = ${userId}`;

/** Is or was the learner enrolled in the course, is the group one of the course? */
export async function belongs(tx: Tx, courseId: number, grantee: Grantee): Promise<boolean> {
  const row = await tx.one(
    db.selectNoFrom(
      grantee.userId === null
        ? sql<boolean>`exists (select from course_group_names where ${inOrganization()} and course_id = ${courseId}
            and course_group_id = ${grantee.courseGroupId})`.as('there')
        : sql<boolean>`exists (select from enrollment_records where ${inOrganization()} and course_id = ${courseId}
            and user_id = ${grantee.userId})`.as('there'),
    ),
  );
  return row?.there === true;
}

/** Makes a grant; answers whether there was none yet. */
export async function insertAccommodation(tx: Tx, grant: NewGrant, what: GrantedWhat): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('accommodations')
      .values({
        course_subsection_id: grant.courseSubsectionId,
        user_id: grant.grantee.userId,
        course_group_id: grant.grantee.courseGroupId,
        ...columnsOf(what, grant),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

/** Changes a grant if nobody else did since `version`; answers whether it did. */
export async function updateAccommodation(
  tx: Tx,
  grant: NewGrant,
  what: GrantedWhat,
  version: number,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('accommodations')
      .set({ ...columnsOf(what, grant), version: version + 1 })
      .where('course_subsection_id', '=', grant.courseSubsectionId)
      .where(ofGrantee(grant.grantee))
      .where('version', '=', version),
  );
  return touched === 1;
}

export async function deleteAccommodation(tx: Tx, courseSubsectionId: number, grantee: Grantee): Promise<boolean> {
  const touched = await tx.run(
    db.deleteFrom('accommodations').where('course_subsection_id', '=', courseSubsectionId).where(ofGrantee(grantee)),
  );
  return touched === 1;
}

const grants = ({ ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('accommodations as a')
    .select([
      'a.course_subsection_id as courseSubsectionId',
      'a.user_id as userId',
      'a.course_group_id as courseGroupId',
    ])
    .select(['a.opens_at as opensAt', 'a.due_at as dueAt', 'a.closes_at as closesAt'])
    .select(['a.extra_minutes as extraMinutes', 'a.extra_percent as extraPercent', 'a.extra_attempts as extraAttempts'])
    .where(isAmong('a.course_subsection_id', ids));

const grantsOf = statement(grants);

/** Everything that is granted for some exams or assignments. */
export const findAccommodations = (tx: Tx, ids: readonly number[]) => tx.all(grantsOf({ ids }));

const grantsWithMembers = statement((which: { ids: readonly number[] }) =>
  grants(which).select(
    sql<number[]>`array(select m.user_id from course_group_seats m
      where ${inOrganization('m')} and m.course_group_id = a.course_group_id)`.as('memberIds'),
  ),
);

/** The same with those who are in the groups. */
export const findAccommodationsOfMembers = (tx: Tx, ids: readonly number[]) => tx.all(grantsWithMembers({ ids }));
