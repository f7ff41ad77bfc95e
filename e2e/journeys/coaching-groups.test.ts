import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { type Call, callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const LEARNER = 'learner@demo.test';
const COACH = 'coach@demo.test';
const ADMINISTRATOR = 'admin@demo.test';

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Type {
  sessionTypeId: number;
  seats: number;
  version: number;
}

/** A group session of two seats, one of which is taken, from some days ahead on. */
async function givenGroup(coach: Call, other: Call, days: number): Promise<number> {
  const created = await coach<{ sessionTypeId: number }>('POST', 'session-types', {
    title: { en: 'Rehearsal in twos', ar: 'تدريب ثنائي' },
    lengthMinutes: 30,
    seats: 2,
  });
  const span = `sessionTypeId=${created.sessionTypeId}&from=${dayFromNow(days)}&until=${dayFromNow(days + 30)}`;
  const free = await coach<{ days: { slots: { startsAt: string }[] }[] }>('GET', `group-sessions/times?${span}`);
  const { groupSessionIds } = await coach<{ groupSessionIds: number[] }>('POST', 'group-sessions', {
    sessionTypeId: created.sessionTypeId,
    startsAt: free.days[0]!.slots[0]!.startsAt,
    byVideo: true,
  });
  await other('POST', `group-sessions/${groupSessionIds[0]}/seats`, { waits: false });
  const types = await coach<{ data: Type[] }>('GET', 'session-types/own');
  const { version } = types.data.find(({ sessionTypeId }) => sessionTypeId === created.sessionTypeId)!;
  await coach('POST', `session-types/${created.sessionTypeId}/archive`, { version });
  return groupSessionIds[0]!;
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a group session is filled and waited for: ${name}`, async ({ enter }) => {
    const [coach, administrator] = [await callsAs(serverUrl, COACH), await callsAs(serverUrl, ADMINISTRATOR)];
    const id = await givenGroup(coach, administrator, 12);
    const learner = await enter(LEARNER, view);
    const seat = learner.page.getByText(learner.word('group-sessions.own.BOOKED'));
    await learner.go(`/coaching/groups/${id}`);
    await learner.press('group-sessions.actions.book');
    await expect(seat.first()).toBeVisible();
    // the learner gives the seat up, another takes it, and the learner waits
    await learner.press('group-sessions.actions.leave');
    await learner.page
      .getByRole('alertdialog')
      .getByRole('button', { name: learner.word('group-sessions.actions.leave') })
      .click();
    await expect(learner.page.getByRole('button', { name: learner.word('group-sessions.actions.book') })).toBeVisible();
    const third = await callsAs(serverUrl, 'instructor@demo.test');
    await third('POST', `group-sessions/${id}/seats`, { waits: false });
    await learner.go(`/coaching/groups/${id}`);
    await learner.press('group-sessions.actions.wait');
    await expect(learner.page.getByText(learner.word('group-sessions.own.WAITING')).first()).toBeVisible();
    // a seat comes free and is kept for the learner, who takes it
    await third('POST', `group-sessions/${id}/seats/leave`);
    await learner.go(`/coaching/groups/${id}`);
    await learner.press('group-sessions.actions.accept');
    await expect(seat.first()).toBeVisible();
    await coach('POST', `group-sessions/${id}/cancel`, {});
  });
}
