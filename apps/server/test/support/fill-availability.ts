import { seal } from '../../src/kernel/sealed.ts';
import { TEST_SECRET } from './constants.ts';
import type { Own, Row } from './fill.ts';
import type { TestServer } from './test-server.ts';

interface Filling {
  /** Puts a row of the organisation into a table. */
  own: Own;
  both: unknown;
  marker: string;
  coach: Row;
}

const DAY = 86_400_000;

/** Hours, other days, a journey, a blocked time, a session type and next times of a coach. */
export async function fillAvailability(server: TestServer, { own, both, marker, coach }: Filling): Promise<Row> {
  const { coach_id } = coach;
  const { admin, clock } = server;
  const now = clock.now();
  await own('coach_settings', { coach_id, time_zone: 'Asia/Riyadh', notice_minutes: 0 });
  await own('coach_weekly_hours', { coach_id, weekday: 1, from_minute: 540, until_minute: 720 });
  await own('coach_date_overrides', {
    coach_id,
    from_date: '2099-01-01',
    until_date: '2099-01-02',
    spans: admin.json([]),
    note: marker,
  });
  await own('coach_travels', {
    coach_id,
    from_date: '2099-02-01',
    until_date: '2099-02-02',
    time_zone: 'Europe/London',
  });
  await own('coach_disabled_slots', {
    coach_id,
    starts_at: new Date(now.getTime() + DAY),
    ends_at: new Date(now.getTime() + 2 * DAY),
    note: marker,
    created_at: now,
  });
  const type = await own('session_types', {
    coach_id,
    title: both,
    summary: both,
    position: 0,
    length_minutes: 50,
    place: both,
    questions: admin.json([{ key: 'q1', text: { en: marker }, kind: 'LONG', choices: [], isRequired: false }]),
    created_at: now,
  });
  await own('coach_next_times', {
    coach_id,
    next_free_at: new Date(now.getTime() + DAY),
    free_times: admin.json([
      { at: new Date(now.getTime() + DAY).toISOString(), sessionTypeId: Number(type.session_type_id) },
    ]),
    first_day: now.toISOString().slice(0, 10),
    day_counts: admin.json(Array.from({ length: 14 }, () => 1)),
    computed_at: now,
  });
  await own('coach_weeks', {
    coach_id,
    week_start: '2099-01-04',
    month_start: '2099-01-01',
    offered_minutes: 600,
    booked_minutes: 60,
    session_count: 1,
    computed_at: now,
  });
  const { coach_feed_id } = await own('coach_feeds', {
    coach_id,
    user_id: coach.user_id,
    name: marker,
    sealed_address: seal(TEST_SECRET, 'coach-feeds.address', `https://calendar.example/${marker}.ics`),
    host: 'calendar.example',
    address_end: '.ics',
    read_zone: 'Asia/Riyadh',
    read_until: new Date(now.getTime() + 90 * DAY),
    succeeded_at: now,
    next_refresh_at: new Date(now.getTime() + DAY / 96),
    created_at: now,
  });
  await own('coach_feed_spans', {
    coach_feed_id,
    starts_at: new Date(now.getTime() + 5 * DAY),
    ends_at: new Date(now.getTime() + 6 * DAY),
  });
  return type;
}
