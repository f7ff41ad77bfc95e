import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';

export interface EventCreditRow {
  courseSubsectionId: number;
  courseId: number;
  lessonTitle: Localized;
  courseTitle: Localized;
}

const creditsOf = statement(({ eventId }: { eventId: number }) =>
  db
    .selectFrom('event_credits as k')
    .innerJoin('lessons as l', 'l.course_subsection_id', 'k.course_subsection_id')
    .innerJoin('course_overviews as c', 'c.course_id', 'k.course_id')
    .select(['k.course_subsection_id as courseSubsectionId', 'k.course_id as courseId'])
    .select([sql<Localized>`l.title`.as('lessonTitle'), sql<Localized>`c.title`.as('courseTitle')])
    .where('k.event_id', '=', eventId)
    .orderBy('k.course_id')
    .orderBy('k.course_subsection_id'),
);

/** Lessons that are finished by coming to an event. */
export const listCredits = (tx: Tx, eventId: number): Promise<EventCreditRow[]> => tx.all(creditsOf({ eventId }));

export async function insertCredit(
  tx: Tx,
  credit: { eventId: number; courseId: number; courseSubsectionId: number; now: Date },
): Promise<void> {
  const { eventId, courseId, courseSubsectionId, now } = credit;
  const row = { event_id: eventId, course_id: courseId, course_subsection_id: courseSubsectionId, created_at: now };
  await tx.run(
    db
      .insertInto('event_credits')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export const deleteCredit = (tx: Tx, eventId: number, courseSubsectionId: number): Promise<number> =>
  tx.run(
    db
      .deleteFrom('event_credits')
      .where('event_id', '=', eventId)
      .where('course_subsection_id', '=', courseSubsectionId),
  );

/** Members among these enrolments, and whether they came; all of the event where no enrolments are named. */
export async function listComers(
  tx: Tx,
  eventId: number,
  ids?: readonly number[],
): Promise<{ userId: number; hasCome: boolean }[]> {
  const found = db
    .selectFrom('event_enrollment_records')
    .select([sql<number>`user_id`.as('userId'), sql<boolean>`attended_at is not null`.as('hasCome')])
    .where('event_id', '=', eventId)
    .where('user_id', 'is not', null)
    .where('state', 'in', ['ENROLLED', 'ATTENDED'])
    .orderBy('user_id');
  return tx.all(
    ids === undefined ? found : found.where(sql<boolean>`event_enrollment_id = any(${[...ids]}::bigint[])`),
  );
}

/** Whether somebody came to any event that counts for a lesson. */
export async function hasComeElsewhere(tx: Tx, courseSubsectionId: number, userId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('event_credits as k')
      .innerJoin('event_enrollment_records as n', 'n.event_id', 'k.event_id')
      .select('n.event_id')
      .where('k.course_subsection_id', '=', courseSubsectionId)
      .where('n.user_id', '=', userId)
      .where('n.attended_at', 'is not', null)
      .limit(1),
  );
  return Boolean(row);
}
