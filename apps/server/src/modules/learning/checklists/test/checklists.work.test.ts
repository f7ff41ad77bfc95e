import { DAY } from '@sullam/domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { assign, givenChecklist, item, listOf, plain } from './checklists.factory.ts';

const server = testServer();

const stateOf = async (room: Awaited<ReturnType<typeof givenChecklist>>, title: string) =>
  (await listOf(server, room.person))!.items.find((each) => each.title.en === title)?.state;

describe('doing what a checklist asks for', () => {
  it('ticks, keeps the order where it is asked for, and finishes the list with its last item', async () => {
    const room = await givenChecklist(server, [
      item('READ', 'Charter', 1),
      item('DO', 'Team', 2, { waitsForPrevious: true }),
    ]);
    await assign(server, room, [room.person.userId]);
    const list = (await listOf(server, room.person))!;
    const tick = async (title: string, isDone: boolean, who = room.person) =>
      (await callAs(server, who, `PUT /api/student-checklist-items/${list.idOf(title)}/done`, { isDone })).status;
    expect(list.items.map(({ isLocked }) => isLocked)).toEqual([false, true]);
    expect(await tick('Team', true)).toBe(409);
    expect([await tick('Charter', true, room.approver), await tick('Charter', true, room.keeper)]).toEqual([403, 403]);
    expect(await tick('Charter', true, await givenMember(server, room.organizationId))).toBe(404);
    expect([await tick('Charter', true), await tick('Charter', true), await tick('Team', true)]).toEqual([
      204, 204, 204,
    ]);
    expect((await listOf(server, room.person))!.completedAt).not.toBeNull();
    expect(await tick('Charter', false)).toBe(204);
    expect(await listOf(server, room.person)).toMatchObject({ completedAt: null, doneCount: 1 });
  });

  it('lets an approver send back with a word, shows the whole way, and what was sent before', async () => {
    const room = await givenChecklist(server, [item('APPROVE', 'Plan', 7)]);
    await assign(server, room, [room.person.userId]);
    const id = (await listOf(server, room.person))!.idOf('Plan');
    const step = async (who: typeof room.person, name: string, body?: object) =>
      (await callAs(server, who, `POST /api/student-checklist-items/${id}/${name}`, body)).status;
    expect(await step(room.person, 'send', { text: '  ' })).toBe(400);
    expect(await step(room.person, 'send', { text: 'One' })).toBe(204);
    expect(await step(room.person, 'send', { text: 'Again' })).toBe(409);
    const waiting = async (who = room.approver) =>
      (await callAs<{ data: { studentChecklistItemId: number }[] }>(server, who, 'GET /api/checklist-approvals')).body
        .data;
    expect((await waiting()).map(({ studentChecklistItemId }) => studentChecklistItemId)).toEqual([id]);
    expect([await waiting(room.keeper), await waiting(room.person)].map((list) => list.length)).toEqual([1, 0]);
    expect(await step(room.person, 'decide', { isApproved: true })).toBe(403);
    expect(await step(room.approver, 'decide', { isApproved: false })).toBe(400);
    expect(await stateOf(room, 'Plan')).toBe('WAITING');
    expect(await step(room.approver, 'decide', { isApproved: false, word: 'Dates, please' })).toBe(204);
    expect(await step(room.person, 'send', { text: 'One, until Monday' })).toBe(204);
    expect(await step(room.approver, 'decide', { isApproved: true })).toBe(204);
    const { body } = await callAs<{
      steps: { kind: string; text: string; by: { userId: number } }[];
      textBefore: string;
    }>(server, room.person, `GET /api/student-checklist-items/${id}`);
    expect(body.steps.map(({ kind, text, by }) => [kind, text, by.userId])).toEqual([
      ['SENT', 'One', room.person.userId],
      ['SENT_BACK', 'Dates, please', room.approver.userId],
      ['SENT', 'One, until Monday', room.person.userId],
      ['APPROVED', '', room.approver.userId],
    ]);
    expect(body.textBefore).toBe('One');
    expect((await listOf(server, room.person))!.completedAt).not.toBeNull();
  });

  it('notifies whoever approves, and the person of the decision; reminds once a day', async () => {
    const room = await givenChecklist(server, [item('APPROVE', 'Plan', 7)]);
    await assign(server, room, [room.person.userId]);
    const id = (await listOf(server, room.person))!.idOf('Plan');
    const post = async (who: typeof room.person, name: string, body?: object) =>
      (await callAs(server, who, `POST /api/student-checklist-items/${id}/${name}`, body)).status;
    await post(room.person, 'send', { text: 'A plan' });
    expect([await post(room.person, 'remind'), await post(room.person, 'remind')]).toEqual([204, 409]);
    server.clock.advance(DAY);
    expect(await post(room.person, 'remind')).toBe(204);
    await post(room.approver, 'decide', { isApproved: true });
    const told = async (who: typeof room.person) =>
      (await callAs<{ data: { text: string }[] }>(server, who, 'GET /api/notifications?skip=0&take=20')).body.data
        .map(({ text }) => plain(text))
        .reverse();
    expect(await told(room.approver)).toEqual([
      expect.stringContaining('sent you “Plan” to approve'),
      expect.stringContaining('is waiting for your approval of “Plan”'),
      expect.stringContaining('is waiting for your approval of “Plan”'),
    ]);
    expect(await told(room.person)).toEqual(['You have a new checklist: First days', '“Plan” has been approved.']);
  });

  it('takes back what waits, and nothing else', async () => {
    const room = await givenChecklist(server, [item('APPROVE', 'Plan')]);
    await assign(server, room, [room.person.userId]);
    const id = (await listOf(server, room.person))!.idOf('Plan');
    const withdraw = async () =>
      (await callAs(server, room.person, `POST /api/student-checklist-items/${id}/withdraw`)).status;
    expect(await withdraw()).toBe(409);
    await callAs(server, room.person, `POST /api/student-checklist-items/${id}/send`, { text: 'A plan' });
    expect([await withdraw(), await stateOf(room, 'Plan')]).toEqual([204, 'TO_DO']);
  });

  it('takes the code of a place, however it is typed, of one’s own lists only', async () => {
    const room = await givenChecklist(server, [item('VISIT', 'Desk', 3)]);
    await assign(server, room, [room.person.userId]);
    const { body } = await callAs<{ items: { visit: { code: string; qr: string } }[] }>(
      server,
      room.keeper,
      `GET /api/checklists/${room.checklistId}`,
    );
    const { code, qr } = body.items[0]!.visit;
    expect(qr).toMatch(/^<svg/);
    const visit = async (typed: string, who = room.person) =>
      (await callAs(server, who, 'POST /api/checklist-visits', { code: typed })).status;
    expect([await visit('WRONG-CODE'), await visit(code, room.approver)]).toEqual([409, 409]);
    expect(await stateOf(room, 'Desk')).toBe('TO_DO');
    const typed = `${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`;
    expect([await visit(typed), await stateOf(room, 'Desk'), await visit(code)]).toEqual([200, 'DONE', 200]);
  });
});
