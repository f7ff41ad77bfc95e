import type { Activity, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import type { CalendarEntry } from '../../../kernel/icalendar.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessSession } from './coaching-sessions.access.ts';
import { sessionRows } from './coaching-sessions.repository.ts';
import { abilitiesOf } from './session-states.ts';

/** Sessions with their titles, as calendars show them. */
const titled = () =>
  sessionRows()
    .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
    .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
    .innerJoin('member_names as ln', 'ln.user_id', 'b.user_id')
    .select([sql<string>`cn.first_name || ' ' || cn.last_name`.as('coachName')])
    .select([sql<string>`ln.first_name || ' ' || ln.last_name`.as('learnerName')])
    .select(sql<Localized>`t.title`.as('title'));

const readTitled = (tx: Tx, query: ReturnType<typeof titled>) => tx.all(query);
type TitledRow = Awaited<ReturnType<typeof readTitled>>[number];

const ownIn = statement(({ userId, from, to }: { userId: number; from: Date; to: Date }) =>
  titled()
    .where((where) => where.or([where('b.user_id', '=', userId), where('c.user_id', '=', userId)]))
    .where('s.state', '=', 'BOOKED')
    .where('s.ends_at', '>=', from)
    .where('s.starts_at', '<', to),
);

function activityState({ startsAt, endsAt }: TitledRow, now: Date): ActivityState {
  if (now >= endsAt) return 'OVER';
  return now >= startsAt ? 'RUNNING' : 'NOT_BEGUN';
}

/** The title of a session type with a name, in each language in which the title is written. */
export const sessionTitle = (title: Localized, name: string): Localized => ({
  ...(title.en ? { en: `${title.en}, ${name}` } : {}),
  ...(title.ar ? { ar: `${title.ar}، ${name}` } : {}),
});

/** The caller's sessions, as learner and as coach. */
export async function readSessionActivities(
  context: MemberContext,
  tx: Tx,
  { from, to }: ActivitySpan,
): Promise<Activity[]> {
  const now = context.clock.now();
  const { userId } = context.caller;
  const rows = await tx.all(ownIn({ userId, from, to }));
  return rows.map((row) => ({
    kind: 'COACHING' as const,
    activityId: row.coachingSessionId,
    courseId: null,
    courseSubsectionId: null,
    title: sessionTitle(row.title, row.learnerUserId === userId ? row.coachName : row.learnerName),
    state: activityState(row, now),
    moments: [{ happens: 'STARTS' as const, at: row.startsAt }],
    endsAt: row.endsAt,
    place: row.place,
  }));
}

const text = (words: Localized, language: Language): string => chooseText(words, language)?.text ?? '';

async function siteOf(context: MemberContext, tx: Tx): Promise<string> {
  const { organizationId } = context;
  const organization = await tx.one(
    db.selectFrom('active_organizations').select('prefix').where('organization_id', '=', organizationId),
  );
  return organizationUrl(context.config, { organizationId, prefix: organization?.prefix ?? '' });
}

const entryOf =
  ({ language, caller }: MemberContext, site: string) =>
  (row: TitledRow): CalendarEntry => {
    const url = `${site}/coaching/sessions/${row.coachingSessionId}`;
    const other = row.learnerUserId === caller.userId ? row.coachName : row.learnerName;
    const place = text(row.place, language);
    return {
      uid: row.calendarUid,
      sequence: row.sequence,
      stampedAt: row.changedAt,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      zone: row.timeZone,
      title: text(sessionTitle(row.title, other), language),
      description: url,
      // the page opens the room, so that a file that is passed on opens no door
      location: place === '' ? url : place,
      url,
      isCancelled: row.state === 'CANCELLED',
      alarms: row.reminderMinutes,
    };
  };

/** Calendar entries of sessions by their ids: the same in a feed as in a file of their own. */
export async function readSessionEntries(
  context: MemberContext,
  tx: Tx,
  coachingSessionIds: readonly number[],
): Promise<Map<number, CalendarEntry[]>> {
  const rows = await readTitled(tx, titled().where(isAmong('s.coaching_session_id', coachingSessionIds)));
  const present = entryOf(context, await siteOf(context, tx));
  return new Map(rows.map((row) => [row.coachingSessionId, [present(row)]]));
}

/** @throws Problem not-found for a session that calendars never heard of */
export const readSessionEntry = (context: MemberContext, coachingSessionId: number): Promise<CalendarEntry> =>
  reading(context, async (tx) => {
    const { session, side } = await accessSession(context, tx, coachingSessionId);
    if (!abilitiesOf(session, side, context.clock.now()).addToCalendar) throw notFound();
    const entries = await readSessionEntries(context, tx, [coachingSessionId]);
    return entries.get(coachingSessionId)![0]!;
  });
