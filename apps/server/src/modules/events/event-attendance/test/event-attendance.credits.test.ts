import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenClassroom, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { EventTicket } from '../../event-tickets/event-tickets.schemas.ts';
import { enroll, givenEvent } from '../../events/test/events.factory.ts';
import type { ScanResults } from '../event-attendance.schemas.ts';

const server = testServer();
let room: Classroom & { subsectionIds: number[] };
let organizer: TestMember;

beforeAll(async () => {
  room = await givenClassroom(server, ['events'], ['Meet us']);
  organizer = await givenMember(server, room.organizationId, 'administrator');
});

const count = (as: TestMember, eventId: number, lessonId: number, method = 'PUT') =>
  callAs(server, as, `${method} /api/events/${eventId}/credits/${lessonId}`);
const isFinished = async (who: TestMember) =>
  (
    await server.admin`select 1 from finished_subsections where course_subsection_id = ${room.subsectionIds[0]!} and user_id = ${who.userId}`
  ).length === 1;

async function comeIn(who: TestMember, eventId: number): Promise<number> {
  const { body } = await callAs<EventTicket>(server, who, `GET /api/events/${eventId}/ticket`);
  const joined = await callAs<ScanResults>(server, organizer, `POST /api/events/${eventId}/attendance/scans`, {
    device: 'A',
    gate: 'Main',
    scans: [{ scanId: randomUUID(), code: body.code, scannedAt: server.clock.now().toISOString() }],
  });
  return joined.body.results[0]!.eventEnrollmentId!;
}

it('finishes a lesson of a course by coming, before it was said and afterwards, and not after the check-in was taken back', async () => {
  const event = await givenEvent(server, organizer);
  const [lessonId] = room.subsectionIds;
  const early = await givenLearner(server, room);
  await enroll(server, room.learner, event);
  await enroll(server, early, event);
  await comeIn(early, event.eventId);
  expect((await count(organizer, event.eventId, lessonId!)).status).toBe(204);
  expect([await isFinished(early), await isFinished(room.learner)]).toEqual([true, false]);
  const id = await comeIn(room.learner, event.eventId);
  expect(await isFinished(room.learner)).toBe(true);
  await callAs(server, organizer, `DELETE /api/events/${event.eventId}/enrollments/${id}/attendance`);
  expect(await isFinished(room.learner)).toBe(false);
  await comeIn(room.learner, event.eventId);
  // what was finished stays, once coming no longer counts
  expect((await count(organizer, event.eventId, lessonId!, 'DELETE')).status).toBe(204);
  expect(await isFinished(room.learner)).toBe(true);
  expect((await count(organizer, event.eventId, lessonId!, 'DELETE')).status).toBe(404);
});

it('leaves a lesson finished as long as somebody came to one of the events that count for it', async () => {
  const [first, second] = [await givenEvent(server, organizer), await givenEvent(server, organizer)];
  const learner = await givenLearner(server, room);
  const ids: number[] = [];
  for (const event of [first, second]) {
    await count(organizer, event.eventId, room.subsectionIds[0]!);
    await enroll(server, learner, event);
    ids.push(await comeIn(learner, event.eventId));
  }
  const undo = (eventId: number, id: number) =>
    callAs(server, organizer, `DELETE /api/events/${eventId}/enrollments/${id}/attendance`);
  await undo(first.eventId, ids[0]!);
  expect(await isFinished(learner)).toBe(true);
  await undo(second.eventId, ids[1]!);
  expect(await isFinished(learner)).toBe(false);
});

it('is said by whoever edits the event and the course, and by nobody else', async () => {
  const { eventId } = await givenEvent(server, organizer);
  const [lessonId] = room.subsectionIds;
  expect((await count(room.learner, eventId, lessonId!)).status).toBe(403);
  expect((await count(room.instructor, eventId, lessonId!)).status).toBe(403);
  const elsewhere = await givenClassroom(server, ['events'], ['Abroad']);
  expect((await count(organizer, eventId, elsewhere.subsectionIds[0]!)).status).toBe(404);
  const list = await callAs<{ data: object[] }>(server, organizer, `GET /api/events/${eventId}/credits`);
  expect(list.body.data).toEqual([]);
});
