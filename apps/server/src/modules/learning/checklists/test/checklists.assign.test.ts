import { DAY, HOUR } from '@sullam/domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { assign, type ChecklistRoom, givenChecklist, item, listOf, plain } from './checklists.factory.ts';

const server = testServer();

interface Row {
  user: { userId: number };
  lateCount: number;
}
const people = async ({ keeper, checklistId }: ChecklistRoom, query = '') =>
  (await callAs<{ data: Row[]; total: number }>(server, keeper, `GET /api/checklists/${checklistId}/people${query}`))
    .body;

describe('giving a checklist to people', () => {
  it('gives it once, with due dates from the day on which it begins, in the organisation’s zone', async () => {
    const items = [
      item('READ', 'Charter', 1),
      item('DO', 'Team', 3),
      item('DO', 'Safety', null, { dueOn: '2026-12-06' }),
      item('DO', 'Any time'),
    ];
    const room = await givenChecklist(server, items, { time_zone: 'Asia/Riyadh' });
    const first = await assign(server, room, [room.person.userId], { startsOn: '2026-11-24' });
    const second = await assign(server, room, [room.person.userId, room.approver.userId], { startsOn: '2026-11-25' });
    expect([first.body, second.body]).toEqual([
      { assigned: 1, alreadyThere: 0 },
      { assigned: 1, alreadyThere: 1 },
    ]);
    const dates = (await listOf(server, room.person))!.items.map(({ dueAt }) => dueAt);
    expect(dates).toEqual(['2026-11-24T20:59:00.000Z', '2026-11-26T20:59:00.000Z', '2026-12-06T20:59:00.000Z', null]);
    expect((await people(room)).total).toBe(2);
  });

  it('moves due dates with the template, on days with different offsets', async () => {
    // the clocks of Casablanca went back on 23 February 2025
    const items = (late: number) => [item('READ', 'Charter', 1), item('DO', 'Team', late), item('DO', 'Any time')];
    const room = await givenChecklist(server, items(2), { time_zone: 'Africa/Casablanca' });
    await assign(server, room, [room.person.userId], { startsOn: '2025-02-22' });
    const list = (await listOf(server, room.person))!;
    expect(list.items.map(({ dueAt }) => dueAt)).toEqual([
      '2025-02-22T22:59:00.000Z',
      '2025-02-23T23:59:00.000Z',
      null,
    ]);
    const titles = ['Charter', 'Team', 'Any time'];
    const moved = items(1).map((each, at) => ({
      ...each,
      ...(at === 2 ? { dueDay: 3 } : {}),
    }));
    const editing = await callAs<{ version: number; items: { checklistItemId: number; title: { en: string } }[] }>(
      server,
      room.keeper,
      `GET /api/checklists/${room.checklistId}`,
    );
    const idOf = (title: string) => editing.body.items.find((each) => each.title.en === title)!.checklistItemId;
    const patched = await callAs(server, room.keeper, `PATCH /api/checklists/${room.checklistId}`, {
      version: editing.body.version,
      items: moved.map((each, at) => ({ ...each, checklistItemId: idOf(titles[at]!) })),
    });
    expect(patched.status).toBe(204);
    const dates = (await listOf(server, room.person))!.items.map(({ dueAt }) => dueAt);
    expect(dates).toEqual(['2025-02-22T22:59:00.000Z', '2025-02-22T22:59:00.000Z', '2025-02-24T23:59:00.000Z']);
  });

  it('refuses drafts, strangers and those who may not', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team')]);
    const stranger = await givenMember(server, (await givenChecklist(server, [item('DO', 'X')])).organizationId);
    expect((await assign(server, room, [stranger.userId])).status).toBe(404);
    const path = `POST /api/checklists/${room.checklistId}/people`;
    expect((await callAs(server, room.person, path, { userIds: [room.person.userId] })).status).toBe(403);
    const draft = await callAs<{ checklistId: number }>(server, room.keeper, 'POST /api/checklists', {
      title: { en: 'Draft' },
    });
    const { checklistId } = draft.body;
    expect((await assign(server, { ...room, checklistId }, [room.person.userId])).body.errorCode).toBe(
      'checklist.not-published',
    );
    expect((await callAs(server, room.keeper, `POST /api/checklists/${checklistId}/publish`)).body.errorCode).toBe(
      'checklist.without-items',
    );
    expect((await people(room)).total).toBe(0);
  });

  it('follows its rule: who joins from now on gets it, once; who was there before doesn’t', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team', 2)]);
    await callAs(server, room.keeper, `PATCH /api/checklists/${room.checklistId}`, {
      version: 3,
      joinRule: 'EVERYBODY',
    });
    const joined = await givenMember(server, room.organizationId);
    await server.admin`update members set joined_at = ${new Date(server.clock.now().getTime() + HOUR)} where user_id = ${joined.userId}`;
    await server.admin`update members set joined_at = '2020-01-01' where user_id <> ${joined.userId} and organization_id = ${room.organizationId}`;
    server.clock.advance(2 * HOUR);
    await server.admin`select graphile_worker.add_job('checklists.follow-rules', json_build_object('organizationId', ${room.organizationId}::int, 'payload', json_build_object()))`;
    await server.runJobs();
    expect((await people(room)).data.map(({ user }) => user.userId)).toEqual([joined.userId]);
  });

  it('changes with its template: new items come, what nobody began goes, what was done stays', async () => {
    const room = await givenChecklist(server, [item('READ', 'Charter', 1), item('DO', 'Team', 2)]);
    await assign(server, room, [room.person.userId]);
    const before = (await listOf(server, room.person))!;
    await callAs(server, room.person, `PUT /api/student-checklist-items/${before.idOf('Charter')}/done`, {
      isDone: true,
    });
    const template = await callAs<{ version: number }>(server, room.keeper, `GET /api/checklists/${room.checklistId}`);
    const { version } = template.body;
    const patch = { version, items: [item('DO', 'Desk', 4)] };
    expect((await callAs(server, room.keeper, `PATCH /api/checklists/${room.checklistId}`, patch)).status).toBe(204);
    expect((await callAs(server, room.keeper, `PATCH /api/checklists/${room.checklistId}`, patch)).status).toBe(409);
    const after = (await listOf(server, room.person))!;
    expect(after.items.map(({ title, state }) => [title.en, state])).toEqual([
      ['Desk', 'TO_DO'],
      ['Charter', 'DONE'],
    ]);
  });

  it('finishes an item by its course, and keeps that course', async () => {
    const room = await givenClassroom(server, ['checklists'], ['Lesson']);
    const keeper = await givenMember(server, room.organizationId, 'administrator');
    const made = await callAs<{ checklistId: number }>(server, keeper, 'POST /api/checklists', {
      title: { en: 'List' },
    });
    const { checklistId } = made.body;
    await callAs(server, keeper, `PATCH /api/checklists/${checklistId}`, {
      version: 1,
      items: [item('COURSE', 'Course', 5, { courseId: room.courseId })],
    });
    await callAs(server, keeper, `POST /api/checklists/${checklistId}/publish`);
    await callAs(server, keeper, `POST /api/checklists/${checklistId}/people`, { userIds: [room.learner.userId] });
    await callAs(server, room.learner, `POST /api/course-subsections/${room.subsectionIds[0]}/finished`);
    await server.runJobs();
    expect((await listOf(server, room.learner))!.items.map(({ state }) => state)).toEqual(['DONE']);
    const removed = await callAs(server, keeper, `DELETE /api/courses/${room.courseId}`);
    expect(removed.status).toBe(409);
  });
});

