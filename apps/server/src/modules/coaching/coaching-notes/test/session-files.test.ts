import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenFile } from '../../../assessment/submissions/test/assignments.factory.ts';
import { booked, givenPractice, hourFromNow, type Practice } from '../../coaching-sessions/test/practice.factory.ts';

const server = testServer();
let practice: Practice;
let id: number;
beforeEach(async () => {
  practice = await givenPractice(server);
  id = await booked(server, practice, hourFromNow(server, 30));
});

interface Files {
  files: { file: { mediaId: number; url: string }; by: string; isOwn: boolean }[];
}
const read = (as: TestMember) => callAs<Files>(server, as, `GET /api/booking-sessions/${id}/files`);
const add = (as: TestMember, mediaId: number) =>
  callAs<{ errorCode?: string }>(server, as, `POST /api/booking-sessions/${id}/files`, { mediaId });
const remove = (as: TestMember, mediaId: number) =>
  callAs(server, as, `DELETE /api/booking-sessions/${id}/files/${mediaId}`);

describe('files of a session', () => {
  it('are shared by either side, opened by both, and removed by who added them', async () => {
    const { coach, learner } = practice;
    const [agenda, sketch] = [
      await givenFile(server, learner, 'agenda.txt'),
      await givenFile(server, coach, 'sketch.txt'),
    ];
    expect((await add(learner, agenda)).status).toBe(204);
    expect((await add(coach, sketch)).status).toBe(204);
    const { files } = (await read(coach)).body;
    expect(files.map(({ file, by, isOwn }) => [file.mediaId, by, isOwn])).toEqual([
      [agenda, 'LEARNER', false],
      [sketch, 'COACH', true],
    ]);
    expect((await call(server, `GET ${files[0]!.file.url}`)).status).toBe(200);
    expect((await remove(coach, agenda)).status).toBe(404);
    expect((await remove(learner, agenda)).status).toBe(204);
    expect((await read(learner)).body.files).toHaveLength(1);
    expect((await call(server, `GET ${files[0]!.file.url}`)).status).toBe(404);
  });

  it('are closed to everyone else, administrators included', async () => {
    const { organizationId, learner } = practice;
    await add(learner, await givenFile(server, learner));
    const admin = await givenMember(server, organizationId, 'administrator');
    const stranger = await givenMember(server, organizationId);
    for (const as of [admin, stranger]) {
      expect((await read(as)).status).toBe(404);
      expect((await add(as, await givenFile(server, as))).status).toBe(404);
    }
  });

  it('must be the caller’s own, and are at most 20', async () => {
    const { coach, learner } = practice;
    expect((await add(learner, await givenFile(server, coach))).status).toBe(400);
    for (let count = 0; count < 20; count += 1) await add(learner, await givenFile(server, learner));
    const { status, body } = await add(learner, await givenFile(server, learner));
    expect([status, body.errorCode]).toEqual([409, 'coaching-file.too-many']);
  });
});
