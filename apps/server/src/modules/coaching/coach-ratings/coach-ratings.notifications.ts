import { COACH_RATING_TEMPLATE } from '@sullam/domain/notification-targets/coach-rating.ts';
import { COACH_RATING_DESK_TEMPLATE } from '@sullam/domain/notification-targets/coach-rating-desk.ts';
import { sql } from 'kysely';
import { db, reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { administrators, notify, notifyAudience } from '../../operations/notifications/notifications.public.ts';
import { coachRatingChanged } from './coach-ratings.signals.ts';

const find = (tx: Tx, coachRatingId: number) =>
  tx.one(
    db
      .selectFrom('coach_ratings as r')
      .innerJoin('coaching_booking_records as b', 'b.coaching_booking_id', 'r.coaching_booking_id')
      .innerJoin('coach_records as c', 'c.coach_id', 'r.coach_id')
      .innerJoin('member_names as n', 'n.user_id', 'c.user_id')
      .select(['r.user_id', 'r.stars', 'c.user_id as coachUserId', 'r.coach_id'])
      .select([
        sql<number>`b.coaching_session_id`.as('coachingSessionId'),
        sql<string>`concat_ws(' ', n.first_name, n.last_name)`.as('coach'),
      ])
      .where('r.coach_rating_id', '=', coachRatingId),
  );

/** Coaches hear of stars without a name, administrators of testimonials that wait, authors of what became of theirs. */
export const notifyOfRatings = on(coachRatingChanged, async (context, { coachRatingId, news, byUserId }, signalId) => {
  const rating = await reading(context, (tx) => find(tx, coachRatingId));
  if (!rating) return;
  const dedupeKey = `coach-rating:${signalId}`;
  const desk = { templateId: COACH_RATING_DESK_TEMPLATE, dedupeKey, byUserId };
  await transaction(context, async (tx) => {
    if (news === 'written')
      await notifyAudience(context, tx, administrators, {
        ...desk,
        parameters: { person: rating.coach, outcome: news },
        data: { coachId: rating.coach_id },
      });
    else if (news === 'rated')
      await notify(context, tx, {
        ...desk,
        userIds: [rating.coachUserId],
        parameters: { count: rating.stars, outcome: news },
        data: {},
        // a coach is not told whose stars they are
        byUserId: null,
      });
    else
      await notify(context, tx, {
        userIds: [rating.user_id],
        templateId: COACH_RATING_TEMPLATE,
        parameters: { person: rating.coach, outcome: news },
        data: { coachingSessionId: rating.coachingSessionId },
        dedupeKey,
        byUserId,
      });
  });
});
