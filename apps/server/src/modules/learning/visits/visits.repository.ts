import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isUnlocked } from '../progress/progress.public.ts';

/** A learner at a lesson, at a moment. */
export interface Visit {
  subsectionId: number;
  userId: number;
  now: Date;
}

/** Which course a lesson is in, within a statement. */
export const courseOfLesson = (subsectionId: number): RawBuilder<number> =>
  sql`(select w.course_id from lessons w where ${inOrganization('w')} and w.course_subsection_id = ${subsectionId})`;

/** Remembers how far a recording was played by a learner to whom its lesson is open. */
export const upsertPlayback = async (
  tx: Tx,
  { subsectionId, userId, now }: Visit,
  positionSeconds: number,
): Promise<boolean> => {
  const touched = await tx.run(
    db
      .insertInto('playback_positions')
      .columns(['organization_id', 'user_id', 'course_subsection_id', 'position_seconds', 'updated_at'])
      .expression(
        db
          .selectFrom('lessons as s')
          .innerJoin('learners as n', 'n.course_id', 's.course_id')
          .select([
            's.organization_id',
            'n.user_id',
            's.course_subsection_id',
            sql<number>`${positionSeconds}::integer`.as('position_seconds'),
            sql<Date>`${now}::timestamptz`.as('updated_at'),
          ])
          .where('s.course_subsection_id', '=', subsectionId)
          .where('n.user_id', '=', userId)
          .where(isUnlocked(userId, now)),
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

export const findPlayback = async (tx: Tx, subsectionId: number, userId: number): Promise<number | undefined> =>
  (
    await tx.one(
      db
        .selectFrom('playback_positions')
        .select('position_seconds')
        .where('user_id', '=', userId)
        .where('course_subsection_id', '=', subsectionId),
    )
  )?.position_seconds;
