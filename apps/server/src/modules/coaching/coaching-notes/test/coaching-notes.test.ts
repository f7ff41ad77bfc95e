import { expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { booked, givenPractice, hourFromNow } from '../../coaching-sessions/test/practice.factory.ts';
import { sessionNotePersonalRows } from '../coaching-notes.personal.ts';

const server = testServer();

interface Notes {
  learners: { notes: { kind: string; by: string; isOwn: boolean; body: string }[] }[];
}

const read = (as: TestMember, id: number) => callAs<Notes>(server, as, `GET /api/booking-sessions/${id}/notes`);
const save = (as: TestMember, id: number, kind: string, body: string) =>
  callAs(server, as, `PUT /api/booking-sessions/${id}/notes`, { kind, body });

const bodies = async (as: TestMember, id: number) =>
  (await read(as, id)).body.learners[0]!.notes.map(({ body }) => body).sort();

it('keeps private notes to their author and shows shared ones to both sides', async () => {
  const practice = await givenPractice(server);
  const id = await booked(server, practice, hourFromNow(server, 30));
  await save(practice.coach, id, 'PRIVATE', 'coach alone');
  await save(practice.coach, id, 'SHARED', 'coach for both');
  await save(practice.learner, id, 'PRIVATE', 'learner alone');
  await save(practice.learner, id, 'SHARED', 'learner for both');
  expect(await bodies(practice.coach, id)).toEqual(['coach alone', 'coach for both', 'learner for both']);
  expect(await bodies(practice.learner, id)).toEqual(['coach for both', 'learner alone', 'learner for both']);
  await save(practice.learner, id, 'SHARED', 'changed');
  await save(practice.coach, id, 'SHARED', '  ');
  expect(await bodies(practice.coach, id)).toEqual(['changed', 'coach alone']);
});

it('is closed to administrators and other members', async () => {
  const practice = await givenPractice(server);
  const id = await booked(server, practice, hourFromNow(server, 30));
  const admin = await givenMember(server, practice.organizationId, 'administrator');
  const stranger = await givenMember(server, practice.organizationId);
  for (const as of [admin, stranger]) {
    expect((await read(as, id)).status).toBe(404);
    expect((await save(as, id, 'SHARED', 'mine')).status).toBe(404);
  }
});

it('goes with the account of the learner, whoever wrote it', async () => {
  const practice = await givenPractice(server);
  const id = await booked(server, practice, hourFromNow(server, 30));
  await save(practice.coach, id, 'PRIVATE', 'about the learner');
  await save(practice.learner, id, 'SHARED', 'by the learner');
  const context = systemContext(server.platform, practice.organizationId);
  for (const rows of sessionNotePersonalRows)
    await transaction(context, (tx) => rows.erase!(context, tx, practice.learner.userId));
  expect(await bodies(practice.coach, id)).toEqual([]);
});
