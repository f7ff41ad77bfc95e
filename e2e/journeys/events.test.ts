import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { type Call, callsAs, logIn } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const ADMINISTRATOR = 'admin@demo.test';
const FIRST = 'learner@demo.test';
const SECOND = 'instructor@demo.test';

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An event with one place, which is out. */
async function givenEvent(call: Call, name: string): Promise<number> {
  const title = { en: `One seat, ${name}`, ar: `مقعد واحد، ${name}` };
  const days = [{ date: dayFromNow(3), time: '18:00', durationMinutes: 60 }];
  const { eventId } = await call<{ eventId: number }>('POST', 'events', { title, zone: 'Asia/Riyadh', days });
  const changed = await call<{ version: number }>('PATCH', `events/${eventId}`, {
    version: 1,
    place: { en: 'Room 1', ar: 'القاعة ١' },
    capacity: 1,
  });
  const free = { name: { en: 'A seat', ar: 'مقعد' }, description: {}, priceMinor: 0, audience: 'EVERYONE' };
  const ticketTypes = [{ ...free, eventTicketTypeId: null, opensAt: null, closesAt: null, quota: null }];
  const { version } = await call<{ version: number }>('PUT', `events/${eventId}/ticket-types`, {
    ticketTypes,
    version: changed.version,
  });
  await call('POST', `events/${eventId}/publish`, { version });
  return eventId;
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a place in an event, the queue for it, and the door: ${name}`, async ({ enter }) => {
    const eventId = await givenEvent(await callsAs(serverUrl, ADMINISTRATOR), name);
    const first = await enter(FIRST, view);
    await first.go(`/event/${eventId}`);
    await first.press('events.actions.enroll');
    await expect(first.page.getByRole('link', { name: first.word('events.actions.openTicket') })).toBeVisible();

    // the one place is taken: the next person waits, and is offered it when it is given back
    const second = await enter(SECOND, view);
    await second.go(`/event/${eventId}`);
    await second.press('events.actions.wait');
    await expect(second.page.getByRole('button', { name: second.word('events.actions.leaveQueue') })).toBeVisible();
    await first.press('events.actions.giveBack');
    const question = first.page.getByRole('alertdialog');
    await question.getByRole('button', { name: first.word('events.actions.giveBack') }).click();
    await expect(first.page.getByRole('button', { name: first.word('events.actions.wait') })).toBeVisible();
    await second.go(`/event/${eventId}`);
    await second.press('events.actions.accept');
    await second.page.getByRole('link', { name: second.word('events.actions.openTicket') }).click();
    await expect(second.page.getByRole('img', { name: second.word('events.ticket.code') })).toBeVisible();
    const code = await second.page.locator('p[dir="ltr"]').textContent();

    // the letters below the code open the door once
    const door = await enter(ADMINISTRATOR, view);
    await door.go(`/studio/events/${eventId}/door`);
    for (const outcome of ['event-desk.outcomes.VALID', 'event-desk.outcomes.DOUBLE'] as const) {
      await door.page.getByLabel(door.word('event-desk.door.typed')).fill(code ?? '');
      await door.press('event-desk.door.check');
      await expect(
        door.page.getByRole('status').filter({ has: door.page.getByText(door.word(outcome)) }),
      ).toBeVisible();
      await door.press('event-desk.door.next');
    }
    await expect(async () => {
      await second.page.reload();
      await expect(second.page.getByText(second.word('events.ticket.attended'))).toBeVisible();
    }).toPass();
  });

test('the check-in opens and scans where there is no network, and joins what it scanned afterwards', async ({
  enter,
}) => {
  const call = await callsAs(serverUrl, ADMINISTRATOR);
  const eventId = await givenEvent(call, 'offline');
  const guest = await enter(FIRST, PHONE_AR);
  await guest.go(`/event/${eventId}`);
  await guest.press('events.actions.enroll');
  await guest.page.getByRole('link', { name: guest.word('events.actions.openTicket') }).click();
  const code = await guest.page.locator('p[dir="ltr"]').textContent();

  const door = await enter(ADMINISTRATOR, PHONE_AR);
  await door.go(`/studio/events/${eventId}/door`);
  const typed = door.page.getByLabel(door.word('event-desk.door.typed'));
  await expect(typed).toBeVisible();
  // the page can be installed, and is kept as soon as all of it is there
  const manifest = await door.page.evaluate(async () =>
    (await fetch(document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '')).json(),
  );
  expect(manifest).toMatchObject({ start_url: `/studio/events/${eventId}/door`, display: 'standalone', dir: 'rtl' });
  const isKept = () =>
    door.page.evaluate(async () => {
      const names = await caches.keys();
      const whole = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/whole')));
      return whole.some(Boolean);
    });
  await expect.poll(isKept).toBe(true);

  await door.context.setOffline(true);
  await door.page.reload();
  await expect(door.page.getByText(door.word('event-desk.door.offline'))).toBeVisible();
  await typed.fill(code ?? '');
  await door.press('event-desk.door.check');
  await expect(door.page.getByRole('status').getByText(door.word('event-desk.outcomes.VALID'))).toBeVisible();
  // what was scanned outlives the page
  await door.page.reload();
  await typed.fill(code ?? '');
  await door.press('event-desk.door.check');
  await expect(door.page.getByRole('status').getByText(door.word('event-desk.outcomes.DOUBLE'))).toBeVisible();
  const attendees = () =>
    call<{ data: { state: string }[] }>('GET', `events/${eventId}/enrollments`).then(({ data }) => data[0]?.state);
  expect(await attendees()).toBe('ENROLLED');

  await door.context.setOffline(false);
  await expect(async () => expect(await attendees()).toBe('ATTENDED')).toPass();
  await expect(door.page.getByText(door.word('event-desk.door.online'))).toBeVisible();

  // a list that somebody changed on the device lets nobody in, and is put right by the network
  await door.context.setOffline(true);
  // the page may still be writing down the list that has just come
  await expect(async () => {
    await door.page.evaluate((id) => {
      const key = `event-door:${id}`;
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      kept.list.tickets[0].name = 'Somebody Else';
      localStorage.setItem(key, JSON.stringify(kept));
    }, eventId);
    await door.page.reload();
    await expect(door.page.getByRole('alert').getByText(door.word('event-desk.door.list.ALTERED'))).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  await expect(typed).toBeHidden();
  await door.context.setOffline(false);
  await expect(typed).toBeVisible();
});

test('a host who may not enter the studio lets people in, at their own event alone', async ({ enter }) => {
  const call = await callsAs(serverUrl, ADMINISTRATOR);
  const [eventId, otherId] = [await givenEvent(call, 'host'), await givenEvent(call, 'no host')];
  const host = await enter(FIRST, PHONE_AR);
  const userId = (await logIn(serverUrl, FIRST)).user!.id;
  const { version } = await call<{ version: number }>('GET', `events/${eventId}/editing`);
  await call('PATCH', `events/${eventId}`, { version, hostUserIds: [userId] });

  await host.go(`/event/${eventId}`);
  await host.press('events.host.open');
  await expect(host.page.getByLabel(host.word('event-desk.door.typed'))).toBeVisible();
  // a code that nobody gave out
  await host.page.getByLabel(host.word('event-desk.door.typed')).fill('ABCD2345');
  await host.press('event-desk.door.check');
  await expect(host.page.getByRole('status').getByText(host.word('event-desk.outcomes.FORGED'))).toBeVisible();
  await host.press('event-desk.door.next');

  await host.go(`/studio/events/${otherId}/door`);
  await expect(host.page.getByLabel(host.word('event-desk.door.typed'))).toBeHidden();
  await host.go(`/event/${otherId}`);
  await expect(host.page.getByRole('button', { name: host.word('events.host.open') })).toBeHidden();
});
