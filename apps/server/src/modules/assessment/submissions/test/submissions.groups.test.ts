import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { AssignmentDetail } from '../../learner-assignments/learner-assignments.schemas.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenFile,
  givenGroup,
  joinGroup,
  marking,
  working,
} from './assignments.factory.ts';

const server = testServer();
let group: Class;
let members: [TestMember, TestMember];
let courseGroupId: number;

beforeAll(async () => {
  group = await givenClass(server);
  members = [await givenLearner(server, group), await givenLearner(server, group)];
  courseGroupId = await givenGroup(server, group, members);
});

const refused = (errorCode: string, status = 409) => ({ status, body: { errorCode } });

describe('a draft of a group', () => {
  it('is one for all; an older save is refused and takes nobody’s words away', async () => {
    const id = await givenAssignment(server, group, { isGroupWork: true });
    const [one, two] = members.map((member) => working(server, member, id)) as [
      ReturnType<typeof working>,
      ReturnType<typeof working>,
    ];
    expect((await one.save('<p>First</p>')).body).toMatchObject({ version: 1 });
    expect((await two.look()).body).toMatchObject({
      draft: { body: '<p>First</p>', version: 1 },
      group: { courseGroupId },
    });
    expect((await two.save('<p>First and second</p>', 1)).body).toMatchObject({ version: 2 });
    expect(await one.save('<p>First alone</p>', 1)).toMatchObject(refused('submission.draft-changed'));
    expect((await one.look()).body.draft).toMatchObject({
      body: '<p>First and second</p>',
      savedBy: { userId: members[1].userId },
    });
    const saved = await Promise.all([one.save('<p>A</p>', 2), two.save('<p>B</p>', 2)]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps files that another member brought', async () => {
    const id = await givenAssignment(server, group, { isGroupWork: true });
    const mediaId = await givenFile(server, members[0]);
    await working(server, members[0], id).save('', 0, { mediaIds: [mediaId] });
    expect((await working(server, members[1], id).save('<p>Mine</p>', 1, { mediaIds: [mediaId] })).status).toBe(200);
    expect((await working(server, members[1], id).submit(2)).status).toBe(201);
  });
});

describe('a group that hands in', () => {
  it('does so once when two members do at the same moment, for everybody in it', async () => {
    const id = await givenAssignment(server, group, { isGroupWork: true });
    const [one, two] = [working(server, members[0], id), working(server, members[1], id)];
    await one.save('<p>Ours</p>');
    const handedIn = await Promise.all([one.submit(1), two.submit(1), one.submit(1), two.submit(1)]);
    expect(handedIn.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(handedIn.find(({ status }) => status === 409)?.body.errorCode).toBe('submission.draft-changed');
    for (const work of [one, two])
      expect((await work.look()).body).toMatchObject({ state: 'SUBMITTED', current: { number: 1 } });
  });

  it('informs a learner without a group', async () => {
    const id = await givenAssignment(server, group, { isGroupWork: true });
    const alone = await givenLearner(server, group);
    expect(await working(server, alone, id).save('<p>x</p>')).toMatchObject(refused('assignment.no-group'));
    const { body } = await callAs<AssignmentDetail>(server, alone, `GET /api/course-assignments/${id}`);
    expect(body).toMatchObject({ refusal: 'NO_GROUP', group: null });
  });

  it('leaves its submission to who changes groups, and lets who joins later in with the next version', async () => {
    const id = await givenAssignment(server, group, { isGroupWork: true });
    const [leaver, stayer, newcomer] = [
      await givenLearner(server, group),
      await givenLearner(server, group),
      await givenLearner(server, group),
    ];
    const first = await givenGroup(server, group, [leaver, stayer]);
    const second = await givenGroup(server, group, [newcomer]);
    const at = (member: TestMember) => working(server, member, id);
    await at(leaver).handIn('<p>Together</p>');
    await joinGroup(server, group, second, leaver);
    await joinGroup(server, group, first, newcomer);
    expect((await at(leaver).look()).body).toMatchObject({
      state: 'SUBMITTED',
      hasLeftGroup: true,
      group: { courseGroupId: first },
      current: { body: '<p>Together</p>' },
      abilities: { canWrite: false, canSubmit: false, canWithdraw: false },
    });
    expect(await at(leaver).save('<p>Alone</p>')).toMatchObject(refused('assignment.other-group'));
    expect((await at(newcomer).look()).body).toMatchObject({ state: 'NOT_SUBMITTED', current: { number: 1 } });
    await at(newcomer).handIn('<p>Better</p>');
    expect((await at(newcomer).look()).body).toMatchObject({ state: 'SUBMITTED', current: { number: 2 } });
    expect((await at(leaver).look()).body).toMatchObject({ current: { number: 1 }, versions: [{ number: 1 }] });
    expect((await at(leaver).version(2)).status).toBe(404);
    expect(await at(leaver).withdraw()).toMatchObject(refused('submission.nothing-handed-in'));
  });

  it('gets one mark, members perhaps their own, each by their own dates', async () => {
    const dueAt = server.clock.now().toISOString();
    const id = await givenAssignment(server, group, { isGroupWork: true, dueAt, latePercent: '20' });
    const grant = `/api/course-assignments/${id}/accommodations/learners/${members[1].userId}`;
    await callAs(server, group.instructor, `PUT ${grant}`, {
      opensAt: null,
      dueAt: null,
      closesAt: null,
      note: '',
      version: 0,
    });
    server.clock.advance(60_000);
    const { body } = await working(server, members[0], id).handIn('<p>Ours</p>');
    const { assignmentSubmissionId } = body;
    const marker = marking(server, group.instructor);
    expect((await marker.mark(assignmentSubmissionId, { points: '8' })).body).toMatchObject({
      points: '8',
      finalPoints: '6',
    });
    const pointsOf = async (member: TestMember) => (await working(server, member, id).look()).body.points;
    expect([await pointsOf(members[0]), await pointsOf(members[1])]).toEqual(['6', '8']);
    const own = { points: '9.5', reason: 'Did most of it' };
    expect((await marker.markMember(assignmentSubmissionId, members[0].userId, own)).body).toMatchObject({
      version: 1,
    });
    expect(await marker.markMember(assignmentSubmissionId, members[0].userId, own)).toMatchObject(refused('conflict'));
    expect((await marker.markMember(assignmentSubmissionId, group.learner.userId, own)).status).toBe(404);
    expect([await pointsOf(members[0]), await pointsOf(members[1])]).toEqual(['7.5', '8']);
    expect((await marker.look(assignmentSubmissionId)).body.members).toMatchObject([
      { userId: members[0].userId, ownPoints: '9.5', finalPoints: '7.5' },
      { userId: members[1].userId, ownPoints: null, finalPoints: '8' },
    ]);
    expect((await working(server, members[0], id).look()).body.mark).toMatchObject({
      givenPoints: '9.5',
      ownReason: 'Did most of it',
    });
    expect((await working(server, members[1], id).look()).body.mark).toMatchObject({ ownReason: null });
  });
});
