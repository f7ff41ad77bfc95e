import { expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenAssignment, givenClass, givenFile } from './assignments.factory.ts';

const server = testServer();

it('what a task hands out is closed at once to who has left the course, and while it is not published', async () => {
  const room = await givenClass(server);
  const leaves = await givenLearner(server, room);
  const id = await givenAssignment(server, room, { attachmentIds: [await givenFile(server, room.instructor)] });
  const told = async (who: TestMember, path: string): Promise<string> => {
    const { body } = await callAs<{ attachments: { url: string }[] }>(server, who, `GET ${path}`);
    return body.attachments[0]!.url;
  };
  const opened = async (url: string) => (await server.app.http.inject({ method: 'GET', url })).statusCode;
  const urls = [
    await told(leaves, `/api/course-assignments/${id}`),
    await told(room.learner, `/api/course-assignments/${id}`),
    await told(room.instructor, `/api/course-assignments/${id}/editing`),
  ];
  expect(await Promise.all(urls.map(opened))).toEqual([200, 200, 200]);
  const [row] = await server.admin<{ id: number }[]>`
    select enrollment_id as id from enrollments where course_id = ${room.courseId} and user_id = ${leaves.userId}`;
  expect((await callAs(server, leaves, `DELETE /api/enrollments/${row!.id}`)).status).toBe(204);
  expect(await Promise.all(urls.map(opened))).toEqual([404, 200, 200]);
  await server.admin`update assignments set is_published = false where course_subsection_id = ${id}`;
  expect(await Promise.all(urls.map(opened))).toEqual([404, 404, 200]);
});
