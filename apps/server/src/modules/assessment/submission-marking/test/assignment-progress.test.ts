import { expect, it } from 'vitest';
import { callAs, givenLearner, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  givenAssignment,
  givenClass,
  givenHandedIn,
  marking,
  working,
} from '../../submissions/test/assignments.factory.ts';
import type { AssignmentProgress } from '../submission-marking.schemas.ts';

const server = testServer();

it('counts who has handed in, what waits for the caller and what is late, and gives the mean of the marks that stand', async () => {
  const group = await givenClass(server);
  const dueAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const { id, submissionId } = await givenHandedIn(server, group, { dueAt });
  const untouched = await givenAssignment(server, group);
  const second = await givenLearner(server, group);
  server.clock.advance(7_200_000);
  await working(server, second, id).handIn('<p>Late</p>');
  const read = async () =>
    (
      await callAs<{ data: AssignmentProgress[] }>(
        server,
        group.instructor,
        `GET /api/courses/${group.courseId}/assignments/progress`,
      )
    ).body.data;
  const of = async (assignmentId: number) => (await read()).find((each) => each.assignmentId === assignmentId);
  expect(await of(id)).toEqual({
    ...{ assignmentId: id, handedInCount: 2, expectedCount: 3, toMarkCount: 2, lateCount: 1 },
    ...{ average: null, firstSubmissionId: submissionId },
  });
  await marking(server, group.instructor).mark(submissionId, { points: '7' });
  expect(await of(id)).toMatchObject({ toMarkCount: 1, lateCount: 1, average: '7.00' });
  expect(await of(untouched)).toMatchObject({ handedInCount: 0, toMarkCount: 0, firstSubmissionId: null });
});

it('is of those who edit the course', async () => {
  const group = await givenClass(server);
  const other = await givenClass(server);
  const path = `GET /api/courses/${group.courseId}/assignments/progress` as const;
  expect((await callAs(server, await givenMarker(server, group), path)).status).toBe(200);
  expect((await callAs(server, group.learner, path)).status).toBe(403);
  expect((await callAs(server, other.instructor, path)).status).toBe(404);
});
