import { hash } from '@node-rs/argon2';
import type { Sql } from '../../apps/server/src/kernel/database/connect.ts';
import { certificateStatements } from './fill-certificates.ts';
import { coachingStatements } from './fill-coaching.ts';
import { commerceStatements } from './fill-commerce.ts';
import { communityStatements } from './fill-community.ts';
import { courseLifeStatements } from './fill-course-life.ts';
import { lessonText } from './lesson-texts.ts';

/** How much there is in a data set. Every organisation has the same share of it. */
export interface Size {
  organizations: number;
  users: number;
  courses: number;
  finishedSubsections: number;
  orders: number;
  /** Every lesson has a text of its own, as long and as varied as real ones. */
  hasTexts?: boolean;
}

export const LARGE: Size = {
  organizations: 200,
  users: 100_000,
  courses: 5000,
  finishedSubsections: 2_000_000,
  orders: 5_000_000,
};

/** A hundredth of it. */
export const SMALL: Size = { organizations: 2, users: 1000, courses: 50, finishedSubsections: 20_000, orders: 50_000 };

/** One organisation that has grown: 100,000 enrolments, and as many lessons. */
export const GROWN: Size = {
  organizations: 1,
  users: 25_000,
  courses: 5000,
  finishedSubsections: 200_000,
  orders: 250_000,
  hasTexts: true,
};

/** The last members of each organisation read every course: several, because nobody may search as often as a benchmark does. */
export const READERS = 32;

/** The week in which things are due, whenever the data was made. */
export const BENCH_WEEK = { from: '2031-01-05T08:00:00Z', to: '2031-01-12T08:00:00Z' };
const WEEK = `(timestamptz '${BENCH_WEEK.from}' + interval '1 day')`;

export const BENCH_PASSWORD = 'Bench-Password-1';

const SECTIONS = 4;
const SUBSECTIONS = 5;
const ENROLLED = 4;
const GRADED = { learners: 100, items: 20 };

/** The course with the large gradebook: behind all others, taught by the first user. */
export const gradedCourseOf = ({ courses }: Size): number => courses + 1;

/** Who administers the first organisation, and learns nothing. */
export const administratorOf = ({ users }: Size): number => users + 1;

/** The lessons of a course, in order. */
export const lessonsOf = (courseId: number): number[] =>
  Array.from({ length: SECTIONS * SUBSECTIONS }, (_, at) => (courseId - 1) * SECTIONS * SUBSECTIONS + at + 1);

const WORDS_EN =
  'data,people,budget,safety,design,language,writing,customers,meetings,numbers,teams,change,health,projects,stories,cities,water,energy,music,history,maps,trade,law,sound,light';
const WORDS_AR =
  'البيانات,الأفراد,الميزانية,السلامة,التصميم,اللغة,الكتابة,العملاء,الاجتماعات,الأرقام,الفرق,التغيير,الصحة,المشاريع,القصص,المدن,المياه,الطاقة,الموسيقى,التاريخ,الخرائط,التجارة,القانون,الصوت,الضوء';

/** Words of which the titles are made: what the benchmark searches for. */
export const TITLE_WORDS = [...WORDS_EN.split(','), ...WORDS_AR.split(',')];

const titleOf = (number: string): string => `jsonb_build_object(
  'en', 'Working with ' || en[1 + ${number} % 25] || ' and ' || en[1 + (${number} * 7 + 3) % 25] || ', part ' || ${number},
  'ar', 'العمل مع ' || ar[1 + ${number} % 25] || ' و' || ar[1 + (${number} * 7 + 3) % 25] || ' الجزء ' || ${number})`;

