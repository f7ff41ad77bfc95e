import { compareRationals, parseRational, rationalOf } from '@sullam/domain/rational.ts';
import { expect, it } from 'vitest';
import { readDemo } from '../../src/demo/content/read-demo.ts';
import { loadDemo } from '../../src/demo/load-demo.ts';
import { systemContext } from '../../src/kernel/context.ts';
import { AUTHOR_TEXTS } from '../../src/kernel/database/catalog-types.ts';
import { settleCourse } from '../../src/modules/gradebook/grades/settle-totals.ts';
import { testServer } from '../support/test-server.ts';

// beside what is asked here, the server of a test reads every statement that the loading sends
const server = testServer();

it('brings every organisation with its courses once, however often it is asked', async () => {
  const count = async () => {
    const [row] = await server.admin`select (select count(*)::int from courses) as courses,
      (select count(*)::int from members) as members, (select count(*)::int from exam_attempts) as attempts`;
    return row;
  };
  await loadDemo(server.platform, 'demo');
  const loaded = await count();
  expect(loaded?.courses).toBe(readDemo('demo').reduce((sum, { read }) => sum + read().courses.length, 0));
  expect(loaded?.attempts).toBeGreaterThan(0);
  await loadDemo(server.platform, 'demo');
  expect(await count()).toEqual(loaded);
}, 120_000);

it('keeps texts by language, and nothing else, in what the types call author texts', async () => {
  const columns = await server.admin<{ table: string; column: string }[]>`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'jsonb'::regtype
      and a.attname = any(${[...AUTHOR_TEXTS]}) and a.attnotnull`;
  expect(columns.length).toBeGreaterThan(10);
  const others = columns.map(
    ({ table, column }) => server.admin`
      select ${`${table}.${column}`} as place, ${server.admin(column)} as value from ${server.admin(table)}
      where jsonb_typeof(${server.admin(column)}) <> 'object' or exists (select from jsonb_each(${server.admin(column)})
        where key not in ('en', 'ar') or jsonb_typeof(value) not in ('string', 'null'))`,
  );
  expect((await Promise.all(others)).flat()).toEqual([]);
});

it('tells everybody of what happened in the order in which it did', async () => {
  const told = await server.admin`
    select n.notification_id from (select *, max(created_at) over (partition by organization_id, user_id
      order by notification_id rows between unbounded preceding and 1 preceding) as latest from notifications) n
    where n.created_at < n.latest`;
  expect(told).toEqual([]);
  const [all] = await server.admin<{ kinds: number }[]>`
    select count(distinct template_id)::int as kinds from notifications`;
  expect(all?.kinds).toBeGreaterThan(1);
});

it('has an invoice for each paid order and a credit note for each refund, numbered as they happened', async () => {
  const [counts] = await server.admin`select
    (select count(*)::int from orders where status = 'PAID' and total_minor > 0) as orders,
    (select count(*)::int from tax_documents where kind = 'INVOICE') as invoices,
    (select count(*)::int from refunds where status = 'SUCCEEDED' and order_line_id is not null) as refunds,
    (select count(*)::int from tax_documents where kind = 'CREDIT_NOTE') as notes`;
  expect(counts?.invoices).toBe(counts?.orders);
  expect(counts?.notes).toBe(counts?.refunds);
  expect(Math.min(counts?.invoices, counts?.notes)).toBeGreaterThan(0);
  const disordered = await server.admin`
    select 1 from tax_documents earlier join tax_documents later using (organization_id, series)
    where earlier.number < later.number and earlier.issued_at > later.issued_at`;
  expect(disordered).toEqual([]);
});

it('ends the days of checklists by the clock of their organisation', async () => {
  const times = await server.admin<{ time: string }[]>`
    select distinct to_char(x.due_at at time zone (o.value #>> '{}'), 'HH24:MI') as time
    from student_checklist_items x join organization_configurations o using (organization_id)
    where o.configuration_key = 'time_zone' and x.due_at is not null`;
  expect(times).toEqual([{ time: '23:59' }]);
});

it('grades by everything that is published, from the start', async () => {
  const missing = await server.admin`
    select s.title from course_subsections s left join grade_items i using (organization_id, course_id, course_subsection_id)
    where s.kind in ('EXAM', 'ASSIGNMENT') and i.grade_item_id is null`;
  expect(missing).toEqual([]);
  const [all] = await server.admin<{ count: number }[]>`
    select count(*)::int as count from grade_items where source in ('EXAM', 'ASSIGNMENT') and course_subsection_id is not null`;
  expect(all?.count).toBeGreaterThan(5);
});

it('gives certificates only to who has what their course requires, once all marks have followed', async () => {
  // pictures and comparisons of texts take long and give no mark
  await server.admin`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in ('covers.draw', 'plagiarism.check-version')`;
  await server.runJobs();
  const courses = await server.admin<{ organizationId: number; courseId: number }[]>`
    select organization_id as "organizationId", course_id as "courseId" from courses where passing_criteria ? 'minimumGrade'`;
  for (const { organizationId, courseId } of courses)
    await settleCourse(systemContext(server.platform, Number(organizationId)), Number(courseId));
  const rows = await server.admin<{ percent: string; required: number }[]>`
    select t.percent, (c.passing_criteria ->> 'minimumGrade')::int as required
    from enrollments e join courses c using (organization_id, course_id)
    join course_totals t using (organization_id, course_id, user_id)
    where e.completed_at is not null and c.passing_criteria ? 'minimumGrade' and t.percent is not null`;
  expect(rows.length).toBeGreaterThan(0);
  const short = rows.filter(
    ({ percent, required }) => compareRationals(parseRational(percent)!, rationalOf(required)) < 0,
  );
  expect(short).toEqual([]);
}, 120_000);
