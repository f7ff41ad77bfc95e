import type { GroupSession } from '../group-sessions.api.ts';

/** A group session in three days with three of eight seats left. */
export function groupSession(more: Partial<GroupSession> = {}): GroupSession {
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const startsAt = `${at}T15:00:00.000Z`;
  const moment = { at: startsAt, date: at, time: '15:00', offset: 0, zone: 'UTC' };
  return {
    groupSessionId: 9,
    state: 'BOOKED',
    slot: {
      startsAt,
      endsAt: `${at}T16:30:00.000Z`,
      coachDate: at,
      coachTime: '18:00',
      coachOffset: 180,
      coachZone: 'Asia/Riyadh',
      zoneDate: at,
      zoneTime: '15:00',
      zoneOffset: 0,
      zone: 'UTC',
      occurrence: 'ONLY',
    },
    lengthMinutes: 90,
    coverArt: '/dial.svg',
    byVideo: true,
    place: {},
    coachId: 3,
    sessionTypeId: 5,
    title: { en: 'Practice group', ar: 'مجموعة تدريب' },
    coach: { userId: 30, firstName: 'Reem', lastName: 'Al-Qahtani' },
    seats: 8,
    seatsLeft: 3,
    participants: 5,
    waiting: 0,
    own: null,
    offeredUntil: null,
    joinOpensAt: moment,
    abilities: {
      book: true,
      wait: false,
      accept: false,
      leave: false,
      change: false,
      report: false,
      join: false,
      addToCalendar: false,
    },
    side: 'LEARNER',
    queuePlace: null,
    message: null,
    people: [],
    ...more,
  };
}
