import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { assign, type ChecklistRoom, givenChecklist, item, listOf } from './checklists.factory.ts';

const server = testServer();

interface Shown {
  version: number;
  status: string;
  title: { en: string };
  items: { checklistItemId: number; title: { en: string } }[];
  draft: { items: { checklistItemId: number | null; title: { en: string }; course: unknown }[] } | null;
}

const read = async ({ keeper, checklistId }: ChecklistRoom) =>
  (await callAs<Shown>(server, keeper, `GET /api/checklists/${checklistId}`)).body;
const draftOf = (version: number, items: readonly object[], title = 'First days') => ({
  version,
  title: { en: title },
  description: {},
  joinRule: 'NOBODY',
  permissionSetId: null,
  approverUserId: null,
  items,
});
const write = (room: ChecklistRoom, body: object) =>
  callAs<{ version: number }>(server, room.keeper, `PUT /api/checklists/${room.checklistId}/draft`, body);
const publish = (room: ChecklistRoom) =>
  callAs(server, room.keeper, `POST /api/checklists/${room.checklistId}/publish`);
const titles = (list: { title: { en?: string | null } }[] | undefined) => list?.map(({ title }) => title.en);

describe('what is being written of a checklist', () => {
  it('reaches who has it when it is published, and not before', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team'), item('DO', 'Desk')]);
    await assign(server, room, [room.person.userId]);
    const { version, items } = await read(room);
    const desk = { ...item('DO', 'Your desk'), checklistItemId: items[1]!.checklistItemId };
    const saved = await write(room, draftOf(version, [desk, item('READ', 'Charter')], 'First weeks'));
    expect([saved.status, saved.body.version]).toEqual([200, version + 1]);
    expect(titles((await listOf(server, room.person))?.items)).toEqual(['Team', 'Desk']);
    const before = await read(room);
    expect([before.title.en, titles(before.items), titles(before.draft?.items)]).toEqual([
      'First days',
      ['Team', 'Desk'],
      ['Your desk', 'Charter'],
    ]);
    expect((await publish(room)).status).toBe(204);
    expect(titles((await listOf(server, room.person))?.items)).toEqual(['Your desk', 'Charter']);
    const after = await read(room);
    expect([after.title.en, after.draft, after.items[0]!.checklistItemId]).toEqual([
      'First weeks',
      null,
      items[1]!.checklistItemId,
    ]);
    expect((await publish(room)).body.errorCode).toBe('checklist.already-published');
  });

  it('may lack what it needs, which publishing asks for and changes nothing then', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team')]);
    const { version } = await read(room);
    const open = [item('COURSE', 'A course'), { ...item('DO', ''), title: {} }];
    expect((await write(room, draftOf(version, open))).status).toBe(200);
    const refused = await publish(room);
    expect([refused.status, refused.body.details?.[0]?.path]).toEqual([400, 'items.0.courseId']);
    expect(titles((await read(room)).items)).toEqual(['Team']);
    await write(room, draftOf(version + 1, []));
    expect((await publish(room)).body.errorCode).toBe('checklist.without-items');
  });

  it('is written by one at a time, and can be thrown away', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team')]);
    const { version } = await read(room);
    await write(room, draftOf(version, [item('DO', 'Mine')]));
    expect((await write(room, draftOf(version, [item('DO', 'Theirs')]))).status).toBe(409);
    expect(titles((await read(room)).draft?.items)).toEqual(['Mine']);
    const drop = (old: number) =>
      callAs(server, room.keeper, `DELETE /api/checklists/${room.checklistId}/draft?version=${old}`);
    expect((await drop(version)).status).toBe(409);
    expect((await drop(version + 1)).status).toBe(200);
    expect([(await read(room)).draft, titles((await read(room)).items)]).toEqual([null, ['Team']]);
  });

  it('names no course and nobody whom its writer may not see, and is seen by writers alone', async () => {
    const room = await givenChecklist(server, [item('DO', 'Team')]);
    const { courseId } = await givenClassroom(server, []);
    const { version } = await read(room);
    expect((await write(room, draftOf(version, [item('COURSE', 'Foreign', null, { courseId })]))).status).toBe(404);
    const stranger = await givenMember(server, (await givenClassroom(server, [])).organizationId);
    const named = { ...draftOf(version, []), approverUserId: stranger.userId };
    expect((await write(room, named)).status).toBe(404);
    const body = draftOf(version, []);
    const path = `PUT /api/checklists/${room.checklistId}/draft`;
    expect((await callAs(server, room.person, path, body)).status).toBe(403);
    expect((await callAs(server, stranger, path, body)).status).toBe(403);
  });
});
