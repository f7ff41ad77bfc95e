import type { LectureTool } from '@sullam/domain/lectures/lecture.ts';
import { addDays, weekdayOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { LectureSettings } from './lectures.api.ts';

/** What a lecture starts with: online, with a room of its own, led by whoever plans it. */
export const startSettings = (hostUserId: number, tool: LectureTool = 'JITSI'): LectureSettings => ({
  kind: 'ONLINE',
  tool,
  address: null,
  place: {},
  location: {},
  mapUrl: null,
  accessibility: {},
  capacity: null,
  hostUserId,
  coHostUserIds: [],
  doorsMinutes: 15,
  lateMinutes: 10,
  joiningCounts: true,
  isRecorded: false,
  reminders: [1440, 60],
});

/** A week from now: early enough to change it, late enough that nobody is surprised. */
export function startDay(now: number): { startDate: string; weekday: number } {
  const startDate = addDays(new Date(now).toISOString().slice(0, 10), 7);
  return { startDate, weekday: weekdayOf(startDate) };
}
