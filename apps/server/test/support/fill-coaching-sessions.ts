import { randomUUID } from 'node:crypto';
import type { Own, Row } from './fill.ts';
import type { TestServer } from './test-server.ts';

const DAY = 86_400_000;

interface Filling {
  /** Puts a row of the organisation into a table. */
  own: Own;
  both: unknown;
  marker: string;
  userId: number;
  /** What `fillAvailability` returned. */
  sessionType: Row;
}

/** A session that the learner booked with the coach for the day after tomorrow; returns the booking. */
export async function fillCoachingSessions(
  server: TestServer,
  { own, both, marker, userId, sessionType }: Filling,
): Promise<{ booking: Row; session: Row }> {
  const { admin } = server;
  const now = server.clock.now();
  const startsAt = new Date(now.getTime() + 3 * DAY);
  const { coach_id, session_type_id } = sessionType;
  const session = await own('coaching_sessions', {
    coach_id,
    session_type_id,
    state: 'BOOKED',
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + DAY / 24),
    buffer_before_minutes: 0,
    buffer_after_minutes: 10,
    time_zone: 'Asia/Riyadh',
    wall_date: '2099-01-01',
    wall_time: '10:00',
    zone_data: '2026c',
    calendar_uid: randomUUID(),
    by_video: true,
    place: both,
    room: marker,
    reminder_minutes: admin.json([60]),
    changed_at: now,
    created_at: now,
  });
  const { coaching_session_id } = session;
  const booking = await own('coaching_bookings', {
    coaching_session_id,
    user_id: userId,
    state: 'BOOKED',
    time_zone: 'Asia/Riyadh',
    note: marker,
    answers: admin.json({ q1: marker }),
    questions: admin.json([{ key: 'q1', text: { en: marker }, kind: 'LONG', choices: [], isRequired: false }]),
    cancellation_tiers: admin.json([{ hoursBeforeStart: 24, refundPercent: 100 }]),
    request_key: randomUUID(),
    created_at: now,
  });
  const { place_pool_id } = await own('place_pools', { subject_kind: 'COACHING_SESSION', subject_id: 1, capacity: 8 });
  const { coaching_session_id: group_session_id } = await own('coaching_sessions', {
    coach_id,
    session_type_id,
    state: 'BOOKED',
    starts_at: new Date(startsAt.getTime() + DAY),
    ends_at: new Date(startsAt.getTime() + DAY + DAY / 24),
    buffer_before_minutes: 0,
    buffer_after_minutes: 10,
    time_zone: 'Asia/Riyadh',
    wall_date: '2099-01-02',
    wall_time: '10:00',
    zone_data: '2026c',
    calendar_uid: randomUUID(),
    by_video: true,
    room: marker,
    reminder_minutes: admin.json([60]),
    changed_at: now,
    created_at: now,
  });
  await own('group_sessions', { group_session_id, place_pool_id, message: marker });
  const { place_id } = await own('places', {
    whole_pool_id: place_pool_id,
    user_id: userId,
    state: 'TAKEN',
    changed_at: now,
  });
  await own('group_seats', {
    group_session_id,
    user_id: userId,
    place_id,
    state: 'BOOKED',
    time_zone: 'Asia/Riyadh',
    changed_at: now,
    created_at: now,
  });
  await own('coaching_session_changes', {
    coaching_session_id,
    kind: 'BOOKED',
    user_id: userId,
    starts_after: startsAt,
    message: marker,
    created_at: now,
  });
  return { booking: { ...booking, coach_id }, session };
}