/** The statements that make a data set, with what each is about. Triggers are off: the data is right by construction. */
function statements(size: Size, passwordHash: string): [string, string][] {
  const { organizations, users, courses } = size;
  const gradedCourse = gradedCourseOf(size);
  const usersEach = users / organizations;
  const coursesEach = courses / organizations;
  const lastLesson = courses * SECTIONS * SUBSECTIONS;
  const finishedEach = Math.round(size.finishedSubsections / (users * ENROLLED));
  const words = `(select string_to_array('${WORDS_EN}', ',') as en, string_to_array('${WORDS_AR}', ',') as ar) w`;
  const words1 =
    "jsonb_build_object('en', 'A paragraph of text that says what this is about.', 'ar', 'فقرة تقول ما هذا.')";
  return [
    [
      'organisations',
      `insert into organizations (organization_id, prefix, name)
      select o, 'bench-' || o, jsonb_build_object('en', 'Organisation ' || o, 'ar', 'مؤسسة ' || o) from generate_series(1, ${organizations}) o on conflict do nothing`,
    ],
    [
      'profiles',
      `insert into organization_profiles (organization_id) select organization_id from organizations on conflict do nothing`,
    ],
    [
      'permissions of organisations',
      `insert into organization_permissions
      select organization_id, unnest(array['organization_enabled', 'organization_registration_enabled', 'organization_lms', 'organization_social_platform', 'organization_social_events']) from organizations on conflict do nothing`,
    ],
    [
      'users',
      `insert into users (user_id, email, password_hash, email_verified_at)
      select u, 'user' || u || '@bench.test', '${passwordHash}', now() from generate_series(1, ${users}) u`,
    ],
    [
      'members',
      `insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
      select 1 + (u - 1) / ${usersEach}, u, 'user' || u || '@bench.test', en[1 + u % 25], en[1 + u % 24] || u, 'ACTIVE', now()
      from generate_series(1, ${users}) u, ${words}`,
    ],
    [
      'permission sets',
      `insert into permission_sets (organization_id, permission_set_id, name, is_default) overriding system value
      select o, s.which * ${organizations} + o, s.name::jsonb, s.which = 0 from generate_series(1, ${organizations}) o,
        (values (0, '{"en": "Learners"}'), (1, '{"en": "Instructors"}'), (2, '{"en": "Readers"}')) s (which, name)`,
    ],
    [
      'their permissions',
      `insert into permission_set_permissions
      select o, s.which * ${organizations} + o, s.slug from generate_series(1, ${organizations}) o,
        (values (0, 'organization_member_full_access'), (1, 'organization_create_courses'), (2, 'organization_read_courses')) s (which, slug)`,
    ],
    [
      'who holds them',
      `insert into member_permission_sets
      select organization_id, user_id, organization_id from members
      union all select organization_id, user_id, ${organizations} + organization_id from members where user_id % ${usersEach} = 1
      union all select organization_id, user_id, 2 * ${organizations} + organization_id from members where (user_id - 1) % ${usersEach} >= ${usersEach - READERS}`,
    ],
    // the last of all users: who administers the first organisation
    [
      'an administrator',
      `insert into users (user_id, email, password_hash, email_verified_at)
        values (${administratorOf(size)}, 'administrator@bench.test', '${passwordHash}', now());
      insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
        values (1, ${administratorOf(size)}, 'administrator@bench.test', 'Ada', 'Administrator', 'ACTIVE', now());
      insert into permission_sets (organization_id, permission_set_id, name, is_default) overriding system value
        values (1, 3 * ${organizations} + 1, '{"en": "Administrators"}', false);
      insert into permission_set_permissions values (1, 3 * ${organizations} + 1, 'organization_everything');
      insert into member_permission_sets values (1, ${administratorOf(size)}, 3 * ${organizations} + 1)`,
    ],
    [
      'categories',
      `insert into course_categories (organization_id, course_category_id, name, position) overriding system value
      select o, (o - 1) * 6 + c, jsonb_build_object('en', 'Category ' || c, 'ar', 'تصنيف ' || c), c from generate_series(1, ${organizations}) o, generate_series(1, 6) c`,
    ],
    [
      'courses',
      `insert into courses (organization_id, course_id, title, subtitle, description, outcomes, course_category_id, learning_type, status, duration_minutes, created_by, published_at) overriding system value
      select o, (o - 1) * ${coursesEach} + c, ${titleOf('c')}, ${words1}, ${words1}, jsonb_build_array(${words1}, ${words1}, ${words1}), (o - 1) * 6 + 1 + c % 6,
        (array['SELF_PACED', 'BLENDED', 'ONLINE'])[1 + c % 3], 'PUBLISHED', 90, (o - 1) * ${usersEach} + 1, now() - c * interval '1 hour'
      from generate_series(1, ${organizations}) o, generate_series(1, ${coursesEach}) c, ${words}`,
    ],
    [
      'instructors',
      `insert into course_instructors (organization_id, course_id, user_id) select organization_id, course_id, created_by from courses`,
    ],
    [
      'by which names courses are found',
      `update courses c set found_by = (select fold_search(concat_ws(' ', k.name ->> 'en', k.name ->> 'ar', m.first_name, m.last_name))
        from course_categories k, members m where k.organization_id = c.organization_id and k.course_category_id = c.course_category_id
          and m.organization_id = c.organization_id and m.user_id = c.created_by)`,
    ],
    [
      'sections',
      `insert into course_sections (organization_id, course_section_id, course_id, title, position) overriding system value
      select organization_id, (course_id - 1) * ${SECTIONS} + s + 1, course_id, jsonb_build_object('en', 'Section ' || s, 'ar', 'وحدة ' || s), s from courses, generate_series(0, ${SECTIONS - 1}) s`,
    ],
    [
      'subsections',
      `insert into course_subsections (organization_id, course_subsection_id, course_id, course_section_id, kind, title, position, duration_minutes) overriding system value
      select organization_id, (course_section_id - 1) * ${SUBSECTIONS} + s + 1, course_id, course_section_id, 'ARTICLE', jsonb_build_object('en', 'Lesson ' || s, 'ar', 'درس ' || s), s, 5
      from course_sections, generate_series(0, ${SUBSECTIONS - 1}) s`,
    ],
    [
      'texts',
      `insert into subsection_texts (organization_id, course_subsection_id, course_id, language, html, search_text)
      select organization_id, course_subsection_id, course_id, 'en', '<p>An article of some words.</p>', 'an article of some words' from course_subsections`,
    ],
    // behind the last article, so that those keep their numbers
    [
      'work that is due',
      `insert into course_subsections (organization_id, course_subsection_id, course_id, course_section_id, kind, title, position, duration_minutes) overriding system value
        select organization_id, ${lastLesson} + 2 * (course_id - 1) + k + 1, course_id, course_id * ${SECTIONS}, (array['ASSIGNMENT', 'EXAM'])[k + 1],
          jsonb_build_object('en', 'Work ' || k, 'ar', 'عمل ' || k), ${SUBSECTIONS} + k, 20 from courses, generate_series(0, 1) k;
      insert into assignments (organization_id, course_subsection_id, course_id, is_published, accepts_text, accepts_files, accepts_link, most_files, most_bytes,
          is_group_work, opens_at, due_at, allows_withdrawal, maximum, marker_count, is_blind, release)
        select organization_id, course_subsection_id, course_id, true, true, false, false, 1, 1000000, false, ${WEEK} - interval '3 hours',
          ${WEEK} + (1 + course_id % 5) * interval '1 day', true, 20, 1, false, 'AT_ONCE' from course_subsections where kind = 'ASSIGNMENT';
      insert into exams (organization_id, exam_id, course_id, title, created_by, created_at, updated_at) overriding system value
        select organization_id, course_id, course_id, '{"en": "Exam", "ar": "اختبار"}', created_by, now(), now() from courses;
      insert into subsection_exams (organization_id, course_subsection_id, course_id, exam_id, is_published, opens_at, closes_at)
        select organization_id, course_subsection_id, course_id, course_id, true, ${WEEK} + interval '1 day', ${WEEK} + (2 + course_id % 4) * interval '1 day'
        from course_subsections where kind = 'EXAM'`,
    ],
    [
      'lectures',
      `insert into lectures (organization_id, course_id, kind, title, zone, local_date, local_time, duration_minutes, starts_at, ends_at, host_user_id, tool,
        doors_minutes, late_minutes, joining_counts, is_recorded, reminders, is_published, created_by, created_at, changed_at)
      select organization_id, course_id, 'ONLINE', jsonb_build_object('en', 'Lecture ' || n, 'ar', 'محاضرة ' || n), 'UTC', (${WEEK} + n * interval '1 day')::date, '10:00', 60,
        ${WEEK} + n * interval '1 day', ${WEEK} + n * interval '1 day' + interval '1 hour', created_by, 'JITSI', 15, 10, true, false, '{}', true, created_by, now(), now()
      from courses, generate_series(-7, 21, 3) n`,
    ],
    [
      'checklists',
      `insert into checklists (organization_id, checklist_id, title, status, created_by, created_at, updated_at) overriding system value
        select o, o, '{"en": "First days", "ar": "الأيام الأولى"}', 'PUBLISHED', (o - 1) * ${usersEach} + 1, now(), now() from generate_series(1, ${organizations}) o;
      insert into checklist_items (organization_id, checklist_item_id, checklist_id, position, kind, title, due_day) overriding system value
        select o, (o - 1) * 4 + n, o, n, 'DO', jsonb_build_object('en', 'Item ' || n, 'ar', 'بند ' || n), n * 2 from generate_series(1, ${organizations}) o, generate_series(1, 4) n;
      insert into student_checklists (organization_id, student_checklist_id, checklist_id, user_id, starts_on, assigned_at) overriding system value
        select organization_id, user_id, organization_id, user_id, now()::date, now() from members;
      insert into student_checklist_items (organization_id, student_checklist_id, checklist_item_id, user_id, due_at, changed_at)
        select organization_id, user_id, (organization_id - 1) * 4 + n, user_id, ${WEEK} + n * interval '2 days', now() from members, generate_series(1, 4) n`,
    ],
    // each learner is enrolled in some courses of the organisation, one after the other
    [
      'enrolments',
      `insert into enrollments (organization_id, course_id, user_id, enrolled_at, last_visited_at)
      select organization_id, (organization_id - 1) * ${coursesEach} + 1 + (user_id * 3 + e * 5) % ${coursesEach}, user_id, now(), now()
      from members, generate_series(0, ${ENROLLED - 1}) e where user_id <= ${users} on conflict do nothing`,
    ],
    [
      'a gradebook',
      `insert into courses (organization_id, course_id, title, learning_type, status, created_by) overriding system value
        values (1, ${gradedCourse}, '{"en": "Graded", "ar": "بدرجات"}', 'SELF_PACED', 'DRAFT', 1);
      insert into course_instructors (organization_id, course_id, user_id) values (1, ${gradedCourse}, 1);
      insert into enrollments (organization_id, course_id, user_id, enrolled_at)
        select 1, ${gradedCourse}, 1 + n, now() from generate_series(1, ${GRADED.learners}) n;
      insert into gradebooks (organization_id, course_id, scheme, letter_scale, pass_mark, version)
        values (1, ${gradedCourse}, 'WEIGHTED_CATEGORIES',
          '[{"letter":{"en":"A","ar":"ممتاز"},"from":"90"},{"letter":{"en":"F","ar":"راسب"},"from":"0"}]', 60, 1);
      insert into grade_categories (organization_id, course_id, name, position, weight, aggregation, is_extra_credit, drop_lowest, drop_highest)
        select 1, ${gradedCourse}, jsonb_build_object('en', 'Category ' || c, 'ar', 'الفئة ' || c), c, 20, 'MEAN', false, 0, 0 from generate_series(1, 5) c;
      insert into grade_items (organization_id, course_id, grade_category_id, source, title, kind, maximum_points, weight,
          is_extra_credit, is_omitted, is_never_dropped, is_posted, position, created_at)
        select 1, ${gradedCourse}, k.grade_category_id, 'MANUAL', jsonb_build_object('en', 'Work ' || n, 'ar', 'العمل ' || n), 'POINTS', 20, 1,
          false, false, false, true, n, now()
        from generate_series(1, ${GRADED.items}) n join grade_categories k on k.course_id = ${gradedCourse} and k.position = 1 + n % 5;
      insert into grades (organization_id, grade_item_id, user_id, course_id, state, points, changed_at)
        select 1, i.grade_item_id, 1 + n, ${gradedCourse}, 'MARKED', ((n * 7 + i.position * 3) % 41 / 2.0)::numeric(4, 1)::text, now()
        from generate_series(1, ${GRADED.learners}) n cross join grade_items i
        where i.course_id = ${gradedCourse} and (n * i.position) % 8 <> 0`,
    ],
    [
      'its rows',
      `insert into grade_rows (organization_id, course_id, user_id, grade_item_ids, states, points, flags, versions)
        select organization_id, course_id, user_id, string_agg(grade_item_id::text, ',' order by grade_item_id),
          repeat('M', count(*)::int), string_agg(points, ' ' order by grade_item_id), repeat('0', count(*)::int),
          string_agg(version::text, ',' order by grade_item_id)
        from grades group by organization_id, course_id, user_id`,
    ],
    [
      'counts of courses',
      `update courses c set
        subsection_count = (select count(*) from course_subsections s where s.organization_id = c.organization_id and s.course_id = c.course_id),
        required_count = (select count(*) from course_subsections s where s.organization_id = c.organization_id and s.course_id = c.course_id),
        enrolled_count = (select count(*) from enrollments e where e.organization_id = c.organization_id and e.course_id = c.course_id)`,
    ],
    [
      'entitlements',
      `insert into entitlements (organization_id, user_id, subject_kind, subject_id, source, status, granted_at)
      select organization_id, user_id, 'COURSE', course_id, 'SELF', 'ACTIVE', enrolled_at from enrollments`,
    ],
    [
      'finished subsections',
      `insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      select organization_id, user_id, course_id, (course_id - 1) * ${SECTIONS * SUBSECTIONS} + 1 + f, now() - f * interval '1 day'
      from enrollments, generate_series(0, ${finishedEach - 1}) f where course_id < ${gradedCourse}`,
    ],
    ...courseLifeStatements(courses),
    ...certificateStatements(users),
    ...communityStatements(size),
    ...commerceStatements(size),
    ...coachingStatements(size),
  ];
}

