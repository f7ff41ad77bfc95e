import type { Localized } from '@sullam/domain/localized.ts';
import { type SqlBool, sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { Grantee } from './assignment-rules.ts';
import type { AccommodationChange, AccommodationRow } from './assignments.schemas.ts';

interface NewGrant {
  assignmentId: number;
  grantee: Grantee;
  grantedBy: number;
  now: Date;
}

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

const columnsOf = (body: AccommodationChange, { grantedBy, now }: NewGrant) => ({
  opens_at: date(body.opensAt),
  due_at: date(body.dueAt),
  closes_at: date(body.closesAt),
  note: body.note,
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
        ? sql<boolean>`exists (select from course_groups where ${ours()} and course_id = ${courseId}
            and course_group_id = ${grantee.courseGroupId})`.as('there')
        : sql<boolean>`exists (select from enrollments where ${ours()} and course_id = ${courseId}
            and user_id = ${grantee.userId})`.as('there'),
    ),
  );
  return row?.there === true;
}

export async function insertAccommodation(tx: Tx, grant: NewGrant, body: AccommodationChange): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('assignment_accommodations')
      .values({
        course_subsection_id: grant.assignmentId,
        user_id: grant.grantee.userId,
        course_group_id: grant.grantee.courseGroupId,
        ...columnsOf(body, grant),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

export async function updateAccommodation(tx: Tx, grant: NewGrant, body: AccommodationChange): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('assignment_accommodations')
      .set({ ...columnsOf(body, grant), version: body.version + 1 })
      .where('course_subsection_id', '=', grant.assignmentId)
      .where(ofGrantee(grant.grantee))
      .where('version', '=', body.version),
  );
  return touched === 1;
}

export async function deleteAccommodation(tx: Tx, assignmentId: number, grantee: Grantee): Promise<boolean> {
  const touched = await tx.run(
    db
      .deleteFrom('assignment_accommodations')
      .where('course_subsection_id', '=', assignmentId)
      .where(ofGrantee(grantee)),
  );
  return touched === 1;
}

/** The assignments of a course in which a group has dates of its own; all, where the group is gone and nothing says which they were. */
export const findGrantedTo = (
  tx: Tx,
  { courseId, courseGroupId }: { courseId: number; courseGroupId: number },
): Promise<{ courseSubsectionId: number; courseId: number }[]> =>
  tx.all(
    db
      .selectFrom('assignments as a')
      .select(['a.course_subsection_id as courseSubsectionId', 'a.course_id as courseId'])
      .where('a.course_id', '=', courseId)
      .where(
        sql<SqlBool>`(exists (select from assignment_accommodations g where ${ours('g')}
            and g.course_subsection_id = a.course_subsection_id and g.course_group_id = ${courseGroupId})
          or not exists (select from course_groups c where ${ours('c')} and c.course_group_id = ${courseGroupId}))`,
      ),
  );

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What was granted to learners and groups, by name. */
export async function listAccommodations(tx: Tx, assignmentId: number): Promise<AccommodationRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('assignment_accommodations as a')
      .leftJoin('members as m', 'm.user_id', 'a.user_id')
      .leftJoin('course_groups as g', 'g.course_group_id', 'a.course_group_id')
      .select(['a.opens_at', 'a.due_at', 'a.closes_at', 'a.note', 'a.version', 'a.granted_at'])
      .select(['m.user_id', 'm.first_name', 'm.last_name', 'g.course_group_id', 'g.name'])
      .select(
        sql<number>`(select count(*)::int from course_group_members c
          where ${ours('c')} and c.course_group_id = g.course_group_id)`.as('member_count'),
      )
      .where('a.course_subsection_id', '=', assignmentId)
      .orderBy('m.last_name', (order) => order.asc().nullsFirst())
      .orderBy('a.assignment_accommodation_id'),
  );
  return rows.map((row) => ({
    opensAt: text(row.opens_at),
    dueAt: text(row.due_at),
    closesAt: text(row.closes_at),
    note: row.note,
    learner:
      row.user_id === null
        ? null
        : { userId: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
    group:
      row.course_group_id === null
        ? null
        : { courseGroupId: row.course_group_id, name: row.name as Localized, memberCount: row.member_count },
    version: row.version,
    grantedAt: row.granted_at.toISOString(),
  }));
}
