import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenHandedIn,
  marking,
  working,
} from '../../submissions/test/assignments.factory.ts';

const server = testServer();
let group: Class;
let other: TestMember;

beforeAll(async () => {
  group = await givenClass(server);
  other = await givenMarker(server, group);
});

/** Everybody who has marked something, as somebody is told. */
const markersOf = async (id: number, as: TestMember) => {
  const { body } = await callAs<{ data: { userId: number }[] }>(
    server,
    as,
    `GET /api/course-assignments/${id}/markers`,
  );
  return body.data.map(({ userId }) => userId).toSorted((a, b) => a - b);
};

const sorted = (...people: TestMember[]) => people.map(({ userId }) => userId).toSorted((a, b) => a - b);

/** Submissions that somebody finds, with who has marked them. */
const found = async (id: number, as: TestMember, query: string) => {
  const { body } = await marking(server, as).list(id, `?${query}`);
  return body.data.map(({ assignmentSubmissionId, markers }) => ({
    id: assignmentSubmissionId,
    markers: markers.map(({ userId }) => userId).toSorted((a, b) => a - b),
  }));
};

describe('the markers of an assignment', () => {
  it('are named in the list, and it is narrowed to what one of them has marked', async () => {
    const { id, submissionId } = await givenHandedIn(server, group);
    const second = await working(server, await givenLearner(server, group), id).handIn('<p>Another</p>');
    await working(server, await givenLearner(server, group), id).handIn('<p>A third</p>');
    expect(await markersOf(id, group.instructor)).toEqual([]);
    expect((await marking(server, group.instructor).mark(submissionId, { points: '5' })).status).toBe(200);
    expect((await marking(server, other).mark(second.body.assignmentSubmissionId, { points: '6' })).status).toBe(200);
    expect(await markersOf(id, other)).toEqual(sorted(group.instructor, other));
    expect(await found(id, other, `markerUserId=${group.instructor.userId}`)).toEqual([
      { id: submissionId, markers: sorted(group.instructor) },
    ]);
    expect(await found(id, group.instructor, `markerUserId=${other.userId}`)).toEqual([
      { id: second.body.assignmentSubmissionId, markers: sorted(other) },
    ]);
    expect(await found(id, other, `markerUserId=${group.learner.userId}`)).toEqual([]);
    const waiting = await marking(server, other).list(id, '?isToMark=true');
    expect(waiting.body).toMatchObject({ total: 1, data: [{ state: 'SUBMITTED', markers: [] }] });
  });

  it('leave no trace once the mark is taken back, and are found again where work was handed in anew', async () => {
    const { id, submissionId, work } = await givenHandedIn(server, group);
    const { mark, takeBack } = marking(server, group.instructor);
    const given = await mark(submissionId, { points: '5' });
    await work.handIn('<p>Better</p>');
    const mine = `markerUserId=${group.instructor.userId}`;
    expect(await found(id, other, `${mine}&isToMark=true`)).toEqual([
      { id: submissionId, markers: sorted(group.instructor) },
    ]);
    expect((await takeBack(submissionId, given.body.markVersion)).status).toBe(204);
    expect(await found(id, other, mine)).toEqual([]);
    expect(await markersOf(id, other)).toEqual([]);
  });

  it('include who marked somebody who handed in nothing', async () => {
    const id = await givenAssignment(server, group);
    const idle = await givenLearner(server, group);
    const path = `/api/course-assignments/${id}/marks-without-work/learners/${idle.userId}`;
    expect(
      (await callAs(server, group.instructor, `PUT ${path}`, { points: '0', comment: '', version: 0 })).status,
    ).toBe(200);
    expect(await markersOf(id, other)).toEqual(sorted(group.instructor));
    expect(await found(id, other, `markerUserId=${group.instructor.userId}`)).toHaveLength(1);
  });

  it('where two people mark, know of each other once both have', async () => {
    const { id, submissionId } = await givenHandedIn(server, group, { markerCount: 2, tolerance: '2' });
    await marking(server, group.instructor).mark(submissionId, { points: '5' });
    const first = `markerUserId=${group.instructor.userId}`;
    expect(await found(id, group.instructor, first)).toEqual([{ id: submissionId, markers: sorted(group.instructor) }]);
    expect(await found(id, group.instructor, 'isToMark=true')).toEqual([]);
    expect(await found(id, other, first)).toEqual([]);
    expect(await found(id, other, 'isToMark=true')).toEqual([{ id: submissionId, markers: [] }]);
    expect(await markersOf(id, other)).toEqual([]);
    await marking(server, other).mark(submissionId, { points: '6' });
    expect(await found(id, other, first)).toEqual([{ id: submissionId, markers: sorted(group.instructor, other) }]);
    expect(await markersOf(id, group.instructor)).toEqual(sorted(group.instructor, other));
    expect(await found(id, other, 'isToMark=true')).toEqual([]);
  });

  it('are told to those who edit the course alone', async () => {
    const { id } = await givenHandedIn(server, group);
    expect((await callAs(server, group.learner, `GET /api/course-assignments/${id}/markers`)).status).toBe(403);
  });
});
