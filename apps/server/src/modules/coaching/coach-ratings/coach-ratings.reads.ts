import { ratingClosesAt, ratingProblem, type TestimonialStatus } from '@sullam/domain/coaching/ratings.ts';
import { sql } from 'kysely';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import { accessCoach, accessOwnCoach } from '../coaches/coaches.public.ts';
import type {
  ManagedRating,
  ManagedRatingQuery,
  OwnRating,
  RatingSummary,
  ReceivedRatingPage,
  TestimonialPage,
  TestimonialQuery,
} from './coach-ratings.schemas.ts';

/** What the caller gave for some sessions, among those that the caller booked. */
export const listOwnRatings = (context: MemberContext, coachingSessionIds: readonly number[]) =>
  reading(context, async (tx) => {
    const now = context.clock.now();
    const rows = await tx.all(
      db
        .selectFrom('coaching_booking_records as b')
        .leftJoin('coach_ratings as r', 'r.coaching_booking_id', 'b.coaching_booking_id')
        .distinctOn('b.coaching_session_id')
        .select(['r.stars', 'r.testimonial', 'r.names_author', 'r.reason', 'r.reply', 'r.created_at'])
        .select([
          sql<number>`b.coaching_session_id`.as('coachingSessionId'),
          sql<string>`b.state`.as('state'),
          sql<Date>`b.ends_at`.as('endsAt'),
          sql<string | null>`b.missed_by`.as('missedBy'),
          sql<TestimonialStatus | null>`r.status`.as('status'),
        ])
        .where('b.user_id', '=', context.caller.userId)
        .where(isAmong('b.coaching_session_id', coachingSessionIds))
        .orderBy('b.coaching_session_id')
        .orderBy(sql`b.state = 'BOOKED'`, 'desc')
        .orderBy('b.coaching_booking_id', 'desc'),
    );
    const data: OwnRating[] = rows.map((row) => ({
      coachingSessionId: row.coachingSessionId,
      mayRate: ratingProblem(row, row.created_at, now) === null,
      rating:
        row.created_at === null
          ? null
          : {
              stars: row.stars!,
              testimonial: row.testimonial,
              namesAuthor: row.names_author!,
              status: row.status,
              reason: row.reason,
              reply: row.reply,
              closesAt: ratingClosesAt(row.created_at).toISOString(),
            },
    }));
    return { data };
  });

async function totalOf(tx: Tx, coachId: number): Promise<RatingSummary> {
  const row = await tx.one(
    db.selectFrom('coach_rating_totals').select(['rating_count', 'star_sum']).where('coach_id', '=', coachId),
  );
  return { count: row?.rating_count ?? 0, stars: row?.star_sum ?? 0 };
}

/** First name and initial of an author who agreed to be named. */
const author = sql<
  string | null
>`case when r.names_author then concat_ws(' ', n.first_name, nullif(left(n.last_name, 1), '') || '.') end`;

const ofCoach = (coachId: number) =>
  db
    .selectFrom('coach_ratings as r')
    .innerJoin('member_names as n', 'n.user_id', 'r.user_id')
    .select(['r.coach_rating_id', 'r.stars', 'r.testimonial', 'r.changed_at', 'r.reply', author.as('author')])
    .select(sql<TestimonialStatus | null>`r.status`.as('status'))
    .where('r.coach_id', '=', coachId)
    .orderBy('r.changed_at', 'desc')
    .orderBy('r.coach_rating_id', 'desc');

/** Approved testimonials of a coach whom the caller may see, newest first, with the rating over all sessions. */
export const listTestimonials = (
  context: RequestContext,
  coachId: number,
  page: TestimonialQuery,
): Promise<TestimonialPage> =>
  reading(context, async (tx) => {
    await accessCoach(context, tx, coachId, 'see');
    const { data, total } = await readPage(tx, ofCoach(coachId).where('r.status', '=', 'APPROVED'), page);
    return {
      rating: await totalOf(tx, coachId),
      total,
      data: data.map((row) => ({
        coachRatingId: row.coach_rating_id,
        stars: row.stars,
        testimonial: row.testimonial!,
        author: row.author,
        writtenAt: row.changed_at.toISOString(),
        reply: row.reply,
      })),
    };
  });

/** The caller's own ratings as a coach. Testimonials are among them once they are approved. */
export const listReceivedRatings = (context: MemberContext, page: TestimonialQuery): Promise<ReceivedRatingPage> =>
  reading(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    const { data, total } = await readPage(tx, ofCoach(coachId), page);
    return {
      rating: await totalOf(tx, coachId),
      total,
      data: data.map((row) => {
        const isShown = row.status === 'APPROVED';
        return {
          coachRatingId: row.coach_rating_id,
          stars: row.stars,
          testimonial: isShown ? row.testimonial : null,
          author: isShown ? row.author : null,
          writtenAt: row.changed_at.toISOString(),
          reply: row.reply,
          mayReply: isShown && row.reply === null,
        };
      }),
    };
  });

/** Testimonials of all coaches for administrators: those that wait first, the longest wait above. */
export const listManagedRatings = (context: MemberContext, { status, ...page }: ManagedRatingQuery) =>
  reading(context, async (tx): Promise<{ data: ManagedRating[]; total: number }> => {
    let found = db
      .selectFrom('coach_ratings as r')
      .innerJoin('coach_records as c', 'c.coach_id', 'r.coach_id')
      .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
      .innerJoin('member_names as ln', 'ln.user_id', 'r.user_id')
      .select(['r.coach_rating_id', 'r.coach_id', 'r.stars', 'r.names_author', 'r.reason', 'r.reply', 'r.changed_at'])
      .select(['c.user_id as coachUserId', 'cn.first_name as coachFirstName', 'cn.last_name as coachLastName'])
      .select(['r.user_id as learnerUserId', 'ln.first_name as firstName', 'ln.last_name as lastName'])
      .select([sql<string>`r.testimonial`.as('testimonial'), sql<TestimonialStatus>`r.status`.as('status')])
      .where('r.status', 'is not', null);
    if (status) found = found.where('r.status', '=', status);
    const ordered = found
      .orderBy(sql`r.status <> 'WAITING'`)
      .orderBy(sql`case when r.status = 'WAITING' then r.changed_at end`)
      .orderBy('r.changed_at', 'desc')
      .orderBy('r.coach_rating_id', 'desc');
    const { data, total } = await readPage(tx, ordered, page);
    return {
      total,
      data: data.map((row) => ({
        coachRatingId: row.coach_rating_id,
        coachId: row.coach_id,
        coach: { userId: row.coachUserId, firstName: row.coachFirstName, lastName: row.coachLastName },
        learner: { userId: row.learnerUserId, firstName: row.firstName, lastName: row.lastName },
        stars: row.stars,
        testimonial: row.testimonial,
        namesAuthor: row.names_author,
        status: row.status,
        reason: row.reason,
        reply: row.reply,
        writtenAt: row.changed_at.toISOString(),
      })),
    };
  });
