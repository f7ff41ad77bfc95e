import type { Availability, SessionTypeEditing } from '@sullam/api-client/schema.gen.ts';

export const HOURS: Availability = {
  coachId: 4,
  settings: {
    timeZone: 'Asia/Riyadh',
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 10,
    noticeMinutes: 720,
    horizonDays: 60,
    mostPerDay: 5,
    mostPerWeek: null,
    intervalMinutes: 30,
  },
  weekly: [
    { weekday: 7, from: 540, until: 780 },
    { weekday: 1, from: 540, until: 720 },
  ],
  overrides: [{ from: '2099-12-20', until: '2099-12-26', spans: [], note: 'Leave' }],
  travels: [],
  version: 3,
};

export const typeOf = (sessionTypeId: number, more: Partial<SessionTypeEditing> = {}): SessionTypeEditing => ({
  sessionTypeId,
  coachId: 4,
  title: { en: `Type ${sessionTypeId}`, ar: `نوع ${sessionTypeId}` },
  summary: {},
  lengthMinutes: 50,
  seats: 1,
  booking: 'INSTANT',
  payment: 'FREE',
  priceMinor: null,
  hasVideo: true,
  place: {},
  cancellationTiers: [{ hoursBeforeStart: 24, refundPercent: 100 }],
  questions: [],
  isOffered: true,
  bufferBeforeMinutes: null,
  bufferAfterMinutes: null,
  noticeMinutes: null,
  horizonDays: null,
  mostPerDay: null,
  mostPerWeek: null,
  intervalMinutes: null,
  reminderMinutes: [1440, 60],
  version: 1,
  ...more,
});
