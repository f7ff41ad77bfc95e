import { isMeetingAddress } from '@sullam/domain/lectures/lecture.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { askAs, ZoomFailure } from '../../organization/video-conferencing/video-conferencing.public.ts';
import type { WantedMeeting, ZoomMeeting } from './zoom-meetings.repository.ts';

/** What Zoom has made. */
export interface MadeMeeting {
  zoomNumber: string;
  joinUrl: string;
}

const SCHEDULED = 2;
const markOf = ({ marker }: ZoomMeeting): string => `ref ${marker}`;

/** The meeting as Zoom wants to have it said: an instant of universal time. */
const bodyOf = ({ topic, startsAt, minutes }: WantedMeeting) => ({
  topic,
  type: SCHEDULED,
  start_time: startsAt.replace(/\.\d+Z$/, 'Z'),
  duration: minutes,
});

function madeOf(answer: Record<string, unknown>): MadeMeeting {
  const { id, join_url: joinUrl } = answer;
  // only what leads to Zoom is ever given to learners
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof joinUrl !== 'string')
    throw new ZoomFailure('REFUSED', 'Zoom answered without a meeting');
  if (!isMeetingAddress('ZOOM', joinUrl)) throw new ZoomFailure('REFUSED', 'the address leads elsewhere than to Zoom');
  return { zoomNumber: String(id), joinUrl };
}

export async function createAtZoom(context: SystemContext, meeting: ZoomMeeting): Promise<MadeMeeting> {
  const settings = {
    join_before_host: false,
    waiting_room: true,
    approval_type: 2,
    registrants_email_notification: false,
  };
  const body = { ...bodyOf(meeting.wanted), agenda: markOf(meeting), settings };
  return madeOf(await askAs(context, meeting.userId, { method: 'POST', path: '/users/me/meetings', body }));
}

const MOST_PAGES = 10;

/** The meeting whose making was cut off, if Zoom has made it. */
export async function findAtZoom(context: SystemContext, meeting: ZoomMeeting): Promise<MadeMeeting | null> {
  let next = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      type: 'scheduled',
      page_size: '300',
      ...(next ? { next_page_token: next } : {}),
    });
    const answer = await askAs(context, meeting.userId, { method: 'GET', path: `/users/me/meetings?${query}` });
    const meetings = Array.isArray(answer.meetings) ? (answer.meetings as Record<string, unknown>[]) : [];
    const found = meetings.find(({ agenda }) => typeof agenda === 'string' && agenda.includes(markOf(meeting)));
    if (found) return madeOf(found);
    next = typeof answer.next_page_token === 'string' ? answer.next_page_token : '';
    if (!next) return null;
  }
  return null;
}

const pathOf = (zoomNumber: string): string => `/meetings/${encodeURIComponent(zoomNumber)}`;

export async function moveAtZoom(context: SystemContext, meeting: ZoomMeeting, zoomNumber: string): Promise<void> {
  const { userId, wanted } = meeting;
  await askAs(context, userId, { method: 'PATCH', path: pathOf(zoomNumber), body: bodyOf(wanted) });
}

/** One that is gone already is as good as deleted. */
export async function deleteAtZoom(context: SystemContext, userId: number, zoomNumber: string): Promise<void> {
  try {
    await askAs(context, userId, { method: 'DELETE', path: pathOf(zoomNumber) });
  } catch (error) {
    if (!(error instanceof ZoomFailure) || error.kind !== 'MISSING') throw error;
  }
}

/** Where the recording can be watched; null while there is none. */
export async function findRecording(
  context: SystemContext,
  userId: number,
  zoomNumber: string,
): Promise<string | null> {
  try {
    const answer = await askAs(context, userId, { method: 'GET', path: `${pathOf(zoomNumber)}/recordings` });
    const { share_url: shareUrl, recording_play_passcode: passcode, recording_files: files } = answer;
    const isReady = Array.isArray(files) && files.some((file: { status?: unknown }) => file.status === 'completed');
    if (!isReady || typeof shareUrl !== 'string' || !isMeetingAddress('ZOOM', shareUrl)) return null;
    const url = new URL(shareUrl);
    if (typeof passcode === 'string' && passcode) url.searchParams.set('pwd', passcode);
    return url.toString();
  } catch (error) {
    if (error instanceof ZoomFailure && error.kind === 'MISSING') return null;
    throw error;
  }
}
