import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenProgress } from './reports.factory.ts';

const server = testServer();

it('gives the list behind a figure as a file, written down with who took it', async () => {
  const room = await givenClassroom(server, [], ['One', 'Two']);
  await givenProgress(server, room, { enrolled: 10, finished: [0, 1], completed: 2, visited: 2 }, room.learner);
  await givenProgress(server, room, { enrolled: 10, finished: [] });
  const path = `GET /api/courses/${room.courseId}/reports/completion/export`;
  const whole = await callAs<string>(server, room.instructor, path);
  expect(whole.status).toBe(200);
  const lines = String(whole.body).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\ufeffFirst name,Last name,Email,Progress,Last seen,Enrolled,Completed');
  expect(lines).toHaveLength(3);
  const one = await callAs<string>(server, room.instructor, `${path}?of=reached-completed`);
  expect(String(one.body).trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringContaining(`${room.learner.email},100,`),
  ]);
  const trail = await server.admin`select actor_user_id as "userId", changes from audit_entries
    where organization_id = ${room.organizationId} and action = 'report.export' order by at`;
  expect(trail.map(({ userId, changes }) => [userId, changes.kind, changes.count])).toEqual([
    [room.instructor.userId, 'completion', 2],
    [room.instructor.userId, 'completion', 1],
  ]);
});

it('writes a workbook in the reader’s language', async () => {
  const room = await givenClassroom(server, [], ['One']);
  await givenProgress(server, room, { enrolled: 10, finished: [0], completed: 2 }, room.learner);
  const reader = { ...room.instructor };
  const answer = await server.app.http.inject({
    method: 'GET',
    url: `/api/courses/${room.courseId}/reports/time-to-finish/export?format=xlsx`,
    headers: { ...reader.headers, language: 'ar' },
  });
  expect(answer.statusCode).toBe(200);
  const rows = await readSheet(Readable.from(answer.rawPayload));
  expect(rows[0]).toEqual([
    'الاسم الأول',
    'اسم العائلة',
    'البريد الإلكتروني',
    'الأيام',
    'إنهاء أول درس',
    'تاريخ الإتمام',
  ]);
  expect(rows[1]?.[3]).toBe(8);
});

it('refuses who may not read the list', async () => {
  const room = await givenClassroom(server, []);
  const path = `GET /api/courses/${room.courseId}/reports/completion/export`;
  const stranger = await givenMember(server, room.organizationId, 'instructor');
  expect([(await callAs(server, room.learner, path)).status, (await callAs(server, stranger, path)).status]).toEqual([
    403, 403,
  ]);
});
