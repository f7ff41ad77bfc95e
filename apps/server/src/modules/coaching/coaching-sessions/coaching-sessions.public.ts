/** Views of its tables that others may read. */
export const VIEWS = [
  'coaching_attendance_records',
  'coaching_booking_records',
  'coaching_session_history',
  'coaching_session_starts',
  'coaching_session_times',
] as const;

export { decideMissed } from './attending.service.ts';
export { newRoom } from './booking.service.ts';
export { checkSlot, preparedAt, withNearestTimes } from './booking-slots.ts';
export { lockCoachTime } from './coaching-sessions.access.ts';
export {
  notOpenYet,
  notStarted,
  ownSession,
  SLOT_REFUSALS,
  seriesRefused,
  sessionOff,
  sessionOver,
  sessionStarted,
  withoutRoom,
} from './coaching-sessions.errors.ts';
export { sessionArt } from './coaching-sessions.reads.ts';
export {
  bookingUpdate,
  findSession,
  insertChange,
  insertSpan,
  reopen,
  type SessionRecord,
  sessionRows,
  setState,
  setTime,
} from './coaching-sessions.repository.ts';
export { Moment, MovingTimes, ZoneQuery } from './coaching-sessions.schemas.ts';
export { coachingSessionChanged } from './coaching-sessions.signals.ts';
export { forCoach, rulesOfSpan } from './moving-rules.ts';
export { findPastBooking } from './past-bookings.reads.ts';
export { sessionTitle } from './session-calendar.reads.ts';
export { readRefunded, refundOf, type SessionOrders, sessionOrders } from './session-orders.ts';
export { type SessionPayer, sessionPayers } from './session-payers.ts';
export { presentMoment } from './session-policy.ts';
export { queueReminders } from './session-reminders.ts';
export { seriesConflicts } from './session-series.ts';
export { joinOpensAt, stateAt } from './session-states.ts';
export { presentTimes, promisedTime, readerZone } from './session-times.ts';