describe('what is late', () => {
  it('counts each person once, as the lists and the file say', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team', 1), item('DO', 'Desk', 1), item('DO', 'Later', 60)]);
    const done = await givenMember(server, room.organizationId);
    await assign(server, room, [room.person.userId, room.approver.userId, done.userId]);
    const finished = (await listOf(server, done))!;
    for (const { studentChecklistItemId } of finished.items)
      await callAs(server, done, `PUT /api/student-checklist-items/${studentChecklistItemId}/done`, { isDone: true });
    const counts = async () =>
      (await callAs<{ people: object }>(server, room.keeper, `GET /api/checklists/${room.checklistId}`)).body.people;
    const inState = async (state: string) => (await people(room, `?state=${state}`)).total;
    const lists = async () => ({
      total: (await people(room, '')).total,
      done: await inState('DONE'),
      onTime: await inState('ON_TIME'),
      overdue: await inState('OVERDUE'),
    });
    const before = { total: 3, done: 1, onTime: 2, overdue: 0 };
    expect([await counts(), await lists()]).toEqual([before, before]);
    server.clock.advance(2 * DAY);
    const after = { total: 3, done: 1, onTime: 0, overdue: 2 };
    expect([await counts(), await lists()]).toEqual([after, after]);
    const overdue = await callAs<{ total: number; data: { daysLate: number }[] }>(
      server,
      room.keeper,
      'GET /api/checklists/overdue',
    );
    expect([overdue.body.total, overdue.body.data.map(({ daysLate }) => daysLate)]).toEqual([4, [2, 2, 2, 2]]);
    const file = await callAs<string>(server, room.keeper, 'GET /api/checklists/overdue/export');
    expect(String(file.body).trim().split('\r\n')).toHaveLength(5);
    const book = await callAs<string>(server, room.keeper, 'GET /api/checklists/overdue/export?format=xlsx');
    expect(book.status).toBe(200);
    expect(book.headers['content-disposition']).toMatch(/filename="Overdue \d{4}-\d\d-\d\d\.xlsx"/);
    expect(book.headers['content-type']).toContain('spreadsheetml');
    expect((await callAs(server, room.person, 'GET /api/checklists/overdue')).status).toBe(403);
  });

  it('stands in the schedule of whose it is, with what is overdue where that is asked for', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team', 1), item('DO', 'Desk', 3), item('DO', 'Any time')]);
    await assign(server, room, [room.person.userId]);
    server.clock.advance(2 * DAY);
    const now = server.clock.now().getTime();
    const days = (from: number, to: number) =>
      `from=${new Date(now + from * DAY).toISOString()}&to=${new Date(now + to * DAY).toISOString()}`;
    interface Schedule {
      total: number;
      counts: { kind: string; count: number }[];
      data: { title: { en: string }; state: string; path: string }[];
    }
    const read = async (query: string, who = room.person) =>
      (await callAs<Schedule>(server, who, `GET /api/activities-schedule?${query}`)).body;
    const week = await read(days(0, 7));
    expect(week.data.map(({ title, state }) => [title.en, state])).toEqual([['Desk', 'NOT_BEGUN']]);
    expect(week.data[0]!.path).toBe(`/checklist/items/${(await listOf(server, room.person))!.idOf('Desk')}`);
    const due = await read(`${days(0, 7)}&toDo=1`);
    expect(due.data.map(({ title, state }) => [title.en, state])).toEqual([
      ['Team', 'OVERDUE'],
      ['Desk', 'NOT_BEGUN'],
    ]);
    expect(due.counts).toEqual([{ kind: 'CHECKLIST', count: due.total }]);
    expect((await read(days(-7, 7), room.approver)).total).toBe(0);
  });

  it('reminds by the hour without saying anything twice, and tells the approver after six days', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team', 5)]);
    await assign(server, room, [room.person.userId]);
    const told = async (who = room.person) =>
      (await callAs<{ data: { text: string }[] }>(server, who, 'GET /api/notifications?skip=0&take=20')).body.data
        .map(({ text }) => plain(text))
        .reverse();
    const remind = async () => {
      for (let twice = 0; twice < 2; twice += 1) {
        await server.admin`select graphile_worker.add_job('checklists.remind', json_build_object('organizationId', ${room.organizationId}::int, 'payload', json_build_object()))`;
        await server.runJobs();
      }
    };
    const NEW = 'You have a new checklist: First days';
    const SOON = 'The checklist “First days” is due soon.';
    const LATE = '“Team” on the checklist “First days” is overdue.';
    await remind();
    expect(await told()).toEqual([NEW]);
    server.clock.advance(3 * DAY);
    await remind();
    expect(await told()).toEqual([NEW, SOON]);
    server.clock.advance(2 * DAY);
    await remind();
    expect(await told()).toEqual([NEW, SOON, LATE]);
    expect(await told(room.approver)).toEqual([]);
    server.clock.advance(7 * DAY);
    await remind();
    expect(await told()).toEqual([NEW, SOON, LATE, LATE]);
    expect(await told(room.approver)).toEqual([expect.stringContaining('is overdue with “Team”')]);
  });
});
