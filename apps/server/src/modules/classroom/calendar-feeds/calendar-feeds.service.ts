import type { Activity } from '@sullam/domain/activities.ts';
import { DAY, HOUR } from '@sullam/domain/limits.ts';
import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/calendar-feeds.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/calendar-feeds.en.gen.ts';
import type { FindReader } from '../../../absent-reader.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { type CalendarEntry, writeCalendar } from '../../../kernel/icalendar.ts';
import { notFound } from '../../../kernel/problem.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { type OwnEntry, readOwnCalendar } from '../../learning/schedule/schedule.public.ts';
import { readPlace } from './calendar-feeds.reads.ts';
import {
  deleteFeed,
  findFeed,
  findFeedByHash,
  listTold,
  noteFetch,
  type ToldEntry,
  upsertFeed,
  upsertTold,
} from './calendar-feeds.repository.ts';
import type { CalendarFeed, NewCalendarFeed } from './calendar-feeds.schemas.ts';

const WORDS = { en: english, ar: arabic };

const BACK = 30 * DAY;
const AHEAD = 335 * DAY;

export async function readFeed(context: MemberContext): Promise<CalendarFeed> {
  const feed = await reading(context, (tx) => findFeed(tx, context.caller.userId));
  return {
    createdAt: feed?.created_at.toISOString() ?? null,
    fetchedAt: feed?.fetched_at?.toISOString() ?? null,
  };
}

/** A new address; the one that there was is none any more. */
export const renewFeed = (context: MemberContext): Promise<NewCalendarFeed> =>
  transaction(context, async (tx) => {
    const { caller, language, clock } = context;
    const token = randomToken();
    await upsertFeed(tx, { userId: caller.userId, tokenHash: hashToken(token), language, at: clock.now() });
    await audit(context, tx, { action: 'calendar-feed.renew', noun: 'calendar-feed', nounId: caller.userId });
    const { site } = await readPlace(context, tx);
    return { address: `${site}/api/calendar-feeds/${token}.ics` };
  });

export const revokeFeed = (context: MemberContext): Promise<void> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    if ((await deleteFeed(tx, userId)) === 0) return;
    await audit(context, tx, { action: 'calendar-feed.revoke', noun: 'calendar-feed', nounId: userId });
  });

const keyOf = ({ activity: { kind, activityId }, happens }: OwnEntry): string => `${kind}-${activityId}-${happens}`;

/** What is said of an entry before it is known how often it has changed. */
type Said = Omit<CalendarEntry, 'sequence' | 'stampedAt'>;

async function wordsOf(context: MemberContext, site: string) {
  const t = await translatorOf(context, WORDS);
  const text = (words: Localized | null | undefined) =>
    words ? (chooseText(words, context.language)?.text ?? '') : '';
  const host = new URL(site).host;
  return {
    t,
    text,
    said: (entry: OwnEntry): Said => {
      const { activity, happens, at, courseTitle, path } = entry;
      const url = site + path;
      const place = text(activity.place);
      return {
        uid: `${keyOf(entry).toLowerCase()}-${context.caller.userId}.${context.organizationId}@${host}`,
        startsAt: at,
        endsAt: happens === 'STARTS' && activity.endsAt ? activity.endsAt : at,
        zone: null,
        title: t(`calendar-feeds.entries.${happens}`, { title: text(activity.title) }),
        description: [text(courseTitle), url].filter((part) => part !== '').join('\n\n'),
        ...(place === '' ? {} : { location: place }),
        url,
      };
    },
  };
}

/** The entries with their numbers: what says something else than last time counts one up, and that is kept. */
async function numbered(context: MemberContext, tx: Tx, entries: readonly { key: string; said: Said }[]) {
  const { caller, clock } = context;
  const last = new Map((await listTold(tx, caller.userId)).map((told) => [told.key, told]));
  const changed: ToldEntry[] = [];
  const numberedEntries = entries.map(({ key, said }) => {
    const fingerprint = hashToken(JSON.stringify(said));
    const before = last.get(key);
    if (before?.fingerprint === fingerprint) return { ...said, sequence: before.sequence, stampedAt: before.changedAt };
    const told: ToldEntry = { key, fingerprint, sequence: before ? before.sequence + 1 : 0, changedAt: clock.now() };
    changed.push(told);
    return { ...said, sequence: told.sequence, stampedAt: told.changedAt };
  });
  await upsertTold(tx, caller.userId, changed);
  return numberedEntries;
}

const OF_CALENDARS: ReadonlySet<OwnEntry['happens']> = new Set(['STARTS', 'DUE', 'LATE_UNTIL', 'CLOSES']);

/** Finished work leaves the calendar with its due dates; what takes place at a time stays, as a record of the days. */
const FINISHED: ReadonlySet<Activity['state']> = new Set(['HANDED_IN', 'MARKED', 'OVER']);
const isInFeed = ({ happens, activity }: OwnEntry): boolean =>
  OF_CALENDARS.has(happens) && (happens === 'STARTS' || !FINISHED.has(activity.state));

interface FeedFile {
  name: string;
  text: string;
}

/** The file, named after the organisation: calendars ask again and again, so it carries no day. */
async function writeFeed(context: MemberContext, tx: Tx): Promise<FeedFile> {
  const now = context.clock.now().getTime();
  const { site, name } = await readPlace(context, tx);
  const { t, text, said } = await wordsOf(context, site);
  const all = await readOwnCalendar(context, tx, { from: new Date(now - BACK), to: new Date(now + AHEAD) });
  const shown = all.filter(isInFeed);
  const told = shown.flatMap((entry) => entry.told ?? []);
  const others = shown.filter((entry) => !entry.told).map((entry) => ({ key: keyOf(entry), said: said(entry) }));
  const title = t('calendar-feeds.name', { organization: text(name) });
  const entries = [...told, ...(await numbered(context, tx, others))];
  return { name: `${title}.ics`, text: writeCalendar({ name: title, method: 'PUBLISH', entries }) };
}

/** The calendar behind an address; of nobody, or of who is no longer a member, there is none. */
export async function fetchFeed(context: RequestContext, token: string, findReader: FindReader): Promise<FeedFile> {
  const { organizationId, clock } = context;
  const feed = await reading(context, (tx) => findFeedByHash(tx, hashToken(token)));
  const reader = feed && (await findReader(organizationId, feed.user_id, feed.language, context));
  if (!feed || !reader) throw notFound();
  return transaction(reader, async (tx) => {
    const now = clock.now();
    if (!feed.fetched_at || now.getTime() - feed.fetched_at.getTime() > HOUR) await noteFetch(tx, feed.user_id, now);
    return writeFeed(reader, tx);
  });
}
