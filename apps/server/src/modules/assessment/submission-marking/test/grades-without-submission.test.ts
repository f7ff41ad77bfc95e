import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, joinedAt } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { pointsText } from '../../assignments/assignment-rules.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenGroup,
  givenRubric,
  gradebookMarks,
  joinGroup,
  marking,
  refused,
  working,
} from '../../submissions/test/assignments.factory.ts';
import type { MarkChange, Marked } from '../submission-marking.schemas.ts';

const server = testServer();
const HOUR = 3_600_000;
let group: Class;

beforeAll(async () => {
  group = await givenClass(server);
});

const at = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();
const markOfNothing = (id: number, who: string, body: object, as: TestMember = group.instructor) =>
  callAs<Marked>(server, as, `PUT /api/course-assignments/${id}/marks-without-work/${who}`, {
    comment: '',
    version: 0,
    ...body,
  });
const rowOf = async (id: number, { userId }: TestMember) =>
  (await marking(server, group.instructor).list(id, '?take=100')).body.data.find(
    (row) => row.learner?.userId === userId,
  );

/** State and points in the gradebook. */
const graded = async (id: number, { userId }: TestMember) => {
  const mark = (await gradebookMarks(server, group, id, [userId])).get(userId);
  return mark && [mark.state, mark.points && pointsText(mark.points), mark.isReleased];
};

describe('a mark for a learner who handed in nothing', () => {
  it('counts as given, is seen by the learner, and has its history', async () => {
    const id = await givenAssignment(server, group, { dueAt: at(-HOUR), latePercent: '50', missingPercent: '10' });
    const learner = await givenLearner(server, group);
    await joinedAt(server, learner, at(-2 * HOUR));
    const who = `learners/${learner.userId}`;
    expect(await rowOf(id, learner)).toMatchObject({ state: 'NOT_SUBMITTED', points: null, markVersion: 0 });
    expect(await graded(id, learner)).toEqual(['MARKED', '1', true]);
    expect(await markOfNothing(id, who, { points: '10.5' })).toMatchObject(refused('submission-mark.too-high'));
    const given = await markOfNothing(id, who, { points: '0', comment: 'Nothing came.' });
    expect(given).toMatchObject({ status: 200, body: { points: '0', finalPoints: '0', version: 1 } });
    expect(await markOfNothing(id, who, { points: '1' })).toMatchObject(refused('conflict'));
    expect((await markOfNothing(id, who, { points: '2', version: 1 })).body).toMatchObject({ version: 2 });
    const row = await rowOf(id, learner);
    expect(row).toMatchObject({ state: 'NOT_SUBMITTED', points: '2', number: null, isOutdated: false, markVersion: 2 });
    expect(await graded(id, learner)).toEqual(['MARKED', '2', true]);
    expect((await working(server, learner, id).look()).body).toMatchObject({
      state: 'RETURNED',
      points: '2',
      current: null,
      mark: { points: '2', number: 0, lateIntervals: 0 },
      abilities: { canWrite: true },
    });
    const changes = `GET /api/assignment-submissions/${row?.assignmentSubmissionId}/mark-changes`;
    const { body } = await callAs<{ data: MarkChange[] }>(server, group.instructor, changes);
    expect(body.data.map(({ oldPoints, newPoints }) => [oldPoints, newPoints])).toEqual([
      ['0', '2'],
      [null, '0'],
    ]);
    expect((await marking(server, group.instructor).takeBack(row?.assignmentSubmissionId ?? 0, 2)).status).toBe(204);
    expect(await rowOf(id, learner)).toMatchObject({ state: 'NOT_SUBMITTED', points: null, markVersion: 3 });
    expect(await graded(id, learner)).toEqual(['MARKED', '1', true]);
    expect((await working(server, learner, id).look()).body).toMatchObject({ state: 'NOT_SUBMITTED', mark: null });
  });

  it('stays hidden until the release, shows the name also where marking is blind, and needs no rubric', async () => {
    const rubricId = await givenRubric(server, group.instructor);
    const id = await givenAssignment(server, group, { rubricId, release: 'BY_HAND', isBlind: true, markerCount: 2 });
    const learner = await givenLearner(server, group);
    expect((await markOfNothing(id, `learners/${learner.userId}`, { points: '3' })).body).toMatchObject({
      points: '3',
    });
    expect(await rowOf(id, learner)).toMatchObject({ points: '3', learner: { userId: learner.userId } });
    expect(await graded(id, learner)).toEqual(['MARKED', '3', false]);
    const { look } = working(server, learner, id);
    expect((await look()).body).toMatchObject({ state: 'NOT_SUBMITTED', points: null, mark: null });
    await callAs(server, group.instructor, `POST /api/course-assignments/${id}/release`);
    expect((await look()).body).toMatchObject({ state: 'RETURNED', points: '3' });
  });

  it('counts until what is handed in afterwards is marked', async () => {
    const id = await givenAssignment(server, group, { dueAt: at(-HOUR), latePercent: '20' });
    const learner = await givenLearner(server, group);
    await joinedAt(server, learner, at(-2 * HOUR));
    await markOfNothing(id, `learners/${learner.userId}`, { points: '4' });
    const work = working(server, learner, id);
    const { body } = await work.handIn('<p>At last</p>');
    expect(await rowOf(id, learner)).toMatchObject({ state: 'SUBMITTED', isOutdated: true, isLate: true, points: '4' });
    expect(await graded(id, learner)).toEqual(['MARKED', '4', true]);
    expect(await markOfNothing(id, `learners/${learner.userId}`, { points: '0', version: 1 })).toMatchObject(
      refused('submission-mark.other-version'),
    );
    const marker = marking(server, group.instructor);
    await marker.mark(body.assignmentSubmissionId, { points: '9', version: 1 });
    expect((await work.look()).body).toMatchObject({ state: 'RETURNED', points: '7', mark: { number: 1 } });
  });

  it('is given by who teaches the course, to who learns in it', async () => {
    const id = await givenAssignment(server, group);
    const who = `learners/${group.learner.userId}`;
    expect((await markOfNothing(id, who, { points: '1' }, group.learner)).status).toBe(403);
    const elsewhere = await givenClass(server);
    expect((await markOfNothing(id, who, { points: '1' }, elsewhere.instructor)).status).toBe(404);
    expect((await markOfNothing(id, `learners/${elsewhere.learner.userId}`, { points: '1' })).status).toBe(404);
  });
});

