import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CompletedCourse, HolderFacts, SubjectFacts } from './certificate-facts.reads.ts';
import { type NameRow, nameOf } from './certificate-facts.reads.ts';
import { ofSpecialization } from './certificate-subject.ts';

export async function findSpecializationFacts(tx: Tx, specializationId: number): Promise<SubjectFacts | undefined> {
  const row = await tx.one(
    db
      .selectFrom('specialization_overviews')
      .select(['title', 'is_certificate_issued_manually as isIssuedManually'])
      .where('specialization_id', '=', specializationId),
  );
  return row
    ? {
        ...row,
        subject: ofSpecialization(specializationId),
        hue: null,
        lessonCount: 0,
        minutes: 0,
        minimumGrade: null,
        instructors: [],
      }
    : undefined;
}

/** Those of some people who follow it, and which of its courses they have completed. */
export async function findFollowerFacts(
  tx: Tx,
  specializationId: number,
  userIds: readonly number[],
): Promise<HolderFacts[]> {
  const rows = await tx.all(
    db
      .selectFrom('specialization_followers as n')
      .innerJoin('member_records as m', 'm.user_id', 'n.user_id')
      .select(['n.user_id as userId', 'n.completed_at as completedAt'])
      .select(['m.own_first_name', 'm.own_last_name', 'm.other_first_name', 'm.other_last_name'])
      .select(
        sql<number>`(select coalesce(max(x.edition), 0) from certificates x where ${inOrganization('x')} and x.specialization_id = n.specialization_id and x.user_id = n.user_id)::int`.as(
          'edition',
        ),
      )
      .where('n.specialization_id', '=', specializationId)
      .where(sql<boolean>`n.user_id = any(${[...userIds]}::bigint[])`)
      .orderBy('n.user_id'),
  );
  const completed = await tx.sql<(CompletedCourse & { userId: number })[]>`
    select e.user_id as "userId", c.title,
      (select count(*)::int from lessons l where ${inOrganization('l')} and l.course_id = c.course_id) as "lessonCount",
      case when c.duration_minutes > 0 then c.duration_minutes else
        (select coalesce(sum(l.duration_minutes), 0)::int from lessons l where ${inOrganization('l')} and l.course_id = c.course_id) end as minutes
    from specialization_courses_in_order sc
    join enrollment_records e on ${inOrganization('e')} and e.course_id = sc.course_id and e.completed_at is not null
    join course_overviews c on ${inOrganization('c')} and c.course_id = sc.course_id
    where ${inOrganization('sc')} and sc.specialization_id = ${specializationId} and e.user_id = any(${[...userIds]}::bigint[])
    order by sc.group_position, sc.position`;
  return rows.map((row) => ({
    userId: row.userId,
    name: nameOf(row as NameRow),
    completedAt: row.completedAt,
    result: null,
    edition: row.edition,
    courses: completed.filter(({ userId }) => Number(userId) === row.userId),
  }));
}
