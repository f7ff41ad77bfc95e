import type { Localized } from '@sullam/domain/localized.ts';
import { type SqlBool, sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
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
export async function belongs(
  { organizationId }: Tenant,
  tx: Tx,
  courseId: number,
  grantee: Grantee,
): Promise<boolean> {
  const row = await tx.one(
    db.selectNoFrom(
      grantee.userId === null
        ? sql<boolean>`exists (select from course_groups where organization_id = ${organizationId} and course_id = ${courseId}
            and course_group_id = ${grantee.courseGroupId})`.as('there')
        : sql<boolean>`exists (select from enrollments where organization_id = ${organizationId} and course_id = ${courseId}
            and user_id = ${grantee.userId})`.as('there'),
    ),
  );
  return row?.there === true;
}

export async function insertAccommodation(
  { organizationId }: Tenant,
  tx: Tx,
  grant: NewGrant,
  body: AccommodationChange,
): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('assignment_accommodations')
      .values({
        organization_id: organizationId,
        course_subsection_id: grant.assignmentId,
        user_id: grant.grantee.userId,
        course_group_id: grant.grantee.courseGroupId,
        ...columnsOf(body, grant),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

export async function updateAccommodation(
  { organizationId }: Tenant,
  tx: Tx,
  grant: NewGrant,
  body: AccommodationChange,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('assignment_accommodations')
      .set({ ...columnsOf(body, grant), version: body.version + 1 })
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', grant.assignmentId)
      .where(ofGrantee(grant.grantee))
      .where('version', '=', body.version),
  );
  return touched === 1;
}

export async function deleteAccommodation(
  { organizationId }: Tenant,
  tx: Tx,
  assignmentId: number,
  grantee: Grantee,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .deleteFrom('assignment_accommodations')
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', assignmentId)
      .where(ofGrantee(grantee)),
  );
  return touched === 1;
}

/** The assignments in which a group has dates of its own. */
export const findGrantedTo = ({ organizationId }: Tenant, tx: Tx, courseGroupId: number) =>
  tx.all(
    db
      .selectFrom('assignment_accommodations as a')
      .innerJoin('course_groups as g', (join) =>
        join.onRef('g.organization_id', '=', 'a.organization_id').onRef('g.course_group_id', '=', 'a.course_group_id'),
      )
      .select(['a.course_subsection_id as courseSubsectionId', 'g.course_id as courseId'])
      .where('a.organization_id', '=', organizationId)
      .where('a.course_group_id', '=', courseGroupId),
  );

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What was granted to learners and groups, by name. */
export async function listAccommodations(
  { organizationId }: Tenant,
  tx: Tx,
  assignmentId: number,
): Promise<AccommodationRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('assignment_accommodations as a')
      .leftJoin('members as m', (join) =>
        join.onRef('m.organization_id', '=', 'a.organization_id').onRef('m.user_id', '=', 'a.user_id'),
      )
      .leftJoin('course_groups as g', (join) =>
        join.onRef('g.organization_id', '=', 'a.organization_id').onRef('g.course_group_id', '=', 'a.course_group_id'),
      )
      .select(['a.opens_at', 'a.due_at', 'a.closes_at', 'a.note', 'a.version', 'a.granted_at'])
      .select(['m.user_id', 'm.first_name', 'm.last_name', 'g.course_group_id', 'g.name'])
      .select(
        sql<number>`(select count(*)::int from course_group_members c
          where c.organization_id = g.organization_id and c.course_group_id = g.course_group_id)`.as('member_count'),
      )
      .where('a.organization_id', '=', organizationId)
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
