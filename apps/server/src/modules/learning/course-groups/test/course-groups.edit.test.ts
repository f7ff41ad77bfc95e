import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { GroupList } from '../course-groups.schemas.ts';
import { type GroupWorld, givenGroupWorld } from './course-groups.factory.ts';

interface Dealt {
  groupCount: number;
  seated: number;
  leftOver: number;
}

const server = testServer();
let world: GroupWorld;

beforeEach(async () => {
  world = await givenGroupWorld(server);
});

const patch = (courseGroupId: number, body: object) =>
  call<{ errorCode?: string }>(server, `PATCH /api/course-groups/${courseGroupId}`, { as: world.editor, body });

describe('making groups', () => {
  it('is for those who edit the course', async () => {
    const [learner] = await world.learners(1);
    const other = await givenMember(server, world.organizationId, 'instructor');
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const body = { name: { en: 'Mine' }, capacity: null, isOpen: true };
    const create = async (as: typeof other) => (await call(server, `POST ${world.path}`, { as, body })).status;
    expect(await Promise.all([learner!, other, stranger, world.editor].map(create))).toEqual([403, 403, 404, 201]);
  });

  it('wants a name in one language, and keeps what was set', async () => {
    const refused = await call(server, `POST ${world.path}`, {
      as: world.editor,
      body: { name: { en: ' ' }, capacity: null, isOpen: false },
    });
    expect(refused.body).toMatchObject({ details: [{ path: 'name', code: 'oneLanguage' }] });
    const courseGroupId = await world.given({ name: 'Red', capacity: 3 });
    expect((await patch(courseGroupId, { name: { ar: 'الحمراء' }, isOpen: true, version: 1 })).status).toBe(204);
    expect(await world.list(world.editor)).toMatchObject([
      { courseGroupId, name: { ar: 'الحمراء' }, capacity: 3, isOpen: true, memberCount: 0, version: 2 },
    ]);
    expect((await patch(courseGroupId, { isOpen: false, version: 1 })).body.errorCode).toBe('conflict');
  });

  it('takes no capacity below who is in already', async () => {
    const courseGroupId = await world.given();
    await world.seat(courseGroupId, ...(await world.learners(2)));
    expect((await patch(courseGroupId, { capacity: 1, version: 1 })).body.errorCode).toBe(
      'course-group.capacity-too-small',
    );
    expect((await patch(courseGroupId, { capacity: 2, version: 1 })).status).toBe(204);
  });

  it('leaves the learners of a deleted group in none', async () => {
    const courseGroupId = await world.given();
    const [learner] = await world.learners(1);
    await world.seat(courseGroupId, learner!);
    expect((await call(server, `DELETE /api/course-groups/${courseGroupId}`, { as: world.editor })).status).toBe(204);
    expect(await world.list(world.editor)).toEqual([]);
    expect((await world.learnersOf('?isUnassigned=true')).data.map(({ userId }) => userId)).toEqual([learner!.userId]);
  });

  it('does not exist where the organisation has switched it off', async () => {
    const organizationId = await givenOrganization(server, { features: { 'course-groups': false } });
    const as = await givenMember(server, organizationId, 'administrator');
    expect((await call(server, `GET /api/courses/${world.courseId}/groups`, { as })).status).toBe(404);
  });
});

describe('adding learners', () => {
  it('moves who is in another group: a learner is in one group of a course', async () => {
    const [red, blue] = [await world.given({ name: 'Red' }), await world.given({ name: 'Blue' })];
    const [one, two] = await world.learners(2);
    await world.seat(red, one!, two!);
    expect((await world.seat(blue, one!)).status).toBe(204);
    expect((await world.list(world.editor)).map(({ memberCount }) => memberCount)).toEqual([1, 1]);
    expect((await world.learnersOf(`?courseGroupId=${blue}`)).data).toMatchObject([{ userId: one!.userId }]);
  });

  it('takes all or nobody: not more than fit, and learners of the course only', async () => {
    const courseGroupId = await world.given({ capacity: 2 });
    const learners = await world.learners(3);
    const guest = await givenMember(server, world.organizationId);
    expect(await world.seat(courseGroupId, ...learners)).toMatchObject({
      status: 409,
      body: { errorCode: 'course-group.full' },
    });
    expect((await world.seat(courseGroupId, learners[0]!, guest)).status).toBe(400);
    expect((await world.list(world.editor))[0]).toMatchObject({ memberCount: 0 });
    expect((await world.seat(courseGroupId, learners[0]!, learners[1]!)).status).toBe(204);
    expect((await world.seat(courseGroupId, learners[0]!)).status).toBe(204);
  });

  it('takes learners out again, and writes down who moved whom', async () => {
    const courseGroupId = await world.given();
    const [one] = await world.learners(1);
    await world.seat(courseGroupId, one!);
    const taken = await call(server, `POST ${world.path}/unassign`, {
      as: world.editor,
      body: { userIds: [one!.userId] },
    });
    expect(taken.status).toBe(204);
    const entries = await server.admin<{ action: string }[]>`
      select action from audit_entries where organization_id = ${world.organizationId} and noun = 'course-group' order by audit_entry_id`;
    expect(entries.map(({ action }) => action)).toEqual([
      'course-group.create',
      'course-group.seat',
      'course-group.unseat',
    ]);
  });

  it('ends with the enrolment', async () => {
    const courseGroupId = await world.given();
    const [one] = await world.learners(1);
    await world.seat(courseGroupId, one!);
    const [row] = await server.admin<{ enrollment_id: number }[]>`
      select enrollment_id from enrollments where organization_id = ${world.organizationId} and user_id = ${one!.userId}`;
    await call(server, `DELETE /api/enrollments/${row!.enrollment_id}`, { as: one! });
    await server.runJobs();
    expect((await world.list(world.editor))[0]).toMatchObject({ memberCount: 0 });
  });
});

