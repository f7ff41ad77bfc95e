import type { TestimonialStatus } from '@sullam/domain/coaching/ratings.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

const ratings = () =>
  db
    .selectFrom('coach_ratings as r')
    .innerJoin('coach_records as c', 'c.coach_id', 'r.coach_id')
    .select([
      'r.coach_rating_id as coachRatingId',
      'r.coaching_booking_id as coachingBookingId',
      'r.coach_id as coachId',
      'c.user_id as coachUserId',
      'r.user_id as userId',
      'r.stars',
      'r.testimonial',
      'r.names_author as namesAuthor',
      'r.reason',
      'r.reply',
      'r.created_at as createdAt',
    ])
    .select(sql<TestimonialStatus | null>`r.status`.as('status'));

export const findRatingOf = (tx: Tx, coachingBookingId: number) =>
  tx.one(ratings().where('r.coaching_booking_id', '=', coachingBookingId));

export const findRating = (tx: Tx, coachRatingId: number) =>
  tx.one(ratings().where('r.coach_rating_id', '=', coachRatingId));

export type RatingRecord = NonNullable<Awaited<ReturnType<typeof findRating>>>;

/** The learner's booking of a session; a booking that stands before one that was cancelled. */
export const findBooking = (tx: Tx, coachingSessionId: number, userId: number) =>
  tx.one(
    db
      .selectFrom('coaching_booking_records as b')
      .select(['b.coaching_booking_id as coachingBookingId', 'b.coach_id as coachId'])
      .select([
        sql<string>`b.state`.as('state'),
        sql<Date>`b.ends_at`.as('endsAt'),
        sql<string | null>`b.missed_by`.as('missedBy'),
      ])
      .where('b.coaching_session_id', '=', coachingSessionId)
      .where('b.user_id', '=', userId)
      .orderBy(sql`b.state = 'BOOKED'`, 'desc')
      .orderBy('b.coaching_booking_id', 'desc')
      .limit(1),
  );

export interface NewRating {
  coachingBookingId: number;
  coachId: number;
  userId: number;
  stars: number;
  testimonial: string | null;
  namesAuthor: boolean;
  now: Date;
}

export async function insertRating(tx: Tx, rating: NewRating): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('coach_ratings')
      .values({
        coaching_booking_id: rating.coachingBookingId,
        coach_id: rating.coachId,
        user_id: rating.userId,
        stars: rating.stars,
        testimonial: rating.testimonial,
        names_author: rating.namesAuthor,
        status: rating.testimonial === null ? null : 'WAITING',
        changed_at: rating.now,
        created_at: rating.now,
      })
      .returning('coach_rating_id'),
  );
  return row!.coach_rating_id;
}

export const ratingUpdate = (coachRatingId: number) =>
  db.updateTable('coach_ratings').where('coach_rating_id', '=', coachRatingId);

/** Adds to the totals of a coach, whose row is locked. */
export async function addToTotals(tx: Tx, coachId: number, count: number, stars: number): Promise<void> {
  const added = await tx.all(
    db
      .updateTable('coach_rating_totals')
      .set({
        rating_count: sql<number>`rating_count + ${count}::int`,
        star_sum: sql<number>`star_sum + ${stars}::int`,
      })
      .where('coach_id', '=', coachId)
      .returning('coach_id'),
  );
  if (added.length === 0)
    await tx.run(
      db.insertInto('coach_rating_totals').values({ coach_id: coachId, rating_count: count, star_sum: stars }),
    );
}

/** Deletes what a person rated and takes it out of the totals. */
export async function deleteRatingsOf(tx: Tx, userId: number): Promise<void> {
  const gone = await tx.all(
    db.deleteFrom('coach_ratings').where('user_id', '=', userId).returning(['coach_id', 'stars']),
  );
  for (const { coach_id, stars } of gone) await addToTotals(tx, coach_id, -1, -stars);
}
