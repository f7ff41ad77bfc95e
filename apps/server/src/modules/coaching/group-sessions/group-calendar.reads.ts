import type { Activity, ActivitySpan, ActivityState } from '@sullam/domain/activities.ts';
import { hoursProblem, type PreparedTime } from '@sullam/domain/coaching/free-times.ts';
import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import type { CalendarEntry } from '../../../kernel/icalendar.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import { notFound } from '../../../kernel/problem.ts';
import type { OutsideSession } from '../coach-availability/coach-availability.public.ts';
import { accessGroup } from './group-sessions.access.ts';
import { groupRows } from './group-sessions.repository.ts';

/** Group sessions that stand, with their titles, in which a person has a seat or which the person leads. */
const ownRows = (userId: number) =>
  groupRows()
    .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
    .select(sql<Localized>`t.title`.as('title'))
    .where('s.state', '=', 'BOOKED')
    .where(sql<boolean>`(c.user_id = ${userId} or exists (select from group_seats p where ${inOrganization('p')}
      and p.group_session_id = g.group_session_id and p.user_id = ${userId} and p.state = 'BOOKED'))`);

const readOwn = (tx: Tx, query: ReturnType<typeof ownRows>) => tx.all(query);
type OwnRow = Awaited<ReturnType<typeof readOwn>>[number];

function activityState({ startsAt, endsAt }: OwnRow, now: Date): ActivityState {
  if (now >= endsAt) return 'OVER';
  return now >= startsAt ? 'RUNNING' : 'NOT_BEGUN';
}

/** The caller's group sessions, as learner and as coach. */
export async function readGroupActivities(
  context: MemberContext,
  tx: Tx,
  { from, to }: ActivitySpan,
): Promise<Activity[]> {
  const now = context.clock.now();
  const rows = await readOwn(
    tx,
    ownRows(context.caller.userId).where('s.ends_at', '>=', from).where('s.starts_at', '<', to),
  );
  return rows.map((row) => ({
    kind: 'COACHING_GROUP' as const,
    activityId: row.groupSessionId,
    courseId: null,
    courseSubsectionId: null,
    title: row.title,
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

function entryOf({ language }: MemberContext, site: string, row: OwnRow): CalendarEntry {
  const url = `${site}/coaching/groups/${row.groupSessionId}`;
  const place = text(row.place, language);
  return {
    uid: row.calendarUid,
    sequence: row.sequence,
    stampedAt: row.changedAt,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    zone: row.timeZone,
    title: text(row.title, language),
    description: url,
    // the page opens the room, so that a file that is passed on opens no door
    location: place === '' ? url : place,
    url,
    alarms: row.reminderMinutes,
  };
}

/** Calendar entries of the caller's group sessions by their ids: the same in a feed as in a file of their own. */
export async function readGroupEntries(
  context: MemberContext,
  tx: Tx,
  groupSessionIds: readonly number[],
): Promise<Map<number, CalendarEntry[]>> {
  const rows = await readOwn(tx, ownRows(context.caller.userId).where(isAmong('g.group_session_id', groupSessionIds)));
  const site = await siteOf(context, tx);
  return new Map(rows.map((row) => [row.groupSessionId, [entryOf(context, site, row)]]));
}

/** @throws Problem not-found for a session in which the caller has no seat */
export const readGroupEntry = (context: MemberContext, groupSessionId: number): Promise<CalendarEntry> =>
  reading(context, async (tx) => {
    await accessGroup(context, tx, groupSessionId);
    const [entry] = (await readGroupEntries(context, tx, [groupSessionId])).get(groupSessionId) ?? [];
    if (!entry) throw notFound();
    return entry;
  });

/** Group sessions to come that lie outside the coach's hours or in a blocked time, first one first. */
export async function readAffectedGroups(
  context: SystemContext,
  tx: Tx,
  coachId: number,
  prepared: PreparedTime,
): Promise<OutsideSession[]> {
  const rows = await tx.all(
    groupRows()
      .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
      .select(sql<Localized>`t.title`.as('title'))
      .where('s.coach_id', '=', coachId)
      .where('s.state', '=', 'BOOKED')
      .where('s.starts_at', '>', context.clock.now())
      .orderBy('s.starts_at')
      .orderBy('g.group_session_id'),
  );
  return rows
    .filter(
      ({ startsAt, endsAt }) => hoursProblem(prepared, { from: startsAt.getTime(), until: endsAt.getTime() }) !== null,
    )
    .map(({ groupSessionId, title, startsAt, endsAt }) => ({
      coachingSessionId: groupSessionId,
      title,
      startsAt,
      endsAt,
      learner: null,
    }));
}
