import { WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import { notFound } from '../../../kernel/problem.ts';
import { checkMediaChoices, readMediaRefs, shownIn } from '../../organization/media/media.public.ts';
import { accessBooking, accessBookings } from './booking-access.ts';
import { tooManyFiles } from './coaching-notes.errors.ts';
import type { SessionFiles } from './coaching-notes.schemas.ts';
import { SESSION_FILES } from './session-file-showing.ts';

/** Files of a session that the caller may open, the oldest first. @throws Problem not-found for everyone but learner and coach */
export const listSessionFiles = (context: MemberContext, coachingSessionId: number): Promise<SessionFiles> =>
  reading(context, async (tx) => {
    const bookings = await accessBookings(context, tx, coachingSessionId);
    const rows = await tx.all(
      db
        .selectFrom('coaching_files as f')
        .select(['f.media_id', 'f.user_id', 'f.learner_user_id', 'f.created_at'])
        .where(
          isAmong(
            'f.coaching_booking_id',
            bookings.map(({ coachingBookingId }) => coachingBookingId),
          ),
        )
        .orderBy('f.created_at')
        .orderBy('f.media_id'),
    );
    const ids = rows.map((row) => row.media_id);
    const files = await readMediaRefs(context, tx, ids, shownIn(context, SESSION_FILES, coachingSessionId));
    return {
      files: rows.flatMap((row) => {
        const file = files.get(row.media_id);
        return file
          ? [
              {
                file,
                learnerUserId: row.learner_user_id,
                by: row.user_id === row.learner_user_id ? ('LEARNER' as const) : ('COACH' as const),
                isOwn: row.user_id === context.caller.userId,
                addedAt: row.created_at.toISOString(),
              },
            ]
          : [];
      }),
    };
  });

export interface NewFile {
  coachingBookingId: number;
  mediaId: number;
  userId: number;
  learnerUserId: number;
  now: Date;
}

/** Twice is once. */
export const insertSessionFile = (tx: Tx, file: NewFile) =>
  tx.run(
    db
      .insertInto('coaching_files')
      .values({
        coaching_booking_id: file.coachingBookingId,
        media_id: file.mediaId,
        user_id: file.userId,
        learner_user_id: file.learnerUserId,
        created_at: file.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );

/** @throws Problem not-found for sessions of others, coaching-file.too-many, and for files that are not the caller's to share */
export const addSessionFile = (
  context: MemberContext,
  coachingSessionId: number,
  { mediaId, learnerUserId }: { mediaId: number; learnerUserId?: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    const booking = await accessBooking(context, tx, coachingSessionId, learnerUserId);
    await checkMediaChoices(context, tx, [
      { path: 'mediaId', mediaId, kinds: ['IMAGE', 'DOCUMENT', 'AUDIO', 'VIDEO'] },
    ]);
    const { coachingBookingId } = booking;
    const { count } = (await tx.one(
      db
        .selectFrom('coaching_files')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('coaching_booking_id', '=', coachingBookingId),
    ))!;
    if (count >= WORK_LIMITS.files) throw tooManyFiles(WORK_LIMITS.files);
    await insertSessionFile(tx, {
      coachingBookingId,
      mediaId,
      userId: context.caller.userId,
      learnerUserId: booking.learnerUserId,
      now: context.clock.now(),
    });
  });

/** Takes a file that the caller added out of the session. @throws Problem not-found for those of others */
export const removeSessionFile = (context: MemberContext, coachingSessionId: number, mediaId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const bookings = await accessBookings(context, tx, coachingSessionId);
    const removed = await tx.run(
      db
        .deleteFrom('coaching_files')
        .where('media_id', '=', mediaId)
        .where('user_id', '=', context.caller.userId)
        .where(
          isAmong(
            'coaching_booking_id',
            bookings.map(({ coachingBookingId }) => coachingBookingId),
          ),
        ),
    );
    if (removed === 0) throw notFound();
  });
