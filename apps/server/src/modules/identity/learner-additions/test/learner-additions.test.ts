import { randomUUID } from 'node:crypto';
import { MINUTE } from '@sullam/domain/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Addition, AdditionRows, OwnAddition } from '../learner-additions.schemas.ts';

const server = testServer();

let room: Classroom;
let admin: TestMember;
let path: string;

beforeEach(async () => {
  room = await givenClassroom(server, []);
  admin = await givenMember(server, room.organizationId, 'administrator');
  path = `/api/courses/${room.courseId}/learner-additions`;
});

const preview = (as: TestMember, text: string, userIds: number[] = []) =>
  callAs<AdditionRows>(server, as, `POST /api/courses/${room.courseId}/learner-addition-previews`, { userIds, text });
const add = (as: TestMember, people: object[], requestKey: string = randomUUID(), note = '') =>
  callAs<Addition>(server, as, `POST ${path}`, { requestKey, people, note });
const learners = async () =>
  (
    await callAs<{ data: { userId: number }[] }>(
      server,
      admin,
      `GET /api/courses/${room.courseId}/enrolled-students?take=100`,
    )
  ).body.data.map(({ userId }) => userId);

describe('adding learners to a course', () => {
  it('says of every line what becomes of it, and changes nothing', async () => {
    const one = await givenMember(server, room.organizationId);
    const text = [
      'Name;Email;Number',
      `;${one.email.toUpperCase()};007`,
      `;${one.email};`,
      `;${room.learner.email};`,
      ';new@client.example;',
      ';no address;',
    ].join('\n');
    const { body } = await preview(admin, text);
    expect(body.rows.map(({ line, outcome, leftOut }) => [line, outcome, leftOut])).toEqual([
      [2, 'ADDED', ['007']],
      [3, 'DUPLICATE', []],
      [4, 'ALREADY', []],
      [5, 'INVITED', []],
      [6, 'BAD_ADDRESS', []],
    ]);
    expect(await learners()).toEqual([room.learner.userId]);
    // who may not invite is told that this is no member
    expect((await preview(room.instructor, 'new@client.example')).body.rows).toMatchObject([{ outcome: 'NOT_MEMBER' }]);
    expect((await preview(room.learner, one.email)).status).toBe(403);
  });

  it('works for every way of enrolling, and says so', async () => {
    const one = await givenMember(server, room.organizationId);
    await server.admin`update courses set is_by_invitation = true, price_minor = 5000 where course_id = ${room.courseId}`;
    expect((await preview(admin, one.email)).body.notices).toEqual(['PRICED', 'BY_INVITATION']);
    expect((await add(room.instructor, [{ email: one.email }])).body.rows).toMatchObject([{ outcome: 'ADDED' }]);
    expect(await learners()).toContain(one.userId);
    await server.admin`update courses set status = 'DRAFT' where course_id = ${room.courseId}`;
    expect((await add(admin, [{ email: one.email }])).body.errorCode).toBe('enrolment.course-not-out');
  });

  it('tells who was added by whom and why, invites who is no member, and twice is once', async () => {
    const one = await givenMember(server, room.organizationId);
    const key = randomUUID();
    const people = [{ email: one.email }, { email: 'new@client.example', firstName: 'Lina', lastName: 'Saad' }];
    const first = await add(admin, people, key, 'Required for warehouse staff');
    expect(first.body.rows.map(({ outcome }) => outcome)).toEqual(['ADDED', 'INVITED']);
    const again = await add(admin, people, key, 'Required for warehouse staff');
    expect(again.body.rows.map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED']);
    expect(await learners()).toHaveLength(3);
    const own = await callAs<OwnAddition>(server, one, `GET /api/courses/${room.courseId}/own-addition`);
    expect(own.body.addition).toMatchObject({ note: 'Required for warehouse staff' });
    const notices = await callAs<{ data: { text: string }[] }>(server, one, 'GET /api/notifications');
    expect(JSON.stringify(notices.body)).toContain('Required for warehouse staff');
  });

  it('is taken back exactly, for a while', async () => {
    const [one, two] = [await givenMember(server, room.organizationId), await givenMember(server, room.organizationId)];
    const added = await add(admin, [{ email: one.email }, { email: two.email }, { email: room.learner.email }]);
    const undo = () => callAs<{ removed: number }>(server, admin, `DELETE ${path}/${added.body.learnerAdditionId}`);
    expect((await undo()).body).toEqual({ removed: 2 });
    expect((await undo()).body).toEqual({ removed: 0 });
    expect(await learners()).toEqual([room.learner.userId]);
    const late = await add(admin, [{ email: one.email }]);
    server.clock.advance(31 * MINUTE);
    const refused = await callAs(server, admin, `DELETE ${path}/${late.body.learnerAdditionId}`);
    expect(refused.body.errorCode).toBe('learner-addition.undo-over');
  });
});
