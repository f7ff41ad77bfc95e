import type { NoteKind } from '@sullam/domain/coaching/goals.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import { accessBooking, accessBookings } from './booking-access.ts';
import type { SessionNotes } from './coaching-notes.schemas.ts';

/**
 * Notes that the caller may read. What the other side keeps private is not read from the database at all.
 * @throws Problem not-found for everyone but learner and coach
 */
export const listSessionNotes = (context: MemberContext, coachingSessionId: number): Promise<SessionNotes> =>
  reading(context, async (tx) => {
    const { userId } = context.caller;
    const bookings = await accessBookings(context, tx, coachingSessionId);
    const ids = bookings.map(({ coachingBookingId }) => coachingBookingId);
    const notes = await tx.all(
      db
        .selectFrom('coaching_notes as n')
        .select(['n.coaching_booking_id', 'n.user_id', 'n.body', 'n.changed_at', sql<NoteKind>`n.kind`.as('kind')])
        .where(isAmong('n.coaching_booking_id', ids))
        .where(sql<boolean>`(n.kind = 'SHARED' or n.user_id = ${userId})`)
        .orderBy('n.created_at')
        .orderBy('n.user_id'),
    );
    return {
      learners: bookings.map((booking) => ({
        learner: { userId: booking.learnerUserId, firstName: booking.firstName, lastName: booking.lastName },
        coach: {
          userId: booking.coachUserId,
          firstName: booking.coachFirstName,
          lastName: booking.coachLastName,
        },
        notes: notes
          .filter((note) => note.coaching_booking_id === booking.coachingBookingId)
          .map((note) => ({
            kind: note.kind,
            by: note.user_id === booking.learnerUserId ? ('LEARNER' as const) : ('COACH' as const),
            isOwn: note.user_id === userId,
            body: note.body,
            changedAt: note.changed_at.toISOString(),
          })),
      })),
    };
  });

export interface NewNote {
  coachingBookingId: number;
  userId: number;
  learnerUserId: number;
  kind: NoteKind;
  body: string;
  now: Date;
}

export const upsertNote = (tx: Tx, note: NewNote) =>
  tx.run(
    db
      .insertInto('coaching_notes')
      .values({
        coaching_booking_id: note.coachingBookingId,
        user_id: note.userId,
        learner_user_id: note.learnerUserId,
        kind: note.kind,
        body: note.body,
        changed_at: note.now,
        created_at: note.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'coaching_booking_id', 'user_id', 'kind'])
          .doUpdateSet({ body: note.body, changed_at: note.now }),
      ),
  );

/** @throws Problem not-found for sessions of others, and for learners who are not in the session */
export const saveSessionNote = (
  context: MemberContext,
  coachingSessionId: number,
  { kind, body, learnerUserId }: { kind: NoteKind; body: string; learnerUserId?: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    const booking = await accessBooking(context, tx, coachingSessionId, learnerUserId);
    const { userId } = context.caller;
    const { coachingBookingId } = booking;
    if (body.trim() === '') {
      await tx.run(
        db
          .deleteFrom('coaching_notes')
          .where(({ and }) => and({ coaching_booking_id: coachingBookingId, user_id: userId, kind })),
      );
      return;
    }
    await upsertNote(tx, {
      coachingBookingId,
      userId,
      learnerUserId: booking.learnerUserId,
      kind,
      body,
      now: context.clock.now(),
    });
  });
