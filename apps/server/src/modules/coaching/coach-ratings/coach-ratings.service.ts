import { ratingProblem } from '@sullam/domain/coaching/ratings.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessOwnCoach, lockCoach } from '../coaches/coaches.public.ts';
import { noReply, nothingToDecide, ratingRefused } from './coach-ratings.errors.ts';
import {
  addToTotals,
  findBooking,
  findRating,
  findRatingOf,
  insertRating,
  type RatingRecord,
  ratingUpdate,
} from './coach-ratings.repository.ts';
import type { RatingBody } from './coach-ratings.schemas.ts';
import { coachRatingChanged, type RatingNews } from './coach-ratings.signals.ts';

const tell = (context: MemberContext, tx: Tx, coachRatingId: number, news: RatingNews) =>
  emit(context, tx, coachRatingChanged, { coachRatingId, news, byUserId: context.caller.userId });

async function changeRating(
  context: MemberContext,
  tx: Tx,
  rating: RatingRecord,
  { stars, testimonial, namesAuthor }: RatingBody,
): Promise<void> {
  const now = context.clock.now();
  const hasOtherText = testimonial !== rating.testimonial || namesAuthor !== rating.namesAuthor;
  const undecided = {
    status: testimonial === null ? null : ('WAITING' as const),
    reason: null,
    decided_by: null,
    decided_at: null,
    reply: null,
    replied_at: null,
  };
  await tx.run(
    ratingUpdate(rating.coachRatingId).set({
      stars,
      testimonial,
      names_author: namesAuthor,
      changed_at: now,
      ...(hasOtherText ? undecided : {}),
    }),
  );
  await addToTotals(tx, rating.coachId, 0, stars - rating.stars);
  if (hasOtherText && testimonial !== null) await tell(context, tx, rating.coachRatingId, 'written');
}

/**
 * The learner of a session rates it, or changes the rating within 14 days. Another text waits for an administrator again.
 * @throws Problem not-found for sessions of others, coach-rating.* where it can't be rated
 */
export const rateSession = (context: MemberContext, coachingSessionId: number, body: RatingBody): Promise<void> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    const text = body.testimonial?.trim() ?? '';
    const testimonial = text === '' ? null : text;
    const given = { stars: body.stars, testimonial, namesAuthor: testimonial !== null && body.namesAuthor };
    const seen = await findBooking(tx, coachingSessionId, userId);
    if (!seen) throw notFound();
    await lockCoach(tx, seen.coachId);
    const booking = (await findBooking(tx, coachingSessionId, userId))!;
    const rating = await findRatingOf(tx, booking.coachingBookingId);
    const now = context.clock.now();
    const problem = ratingProblem(booking, rating?.createdAt ?? null, now);
    if (problem !== null) throw ratingRefused(problem);
    if (rating) return changeRating(context, tx, rating, given);
    const { coachingBookingId, coachId } = booking;
    const coachRatingId = await insertRating(tx, { coachingBookingId, coachId, userId, ...given, now });
    await addToTotals(tx, coachId, 1, given.stars);
    await tell(context, tx, coachRatingId, 'rated');
    if (testimonial !== null) await tell(context, tx, coachRatingId, 'written');
  });

/**
 * An administrator shows a testimonial on the coach's page, or says why not. Decisions can be changed.
 * @throws Problem not-found, coach-rating.not-waiting where there is nothing to decide
 */
export const decideAboutTestimonial = (
  context: MemberContext,
  coachRatingId: number,
  decision: { status: 'APPROVED' } | { status: 'REJECTED'; reason: string },
): Promise<void> =>
  transaction(context, async (tx) => {
    const seen = await findRating(tx, coachRatingId);
    if (!seen) throw notFound();
    await lockCoach(tx, seen.coachId);
    const { status } = (await findRating(tx, coachRatingId)) ?? seen;
    if (status === null || status === decision.status) throw nothingToDecide();
    const reason = decision.status === 'REJECTED' ? decision.reason.trim() : null;
    await tx.run(
      ratingUpdate(coachRatingId).set({
        status: decision.status,
        reason,
        decided_by: context.caller.userId,
        decided_at: context.clock.now(),
      }),
    );
    await tell(context, tx, coachRatingId, decision.status === 'APPROVED' ? 'approved' : 'rejected');
    await audit(context, tx, {
      action: decision.status === 'APPROVED' ? 'coach-rating.approve' : 'coach-rating.reject',
      noun: 'coach-rating',
      nounId: coachRatingId,
      changes: { reason },
    });
  });

/**
 * The coach answers an approved testimonial, once.
 * @throws Problem not-found for ratings of others, coach-rating.no-reply
 */
export const replyToTestimonial = (context: MemberContext, coachRatingId: number, reply: string): Promise<void> =>
  transaction(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    await lockCoach(tx, coachId);
    const rating = await findRating(tx, coachRatingId);
    if (rating?.coachId !== coachId) throw notFound();
    if (rating.status !== 'APPROVED' || rating.reply !== null) throw noReply();
    await tx.run(ratingUpdate(coachRatingId).set({ reply: reply.trim(), replied_at: context.clock.now() }));
    await tell(context, tx, coachRatingId, 'replied');
  });
