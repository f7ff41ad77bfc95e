import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import type { Mark } from './finished-subsections.repository.ts';

/** Remembers the place of an enrolled learner; answers whether there is such a learner. */
export const updateVisit = async (tenant: Tenant, tx: Tx, { subsectionId, userId, now }: Mark): Promise<boolean> => {
  const touched = await tx.run(
    db
      .updateTable('enrollments as n')
      .from('course_subsections as s')
      .set({ last_visited_subsection_id: subsectionId, last_visited_at: now })
      .whereRef('s.organization_id', '=', 'n.organization_id')
      .whereRef('s.course_id', '=', 'n.course_id')
      .where('s.organization_id', '=', tenant.organizationId)
      .where('s.course_subsection_id', '=', subsectionId)
      .where('n.user_id', '=', userId)
      .where('n.status', '=', 'ACTIVE'),
  );
  return touched === 1;
};

/** Remembers how far a recording was played by an enrolled learner. */
export const upsertPlayback = async (
  tenant: Tenant,
  tx: Tx,
  { subsectionId, userId, now }: Mark,
  positionSeconds: number,
): Promise<boolean> => {
  const touched = await tx.run(
    db
      .insertInto('playback_positions')
      .columns(['organization_id', 'user_id', 'course_subsection_id', 'position_seconds', 'updated_at'])
      .expression(
        db
          .selectFrom('course_subsections as s')
          .innerJoin('enrollments as n', (join) =>
            join.onRef('n.organization_id', '=', 's.organization_id').onRef('n.course_id', '=', 's.course_id'),
          )
          .select([
            's.organization_id',
            'n.user_id',
            's.course_subsection_id',
            sql<number>`${positionSeconds}::integer`.as('position_seconds'),
            sql<Date>`${now}::timestamptz`.as('updated_at'),
          ])
          .where('s.organization_id', '=', tenant.organizationId)
          .where('s.course_subsection_id', '=', subsectionId)
          .where('n.user_id', '=', userId)
          .where('n.status', '=', 'ACTIVE'),
      )
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'user_id', 'course_subsection_id']).doUpdateSet({
          position_seconds: (values) => values.ref('excluded.position_seconds'),
          updated_at: (values) => values.ref('excluded.updated_at'),
        }),
      ),
  );
  return touched === 1;
};

export const findCourseOfSubsection = async (
  tenant: Tenant,
  tx: Tx,
  subsectionId: number,
): Promise<number | undefined> =>
  (
    await tx.one(
      db
        .selectFrom('course_subsections')
        .select('course_id')
        .where('organization_id', '=', tenant.organizationId)
        .where('course_subsection_id', '=', subsectionId),
    )
  )?.course_id;

export const findCourseOfSection = async (tenant: Tenant, tx: Tx, sectionId: number): Promise<number | undefined> =>
  (
    await tx.one(
      db
        .selectFrom('course_sections')
        .select('course_id')
        .where('organization_id', '=', tenant.organizationId)
        .where('course_section_id', '=', sectionId),
    )
  )?.course_id;

export const findPlayback = async (
  tenant: Tenant,
  tx: Tx,
  subsectionId: number,
  userId: number,
): Promise<number | undefined> =>
  (
    await tx.one(
      db
        .selectFrom('playback_positions')
        .select('position_seconds')
        .where('organization_id', '=', tenant.organizationId)
        .where('user_id', '=', userId)
        .where('course_subsection_id', '=', subsectionId),
    )
  )?.position_seconds;
