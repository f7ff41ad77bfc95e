import type { Localized } from '@sullam/domain/localized.ts';
import { COACHING_DESK_TEMPLATE } from '@sullam/domain/notification-targets/coaching-desk.ts';
import { COACHING_SESSION_TEMPLATE } from '@sullam/domain/notification-targets/coaching-session.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { momentWithOffsetIn } from '@sullam/strings/zoned-times.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { type NotifiedThing, notify } from '../../operations/notifications/notifications.public.ts';
import { sessionRows } from './coaching-sessions.repository.ts';
import { coachingSessionChanged, type SessionNews } from './coaching-sessions.signals.ts';

const find = (tx: Tx, coachingSessionId: number) =>
  tx.one(
    sessionRows()
      .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
      .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
      .innerJoin('member_names as ln', 'ln.user_id', 'b.user_id')
      .select([sql<string>`cn.first_name || ' ' || cn.last_name`.as('coachName')])
      .select([sql<string>`ln.first_name || ' ' || ln.last_name`.as('learnerName')])
      .select(sql<Localized>`t.title`.as('title'))
      .where('s.coaching_session_id', '=', coachingSessionId),
  );

type Told = NonNullable<Awaited<ReturnType<typeof find>>>;

const LOCALES = { en: formatLocaleOf('en'), ar: formatLocaleOf('ar') };

/** An instant with the name and offset of its zone, in both languages. */
const inBoth = (at: Date, zone: string): Localized => ({
  en: momentWithOffsetIn(LOCALES.en, 'en', at, zone),
  ar: momentWithOffsetIn(LOCALES.ar, 'ar', at, zone),
});

interface News {
  outcome: SessionNews | 'bookedWeekly' | 'reminder' | 'givenAway';
  count: number;
  key: string;
  byUserId: number | null;
  /** Coach before a hand-over, who is told that another has the session now. */
  formerCoachUserId?: number | undefined;
}

/** Tells both sides but the one who did it, each by the clock of its own zone. */
async function tell(context: SystemContext, tx: Tx, session: Told, news: News): Promise<void> {
  const { coachingSessionId, title, startsAt } = session;
  const { outcome, count, key, byUserId, formerCoachUserId } = news;
  const content = {
    data: { coachingSessionId },
    dedupeKey: `coaching-session:${coachingSessionId}:${outcome}:${key}`,
    byUserId,
  };
  const parametersFor = (person: string, zone: string) => ({
    title,
    person,
    time: inBoth(startsAt, zone),
    count,
    outcome,
  });
  await notify(context, tx, {
    ...content,
    userIds: [session.learnerUserId],
    templateId: COACHING_SESSION_TEMPLATE,
    parameters: parametersFor(session.coachName, session.learnerZone),
  });
  await notify(context, tx, {
    ...content,
    userIds: [session.coachUserId],
    templateId: COACHING_DESK_TEMPLATE,
    parameters: parametersFor(session.learnerName, session.timeZone),
  });
  if (formerCoachUserId === undefined) return;
  await notify(context, tx, {
    ...content,
    // the session is the other coach's now: there is nothing to open
    data: {},
    userIds: [formerCoachUserId],
    templateId: COACHING_DESK_TEMPLATE,
    parameters: { ...parametersFor(session.coachName, session.timeZone), outcome: 'givenAway' },
  });
}

export const notifyOfSessions = on(
  coachingSessionChanged,
  (context, { coachingSessionId, news, count, byUserId, formerCoachUserId }, signalId) =>
    transaction(context, async (tx) => {
      const session = await find(tx, coachingSessionId);
      if (!session) return;
      const outcome = news === 'booked' && count > 1 ? 'bookedWeekly' : news;
      await tell(context, tx, session, { outcome, count, key: String(signalId), byUserId, formerCoachUserId });
    }),
);

/** Reminds both sides, unless the session was moved or cancelled in between. */
export const remindOf = (
  context: SystemContext,
  { coachingSessionId, startsAt, minutes }: { coachingSessionId: number; startsAt: string; minutes: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    const session = await find(tx, coachingSessionId);
    if (session?.state !== 'BOOKED' || session.startsAt.toISOString() !== startsAt) return;
    const key = `${startsAt}:${minutes}`;
    await tell(context, tx, session, { outcome: 'reminder', count: 1, key, byUserId: null });
  });

/** What notifications are about, for its learner and its coach. */
export const sessionsInNotifications: NotifiedThing = {
  idName: 'coachingSessionId',
  isThere: (id, userId) =>
    sql<boolean>`exists (select from coaching_sessions s
      join coaching_bookings b on ${inOrganization('b')} and b.coaching_session_id = s.coaching_session_id
      join coach_records c on ${inOrganization('c')} and c.coach_id = s.coach_id
      where ${inOrganization('s')} and s.coaching_session_id = ${id} and ${userId} in (b.user_id, c.user_id))`,
};
