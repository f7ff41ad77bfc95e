import type { Sql } from '../../apps/server/src/kernel/database/connect.ts';

export const LEARNERS = 2000;
export const ITEMS = 60;
const CATEGORIES = 6;

/** A course of the demo's organisation with a large gradebook, taught by the demo's instructor; its number. */
export async function fillGradebook(sql: Sql, courseId: number): Promise<void> {
  await sql.unsafe('set session_replication_role = replica'); // the data is right by construction
  await sql.unsafe(`
    insert into users (user_id, email)
    select 1000000 + n, 'grid-' || n || '@bench.test' from generate_series(1, ${LEARNERS}) n;

    insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
    select 1, 1000000 + n, 'grid-' || n || '@bench.test',
      case when n % 2 = 0 then 'Learner' else 'متعلّم' end, 'No. ' || n, 'ACTIVE', now()
    from generate_series(1, ${LEARNERS}) n;

    insert into enrollments (organization_id, course_id, user_id, enrolled_at)
    select 1, ${courseId}, 1000000 + n, now() from generate_series(1, ${LEARNERS}) n;

    insert into entitlements (organization_id, user_id, subject_kind, subject_id, source, status, granted_at)
    select 1, 1000000 + n, 'COURSE', ${courseId}, 'GRANT', 'ACTIVE', now() from generate_series(1, ${LEARNERS}) n;

    update courses set enrolled_count = enrolled_count + ${LEARNERS} where course_id = ${courseId};

    insert into gradebooks (organization_id, course_id, scheme, letter_scale, pass_mark, version)
    values (1, ${courseId}, 'WEIGHTED_CATEGORIES',
      '[{"letter":{"en":"A","ar":"ممتاز"},"from":"90"},{"letter":{"en":"F","ar":"راسب"},"from":"0"}]', 60, 1)
    on conflict (organization_id, course_id) do update set scheme = excluded.scheme;

    insert into grade_categories (organization_id, course_id, name, position, weight, aggregation, is_extra_credit, drop_lowest, drop_highest)
    select 1, ${courseId}, jsonb_build_object('en', 'Category ' || c, 'ar', 'الفئة ' || c), 1000 + c, 15, 'MEAN', false, c % 2, 0
    from generate_series(1, ${CATEGORIES}) c;

    insert into grade_items (organization_id, course_id, grade_category_id, source, title, kind, maximum_points, weight,
      is_extra_credit, is_omitted, is_never_dropped, is_posted, position, created_at)
    select 1, ${courseId}, g.grade_category_id, 'MANUAL', jsonb_build_object('en', 'Work ' || n, 'ar', 'العمل ' || n), 'POINTS', 20, 1,
      false, false, false, n % 5 <> 0, 1000 + n, now()
    from generate_series(1, ${ITEMS}) n
    join lateral (select grade_category_id from grade_categories where course_id = ${courseId} and position = 1001 + n % ${CATEGORIES}) g on true;

    insert into grades (organization_id, grade_item_id, user_id, course_id, state, points, changed_at)
    select 1, i.grade_item_id, 1000000 + n, ${courseId},
      case when (n + i.position) % 23 = 0 then 'EXCUSED' when (n + i.position) % 29 = 0 then 'MISSING' else 'MARKED' end,
      case when (n + i.position) % 23 = 0 or (n + i.position) % 29 = 0 then null else ((n * 7 + i.position * 3) % 41 / 2.0)::numeric(4, 1)::text end,
      now()
    from generate_series(1, ${LEARNERS}) n cross join grade_items i
    where i.course_id = ${courseId} and i.position > 1000 and (n * i.position) % 11 <> 0;

    insert into grade_rows (organization_id, course_id, user_id, grade_item_ids, states, points, flags, versions)
    select organization_id, course_id, user_id, string_agg(grade_item_id::text, ',' order by grade_item_id),
      string_agg(case state when 'EXCUSED' then 'E' when 'MISSING' then 'X' else 'M' end, '' order by grade_item_id),
      coalesce(string_agg(points, ' ' order by grade_item_id), ''), repeat('0', count(*)::int),
      string_agg(version::text, ',' order by grade_item_id)
    from grades where organization_id = 1 and course_id = ${courseId} group by organization_id, course_id, user_id;
  `);
  await sql.unsafe('set session_replication_role = default');
  await sql.unsafe('analyze');
}