describe('dealing at random', () => {
  it('makes groups of nearly the same size, with everybody in one', async () => {
    await world.learners(7);
    const { body } = await call<Dealt>(server, `POST ${world.path}/deal`, {
      as: world.editor,
      body: {
        groupCount: 3,
        name: { en: 'Group', ar: 'المجموعة' },
        capacity: null,
        isOpen: false,
        dealsLearners: true,
      },
    });
    expect(body).toEqual({ groupCount: 3, seated: 7, leftOver: 0 });
    const groups = await world.list(world.editor);
    expect(groups.map(({ name }) => name)).toEqual([
      { en: 'Group 1', ar: 'المجموعة 1' },
      { en: 'Group 2', ar: 'المجموعة 2' },
      { en: 'Group 3', ar: 'المجموعة 3' },
    ]);
    expect(groups.map(({ memberCount }) => memberCount).sort()).toEqual([2, 2, 3]);
  });

  it('fills what has room and says who is left over', async () => {
    await world.learners(5);
    await world.given({ capacity: 2 });
    await world.given({ capacity: 1 });
    const { body } = await call<Dealt>(server, `POST ${world.path}/deal`, {
      as: world.editor,
      body: { groupCount: 0, name: {}, capacity: null, isOpen: false, dealsLearners: true },
    });
    expect(body).toEqual({ groupCount: 0, seated: 3, leftOver: 2 });
    expect((await world.list(world.editor)).map(({ memberCount }) => memberCount)).toEqual([2, 1]);
  });
});

describe('reading a list', () => {
  const read = (text: string, isPreview: boolean) =>
    call<GroupList>(server, `POST ${world.path}/list`, { as: world.editor, body: { text, isPreview } });

  it('shows what each row would do, and does it only when asked', async () => {
    const red = await world.given({ name: 'Red', capacity: 1 });
    const [one, two, three, four] = await world.learners(4);
    await world.seat(red, one!);
    const text = [
      'Email\tGroup',
      `${one!.email}\tred`,
      `${two!.email.toUpperCase()}\tRed`,
      `${three!.email}\tالمجموعة الزرقاء`,
      `${four!.email}\t`,
      'nobody@example.test\tRed',
      `${three!.email}\tRed`,
    ].join('\n');
    const preview = await read(text, true);
    expect(preview.body.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'STAYS'],
      [3, 'FULL'],
      [4, 'JOINS'],
      [5, 'INCOMPLETE'],
      [6, 'NOT_ENROLLED'],
      [7, 'DUPLICATE'],
    ]);
    expect(preview.body.newGroups).toEqual(['المجموعة الزرقاء']);
    expect(await world.list(world.editor)).toHaveLength(1);
    await read(text, false);
    expect(await world.list(world.editor)).toMatchObject([
      { courseGroupId: red, memberCount: 1 },
      { name: { ar: 'المجموعة الزرقاء' }, memberCount: 1 },
    ]);
  });

  it('takes back what it has given out', async () => {
    const red = await world.given({ name: 'Red, the first' });
    const [one] = await world.learners(1);
    await world.seat(red, one!);
    const file = await call<string>(server, `GET ${world.path}/export`, { as: world.editor });
    const text = String(file.body);
    expect(text).toContain(`${one!.email},"Red, the first"`);
    expect((await read(text, true)).body.rows).toMatchObject([{ outcome: 'STAYS' }]);
  });
});
