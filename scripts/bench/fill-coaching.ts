// Coaches of a data set: in each organisation one whose calendar is full of sessions, and many with some.
import type { Size } from './fill.ts';

/** Coaches of an organisation, and the sessions of the first of them and of every other. */
const [COACHES, FULL, SOME] = [100, 5000, 50];
/** Sessions a day of the first coach, and how many of the days are to come. */
const [A_DAY, AHEAD] = [8, 35];

/** Calendars that each first coach subscribed to, and busy times of each: eight a week, from 60 days back to 90 days ahead. */
const [FEEDS, BUSY] = [3, 170];

/** Between the ids of two coaches of one organisation. The first has the number of the organisation, as has its session type. */
const APART = 1_000_000;

/** The statements that make them. */
export function coachingStatements({ organizations, users }: Size): [string, string][] {
  const usersEach = users / organizations;
  const learners = Math.max(1, Math.min(200, usersEach - COACHES));
  const every = `generate_series(1, ${organizations}) o cross join generate_series(0, ${COACHES - 1}) k`;
  const id = `k * ${APART} + o`;
  const user = `(o - 1) * ${usersEach} + k + 1`;
  const session = `(o - 1) * ${FULL + (COACHES - 1) * SOME} + case k when 0 then 0 else ${FULL} + (k - 1) * ${SOME} end + n + 1`;
  const start = `date_trunc('day', now()) + case k when 0
    then (n / ${A_DAY} - ${FULL / A_DAY - AHEAD}) * interval '1 day' + (6 + n % ${A_DAY}) * interval '1 hour'
    else (n - ${SOME / 2}) * interval '1 day' + interval '7 hours' end`;
  const everySession = `${every} cross join lateral generate_series(0, case k when 0 then ${FULL} else ${SOME} end - 1) n`;
  return [
    [
      'coaches',
      `insert into coaches (organization_id, coach_id, user_id, status, visibility, title, created_at) overriding system value
        select o, ${id}, ${user}, 'APPROVED', 'PUBLIC', jsonb_build_object('en', 'Coach ' || k, 'ar', 'مرشد ' || k), now() from ${every};
      insert into coach_settings (organization_id, coach_id, time_zone) select o, ${id}, 'Asia/Riyadh' from ${every};
      insert into coach_weekly_hours (organization_id, coach_id, weekday, from_minute, until_minute)
        select o, ${id}, d, 360, 1320 from ${every} cross join generate_series(1, 7) d;
      insert into session_types (organization_id, session_type_id, coach_id, title, position, length_minutes, created_at) overriding system value
        select o, ${id}, ${id}, '{"en": "50 minutes", "ar": "٥٠ دقيقة"}', 0, 50, now() from ${every};
      insert into coach_next_times (organization_id, coach_id, next_free_at, free_times, first_day, day_counts, computed_at)
        select o, ${id}, t.at, jsonb_build_array(jsonb_build_object('at', t.at, 'sessionTypeId', ${id})), current_date,
          '[3,3,3,3,3,3,3,3,3,3,3,3,3,3]', now()
        from ${every} cross join lateral (select now() + (k + 12) * interval '1 hour' as at) t`,
    ],
    [
      'coaching sessions',
      `do $$
      declare definition text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'coaching_session_no_overlap');
      begin
        alter table coaching_sessions drop constraint coaching_session_no_overlap; -- made at once afterwards
        insert into coaching_sessions (organization_id, coaching_session_id, coach_id, session_type_id, state, starts_at, ends_at,
            buffer_before_minutes, buffer_after_minutes, time_zone, wall_date, wall_time, zone_data, calendar_uid, by_video, room,
            reminder_minutes, changed_at, created_at) overriding system value
          select o, ${session}, ${id}, ${id}, 'BOOKED', t.at, t.at + interval '50 minutes', 0, 10, 'Asia/Riyadh', t.at::date,
            to_char(t.at + interval '3 hours', 'HH24:MI'), '2026c', 'bench-' || ${session}, true, 'bench-' || ${session}, '[1440, 60]',
            now(), now()
          from ${everySession} cross join lateral (select ${start} as at) t;
        execute 'alter table coaching_sessions add constraint coaching_session_no_overlap ' || definition;
      end $$;
      insert into coaching_bookings (organization_id, coaching_session_id, user_id, state, time_zone, cancellation_tiers, request_key, created_at)
        select o, ${session}, (o - 1) * ${usersEach} + ${COACHES} + n % ${learners} + 1, 'BOOKED', 'Asia/Riyadh', '[]',
          'bench-' || ${session}, now()
        from ${everySession}`,
    ],
    [
      'subscribed calendars',
      `insert into coach_feeds (organization_id, coach_feed_id, coach_id, user_id, name, sealed_address, host, address_end, read_zone, read_until,
          succeeded_at, next_refresh_at, created_at) overriding system value
        select o, f * ${APART} + o, o, (o - 1) * ${usersEach} + 1, 'Calendar ' || f, 'bench', 'calendar.example', '.ics', 'Asia/Riyadh', now() + interval '90 days',
          now(), now() + interval '1 year', now()
        from generate_series(1, ${organizations}) o cross join generate_series(1, ${FEEDS}) f;
      insert into coach_feed_spans (organization_id, coach_feed_id, starts_at, ends_at)
        select o, f * ${APART} + o, t.at, t.at + interval '45 minutes'
        from generate_series(1, ${organizations}) o cross join generate_series(1, ${FEEDS}) f cross join generate_series(0, ${BUSY} - 1) n
        cross join lateral (select date_trunc('day', now()) - interval '60 days' + n * interval '21 hours 10 minutes' + f * interval '1 hour'
          as at) t`,
    ],
  ];
}
