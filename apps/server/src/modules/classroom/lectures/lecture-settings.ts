import { randomBytes } from 'node:crypto';
import { isMeetingAddress, LECTURE_LIMITS } from '@sullam/domain/lectures/lecture.ts';
import { type SeriesRule, seriesDates } from '@sullam/domain/lectures/series.ts';
import { instantOf, isDay, isTimeZone } from '@sullam/domain/lectures/zoned-time.ts';
import { hasText, type Localized } from '@sullam/domain/localized.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { checkLocalTimeExists } from '../../../kernel/local-time.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { MediaKind } from '../../organization/media/media.public.ts';
import { readMeetingTools } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { listTeachers } from './lectures.reads.ts';
import type { LectureRecord } from './lectures.repository.ts';
import type { LectureSettings } from './lectures.schemas.ts';

/** What was promised: an hour on the wall of a zone. */
interface LectureHours {
  zone: string;
  localDate: string;
  localTime: string;
  durationMinutes: number;
}

/** Beginning and end, as instants. */
export function instantsOf({ zone, localDate, localTime, durationMinutes }: LectureHours) {
  const startsAt = instantOf({ date: localDate, time: localTime }, zone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000) };
}

export function checkTitle(title: Localized): void {
  if (!hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'oneLanguage');
}

export function checkZoneAndDay({ zone, date, path }: { zone: string; date: string; path: string }): void {
  if (!isTimeZone(zone)) throw invalidField('zone', 'choice');
  if (!isDay(date)) throw invalidField(path, 'choice');
}

/** Refuses a day or zone that isn't one, and a time that the clock skips on that day. */
export function checkHours({ zone, localDate, localTime }: Omit<LectureHours, 'durationMinutes'>): void {
  checkZoneAndDay({ zone, date: localDate, path: 'localDate' });
  checkLocalTimeExists({ date: localDate, time: localTime }, zone, 'localTime');
}

/** The same for a rule: no lecture of it may fall into an hour that the clock skips. */
export function checkRule(rule: SeriesRule & { zone: string; localTime: string }): void {
  const { zone, localTime: time } = rule;
  checkZoneAndDay({ zone, date: rule.startDate, path: 'startDate' });
  for (const date of seriesDates(rule)) checkLocalTimeExists({ date, time }, zone, 'localTime');
}

/** A room of a video meeting whose name nobody can guess: whoever knows it may enter. */
export const newJitsiRoom = (jitsiUrl: string): string =>
  `${jitsiUrl}/${randomBytes(15).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

const isWebAddress = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

/**
 * Refuses what can't be, and fills in what follows: a Jitsi meeting gets its room, kept where it has one. `before` is what a
 * change starts from.
 */
export async function settled(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  settings: LectureSettings,
  before?: LectureSettings,
): Promise<LectureSettings> {
  const { kind, tool, address, hostUserId, coHostUserIds, mapUrl, reminders } = settings;
  if (mapUrl && !isWebAddress(mapUrl)) throw invalidField('mapUrl', 'url');
  const teachers = new Set((await listTeachers(tx, courseId)).map(({ userId }) => userId));
  // whoever leads it already may stay, though they don't teach in the course any more
  const leaders = new Set(before ? [before.hostUserId, ...before.coHostUserIds] : []);
  const mayLead = (userId: number) => teachers.has(userId) || leaders.has(userId) || userId === context.caller.userId;
  if (!mayLead(hostUserId)) throw invalidField('hostUserId', 'choice');
  if (!coHostUserIds.every(mayLead)) throw invalidField('coHostUserIds', 'choice');
  const common = {
    ...settings,
    coHostUserIds: coHostUserIds.filter((userId) => userId !== hostUserId).slice(0, LECTURE_LIMITS.coHosts),
    reminders: [...new Set(reminders)].sort((one, other) => other - one),
  };
  if (kind === 'ON_CAMPUS') return { ...common, tool: null, address: null, joiningCounts: false };
  if (tool === null) throw invalidField('tool', 'required');
  const { tools, jitsiUrl } = await readMeetingTools(context, tx);
  // what was planned with a tool that was switched off since goes on with it
  if (!tools.includes(tool) && before?.tool !== tool) throw invalidField('tool', 'choice');
  if (tool === 'JITSI') {
    const kept = before?.tool === 'JITSI' ? before.address : null;
    return { ...common, mapUrl: null, capacity: null, address: kept ?? newJitsiRoom(jitsiUrl) };
  }
  if (address !== null && address !== '' && !isMeetingAddress(tool, address)) throw invalidField('address', 'url');
  return { ...common, mapUrl: null, capacity: null, address: address === '' ? null : address };
}

/** What can be handed out for a lecture. */
export const MATERIAL_KINDS: readonly MediaKind[] = ['DOCUMENT', 'IMAGE', 'AUDIO', 'VIDEO'];

/** A module that makes meetings of lectures knows where they are. */
export interface MeetingAddresses {
  /** Null: it has made none. */
  find(tx: Tx, lectureId: number): Promise<string | null>;
}

export const meetingAddresses = extensionPoint<MeetingAddresses>('meeting-addresses');

/** Where the meeting is that was made for a lecture, which nobody has pasted a link for. */
export async function meetingAddressOf(
  context: SystemContext,
  tx: Tx,
  { lectureId, tool }: Pick<LectureRecord, 'lectureId' | 'tool'>,
): Promise<string | null> {
  if (tool !== 'ZOOM') return null;
  for (const addresses of context.extensions.of(meetingAddresses)) {
    const address = await addresses.find(tx, lectureId);
    if (address !== null) return address;
  }
  return null;
}