describe('a mark for a group that handed in nothing', () => {
  it('is everybody’s in it, and leaves who hands in with another group', async () => {
    const [stayer, leaver, other] = [
      await givenLearner(server, group),
      await givenLearner(server, group),
      await givenLearner(server, group),
    ];
    const [first, next] = [await givenGroup(server, group, [stayer, leaver]), await givenGroup(server, group, [other])];
    const id = await givenAssignment(server, group, { isGroupWork: true });
    expect((await markOfNothing(id, `learners/${stayer.userId}`, { points: '1' })).status).toBe(404);
    expect((await markOfNothing(id, `groups/${first}`, { points: '1' })).body).toMatchObject({ points: '1' });
    expect([await graded(id, stayer), await graded(id, leaver)]).toEqual([
      ['MARKED', '1', true],
      ['MARKED', '1', true],
    ]);
    await joinGroup(server, group, next, leaver);
    expect(await graded(id, leaver)).toEqual(['MARKED', '1', true]);
    const work = working(server, leaver, id);
    expect((await work.look()).body).toMatchObject({ group: { courseGroupId: next }, abilities: { canWrite: true } });
    expect((await work.handIn('<p>Ours</p>')).status).toBe(201);
    expect([await graded(id, stayer), await graded(id, leaver)]).toEqual([
      ['MARKED', '1', true],
      ['PENDING', null, true],
    ]);
    expect((await marking(server, group.instructor).list(id)).body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ group: expect.objectContaining({ courseGroupId: first }), points: '1' }),
      ]),
    );
  });
});
