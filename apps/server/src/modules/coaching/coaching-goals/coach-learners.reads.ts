import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessOwnCoach } from '../coaches/coaches.public.ts';
import type { CoachLearner, CoachLearnerDetail, LearnerQuery } from './coaching-goals.schemas.ts';

/** Sessions that a list of one learner shows. */
const MOST = 200;

/** Members with a booked session of the coach, past or ahead, the one seen last above. */
const learnersOf = (coachId: number, now: Date) =>
  db
    .selectFrom('coaching_booking_records as b')
    .innerJoin('member_names as n', 'n.user_id', 'b.user_id')
    .select([sql<number>`b.user_id`.as('userId'), 'n.first_name as firstName', 'n.last_name as lastName'])
    .select([
      sql<number>`(count(*) filter (where b.ends_at <= ${now} and b.missed_by is distinct from 'LEARNER'))::int`.as(
        'sessionCount',
      ),
      sql<Date | null>`max(b.starts_at) filter (where b.starts_at <= ${now})`.as('lastAt'),
      sql<Date | null>`min(b.starts_at) filter (where b.starts_at > ${now})`.as('nextAt'),
      sql<number>`(select count(*)::int from coaching_goals g where ${inOrganization('g')} and g.coach_id = ${coachId}
        and g.user_id = b.user_id and g.state = 'OPEN')`.as('openGoals'),
      sql<number>`(select count(*)::int from coaching_tasks k where ${inOrganization('k')} and k.coach_id = ${coachId}
        and k.user_id = b.user_id and k.done_at is null)`.as('openTasks'),
    ])
    .where('b.coach_id', '=', coachId)
    .where('b.state', '=', 'BOOKED')
    .groupBy(['b.user_id', 'n.first_name', 'n.last_name']);

interface LearnerRow extends Omit<CoachLearner, 'learner' | 'lastSessionAt' | 'nextSessionAt'> {
  userId: number;
  firstName: string;
  lastName: string;
  lastAt: Date | null;
  nextAt: Date | null;
}

const present = ({ userId, firstName, lastName, lastAt, nextAt, ...counts }: LearnerRow): CoachLearner => ({
  learner: { userId, firstName, lastName },
  sessionCount: counts.sessionCount,
  lastSessionAt: lastAt?.toISOString() ?? null,
  nextSessionAt: nextAt?.toISOString() ?? null,
  openGoals: counts.openGoals,
  openTasks: counts.openTasks,
});

/** Learners of the caller's own practice. */
export const listCoachLearners = (context: MemberContext, page: LearnerQuery) =>
  reading(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    const now = context.clock.now();
    // counted as rows of a subquery: a page is of groups
    const found = db
      .selectFrom(learnersOf(coachId, now).as('l'))
      .selectAll()
      .orderBy(sql`l."lastAt" desc nulls last`)
      .orderBy('l.userId');
    const { data, total } = await readPage(tx, found, page);
    return { total, data: data.map(present) };
  });

/**
 * A learner of the caller's practice with all sessions of the two.
 * @throws Problem not-found for members without a session
 */
export const readCoachLearner = (context: MemberContext, userId: number): Promise<CoachLearnerDetail> =>
  reading(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    const row = await tx.one(learnersOf(coachId, context.clock.now()).where('b.user_id', '=', userId));
    if (!row) throw notFound();
    const sessions = await tx.all(
      db
        .selectFrom('coaching_booking_records as b')
        .innerJoin('session_type_records as t', 't.session_type_id', 'b.session_type_id')
        .select([
          sql<number>`b.coaching_session_id`.as('coachingSessionId'),
          sql<Localized>`t.title`.as('title'),
          sql<Date>`b.starts_at`.as('startsAt'),
          sql<Date>`b.ends_at`.as('endsAt'),
          sql<CoachLearnerDetail['sessions'][number]['state']>`b.state`.as('state'),
          sql<'LEARNER' | 'COACH' | null>`b.missed_by`.as('missedBy'),
        ])
        .where('b.coach_id', '=', coachId)
        .where('b.user_id', '=', userId)
        .orderBy('b.starts_at', 'desc')
        .orderBy('b.coaching_booking_id', 'desc')
        .limit(MOST),
    );
    return {
      ...present(row),
      sessions: sessions.map(({ startsAt, endsAt, ...session }) => ({
        ...session,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    };
  });