const TEXTS_AT_ONCE = 1000;

/** Writes every lesson's text anew, half of them in Arabic. */
async function fillTexts(connection: Awaited<ReturnType<Sql['reserve']>>, lessons: number): Promise<void> {
  await connection`delete from subsection_texts`;
  for (let from = 1; from <= lessons; from += TEXTS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(TEXTS_AT_ONCE, lessons - from + 1) }, (_, at) => from + at);
    const texts = numbers.map(lessonText);
    await connection`insert into subsection_texts (organization_id, course_subsection_id, course_id, language, html, search_text)
      select s.organization_id, s.course_subsection_id, s.course_id, t.language, '<p>' || t.html || '</p>', fold_search(t.html)
      from unnest(${numbers}::bigint[], ${texts.map(({ language }) => language)}::text[], ${texts.map(({ text }) => text)}::text[]) t (id, language, html)
      join course_subsections s on s.course_subsection_id = t.id`;
  }
}

/** What a data set of this size is made of: another text, another data set. */
export const definitionOf = (size: Size): string => JSON.stringify([size, statements(size, '')]);

/** Fills an empty, migrated database. `report` is called with what is being made. */
export async function fill(admin: Sql, size: Size, report: (what: string) => void): Promise<void> {
  const passwordHash = await hash(BENCH_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const connection = await admin.reserve();
  try {
    // foreign keys are checked by triggers: two million checks less; the statements refer only to what they made
    await connection.unsafe(
      "set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'",
    );
    for (const [what, statement] of statements(size, passwordHash)) {
      report(what);
      await connection.unsafe(statement);
    }
    if (size.hasTexts) {
      report('texts of lessons');
      await fillTexts(connection, size.courses * SECTIONS * SUBSECTIONS);
    }
    await restartIdentities(connection);
    report('statistics');
    await connection.unsafe('vacuum analyze');
  } finally {
    connection.release();
  }
}

/** Rows got their numbers by hand: the next ones go on behind them. */
async function restartIdentities(connection: Awaited<ReturnType<Sql['reserve']>>): Promise<void> {
  const columns = await connection.unsafe<{ table: string; column: string }[]>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  for (const { table, column } of columns)
    await connection.unsafe(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select coalesce(max(${column}), 0) + 1 from ${table}), false)`,
    );
}
