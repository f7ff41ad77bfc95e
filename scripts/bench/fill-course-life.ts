// What happens in the courses of a data set besides lessons: discussions, attendance and announcements.

/** Discussions of a course; the first is the one that everybody takes part in. */
const BOARDS = 20;
/** Contributions to the first board: so many begin a thread, each with so many replies. */
const [THREADS, REPLIES] = [30, 6];
/** Contributions to each of the others. */
const FEW = 10;
/** Sessions of a course whose attendance is taken; the first is open. */
const SESSIONS = 13;

/** The first discussion of a course. */
export const boardOf = (courseId: number): number => (courseId - 1) * BOARDS + 1;

/** The session of a course that is open. */
export const sessionOf = (courseId: number): number => (courseId - 1) * SESSIONS + 1;

/** Announcements of a course; everybody who learns in it and has an even number has read the first. */
const ANNOUNCEMENTS = 5;

/** The announcement of a course that was read by half of those whom it is for. */
export const announcementOf = (courseId: number): number => (courseId - 1) * ANNOUNCEMENTS + 1;

/** What is said by whom: somebody who learns in the course, one after the other. */
const contributions = (first: string, count: number, parent: string, board: string): string => `
  insert into comments (organization_id, comment_id, host_kind, host_id, parent_comment_id, author_user_id, html, word_count, created_at) overriding system value
  select c.organization_id, ${first}, 'discussion-board', ${board}, ${parent}, p.people[1 + (n * 7) % cardinality(p.people)],
    '<p>What number ' || n || ' thinks of it.</p>', 6, now() - interval '60 days' + n * interval '1 minute'
  from courses c
  join (select course_id, array_agg(user_id order by user_id) as people from enrollments group by course_id) p on p.course_id = c.course_id
  cross join generate_series(0, ${count - 1}) n`;

/** The statements that make it, with what each is about. `courses` have their learners already. */
export function courseLifeStatements(courses: number): [string, string][] {
  const onFirst = THREADS * (1 + REPLIES);
  const each = onFirst + (BOARDS - 1) * FEW;
  const number = (at: string) => `(c.course_id - 1) * ${each} + 1 + ${at}`;
  const firstBoard = `(c.course_id - 1) * ${BOARDS} + 1`;
  return [
    [
      'discussions',
      `insert into organization_configurations
        select organization_id, 'features', '{"discussion-boards": true, "social-groups": true, "events": true, "all-events": true}' from organizations
        on conflict (organization_id, configuration_key) do update set value = excluded.value;
      insert into discussion_boards (organization_id, discussion_board_id, course_id, author_user_id, kind, title, body, published_at, created_at) overriding system value
        select organization_id, (course_id - 1) * ${BOARDS} + n, course_id, created_by, 'DISCUSSION',
          jsonb_build_object('en', 'Discussion ' || n, 'ar', 'نقاش ' || n), '{"en": "<p>What do you think?</p>", "ar": "<p>ما رأيكم؟</p>"}',
          now() - interval '90 days', now() - interval '90 days'
        from courses, generate_series(1, ${BOARDS}) n where course_id <= ${courses}`,
    ],
    [
      'contributions',
      `do $$
      declare definition text := pg_get_indexdef('comments_search'::regclass);
      begin
        drop index comments_search; -- made at once afterwards, which takes a fraction of the time
        ${contributions(number('n'), THREADS, 'null', firstBoard)};
        ${contributions(number(`${THREADS} + n`), THREADS * REPLIES, number(`n % ${THREADS}`), firstBoard)};
        ${contributions(number(`${onFirst} + n`), (BOARDS - 1) * FEW, 'null', `${firstBoard} + 1 + n / ${FEW}`)};
        execute definition;
      end $$;
      insert into comment_activity
        select organization_id, host_kind, host_id, count(*), max(created_at) from comments group by 1, 2, 3`,
    ],
    [
      'attendance',
      `insert into attendance_sessions (organization_id, attendance_session_id, course_id, title, zone, starts_at, ends_at, late_minutes, doors_minutes, state,
          opened_at, closed_at, created_by, created_at) overriding system value
        select organization_id, (course_id - 1) * ${SESSIONS} + 1 + n, course_id, jsonb_build_object('en', 'Meeting ' || n, 'ar', 'لقاء ' || n), 'UTC',
          now() - n * interval '7 days' - interval '1 hour', now() - n * interval '7 days', 10, 15, case n when 0 then 'OPEN' else 'CLOSED' end,
          now() - n * interval '7 days', case when n > 0 then now() - n * interval '7 days' end, created_by, now()
        from courses, generate_series(0, ${SESSIONS - 1}) n where course_id <= ${courses};
      insert into attendance_records (organization_id, attendance_session_id, user_id, course_id, status, source, marked_at, marked_by)
        select s.organization_id, s.attendance_session_id, e.user_id, s.course_id,
          (array['PRESENT', 'PRESENT', 'PRESENT', 'LATE', 'ABSENT'])[1 + (e.user_id + s.attendance_session_id) % 5], 'HAND', s.starts_at, s.created_by
        from attendance_sessions s join enrollments e on e.organization_id = s.organization_id and e.course_id = s.course_id`,
    ],
    [
      'announcements',
      `insert into announcements (organization_id, announcement_id, course_id, title, body, author_user_id, published_at, created_at) overriding system value
        select organization_id, (course_id - 1) * ${ANNOUNCEMENTS} + n, course_id, jsonb_build_object('en', 'News ' || n, 'ar', 'خبر ' || n),
          '{"en": "<p>Please read.</p>", "ar": "<p>للاطّلاع.</p>"}', created_by, now() - n * interval '3 days', now() - n * interval '3 days'
        from courses, generate_series(1, ${ANNOUNCEMENTS}) n where course_id <= ${courses};
      insert into announcement_reads (organization_id, announcement_id, user_id, read_at)
        select e.organization_id, (e.course_id - 1) * ${ANNOUNCEMENTS} + 1, e.user_id, now() - e.user_id % 72 * interval '1 hour'
        from enrollments e where e.course_id <= ${courses} and e.user_id % 2 = 0
        on conflict do nothing`,
    ],
  ];
}
