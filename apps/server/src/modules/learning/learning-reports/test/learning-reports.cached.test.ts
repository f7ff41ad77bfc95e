import { beforeAll, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { figuresOf, readReport } from '../../reports/test/reports.factory.ts';

const server = testServer();

/** Enough people for figures and lists to be cached. */
const MANY = 2100;

let room: Classroom & { subsectionIds: readonly number[] };
let administrator: TestMember;
let learners: readonly number[];

/** Very many learners, of whom every third has finished a lesson and every seventh all of them. */
beforeAll(async () => {
  room = await givenClassroom(server, [], ['One', 'Two', 'Three']);
  administrator = await givenMember(server, room.organizationId, 'administrator');
  const { organizationId, courseId, subsectionIds } = room;
  await server.admin`update courses set required_count = 3 where course_id = ${courseId}`;
  const people = await server.admin<{ id: number }[]>`
    insert into users (email, password_hash, email_verified_at)
    select 'many' || n || '-' || ${courseId}::bigint || '@example.test', '', now() from generate_series(1, ${MANY}::int) n
    returning user_id as id`;
  learners = people.map(({ id }) => id);
  await server.admin`insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
    select ${organizationId}, id, 'many' || id || '@example.test', 'Many', 'Learner ' || id, 'ACTIVE', now()
    from unnest(${[...learners]}::bigint[]) id`;
  await server.admin`insert into enrollments (organization_id, course_id, user_id, enrolled_at)
    select ${organizationId}, ${courseId}, id, now() - id % 50 * interval '1 day' from unnest(${[...learners]}::bigint[]) id`;
  await server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
    select ${organizationId}, id, ${courseId}, lesson, now() from unnest(${[...learners]}::bigint[]) id,
      unnest(${[...subsectionIds]}::bigint[]) with ordinality l (lesson, nth) where id % 7 = 0 or (id % 3 = 0 and nth = 1)`;
  // as the database has done by itself before there are so many
  await server.admin.unsafe('analyze');
});

const clearCaches = () => server.platform.database.invalidations.clear();

/** What a page holds: who, in its order. */
async function pageOf(path: string, skip: number, take: number): Promise<number[]> {
  const { data } = await readReport(server, administrator, `${path}&skip=${skip}&take=${take}`);
  return data.map(({ userId }) => userId);
}

/** Every list ends where its figure says. */
async function expectEqual(kind: string, sort = 'NEWEST'): Promise<void> {
  const path = `reports/${kind}?`;
  const report = await readReport(server, administrator, path);
  expect(report.population).toBeGreaterThanOrEqual(2000);
  for (const { id, count } of figuresOf(report)) {
    const from = Math.max(0, count - 3);
    const end = await pageOf(`${path}sort=${sort}&of=${id}`, from, 5);
    expect([kind, id, sort, end.length]).toEqual([kind, id, sort, count - from]);
  }
}

it('shows as many as its figures say, after whatever happened', async () => {
  const { organizationId, courseId, subsectionIds } = room;
  const [first = 0, second = 0, third = 0] = learners;
  const changes = [
    () => server.admin`update enrollments set last_visited_at = now() where user_id = ${first}`,
    () => server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      values (${organizationId}, ${first}, ${courseId}, ${subsectionIds[1]!}, now()) on conflict do nothing`,
    () => server.admin`update enrollments set completed_at = now() where user_id = ${second}`,
    () => server.admin`update enrollments set status = 'CANCELLED' where user_id = ${third}`,
    () => server.admin`delete from finished_subsections where user_id = ${first}`,
  ];
  await expectEqual('enrollment');
  await expectEqual('completion', 'NAME');
  for (const change of changes) {
    await change();
    // as after a minute
    clearCaches();
    await expectEqual('completion');
  }
  await expectEqual('enrollment');
});

it('lists the same people in the same order as the file, which is never cached', async () => {
  clearCaches();
  for (const sort of ['NEWEST', 'NAME', 'ACTIVE']) {
    const path = `reports/completion?of=reached-started&sort=${sort}`;
    const { total, data } = await readReport(server, administrator, `${path}&take=100&skip=100`);
    const file = await callAs<string>(server, administrator, `GET /api/${path.replace('?', '/export?')}`);
    const lines = String(file.body).trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(total);
    expect(data.map(({ email }) => email)).toEqual(lines.slice(100, 200).map((line) => line.split(',')[2]));
  }
});

it('keeps who is on a list as long as its figures, and shows each as they are now', async () => {
  clearCaches();
  const path = 'reports/completion?of=left-at-started';
  const before = await readReport(server, administrator, path);
  const [somebody] = before.data;
  await server.admin`update enrollments set completed_at = now() where user_id = ${somebody!.userId}`;
  const after = await readReport(server, administrator, path);
  expect([after.total, after.countedAt]).toEqual([before.total, before.countedAt]);
  expect(after.data.map(({ userId }) => userId)).toEqual(before.data.map(({ userId }) => userId));
  expect([somebody!.cells.at(-1), after.data[0]!.cells.at(-1) === null]).toEqual([null, false]);
  clearCaches();
  const anew = await readReport(server, administrator, path);
  expect(anew.total).toBe(before.total - 1);
  expect(anew.data.map(({ userId }) => userId)).not.toContain(somebody!.userId);
});
