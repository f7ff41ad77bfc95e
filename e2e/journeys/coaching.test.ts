import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { type Call, callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const LEARNER = 'learner@demo.test';
const COACH = 'coach@demo.test';

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Type {
  sessionTypeId: number;
  booking: 'INSTANT' | 'REQUEST';
  questions: { key: string; isRequired: boolean }[];
}

/** Books or asks for the first free time of a coach from some days ahead on, by the clock of Casablanca. */
async function givenSession(call: Call, booking: Type['booking'], days: number): Promise<number> {
  const { data: coaches } = await call<{ data: { coachId: number }[] }>('GET', 'coaches?take=20&search=Tariq');
  const { coachId } = coaches[0]!;
  const { data: types } = await call<{ data: Type[] }>('GET', `session-types?coachId=${coachId}`);
  const { sessionTypeId, questions } = types.find((type) => type.booking === booking)!;
  const span = `from=${dayFromNow(days)}&until=${dayFromNow(days + 30)}&zone=Africa/Casablanca`;
  const free = await call<{ days: { slots: { startsAt: string }[] }[] }>(
    'GET',
    `provider-available-slots?coachId=${coachId}&sessionTypeId=${sessionTypeId}&${span}`,
  );
  const { coachingSessionIds } = await call<{ coachingSessionIds: number[] }>('POST', 'booking-sessions', {
    coachId,
    sessionTypeId,
    startsAt: free.days[0]!.slots[0]!.startsAt,
    byVideo: true,
    zone: 'Africa/Casablanca',
    answers: questions.filter(({ isRequired }) => isRequired).map(({ key }) => ({ key, answer: 'A meeting' })),
    requestKey: crypto.randomUUID(),
  });
  return coachingSessionIds[0]!;
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a session across two zones is moved and cancelled: ${name}`, async ({ enter }) => {
    const id = await givenSession(await callsAs(serverUrl, LEARNER), 'INSTANT', name.length % 2 === 0 ? 10 : 14);
    const learner = await enter(LEARNER, view);
    await learner.go(`/coaching/sessions/${id}`);
    const before = await learner.page.getByRole('heading', { level: 1 }).textContent();
    await learner.press('coaching-sessions.actions.move');
    const week = learner.page.getByRole('region', { name: learner.word('coaching-sessions.week.label') });
    await learner.press('coaching-sessions.week.next');
    const move = learner.page.getByRole('button', { name: learner.word('coaching-sessions.move.to') }).last();
    // the week may be drawn anew between the look and the click
    await expect(async () => {
      await week.locator('button[aria-pressed="false"]:not([disabled])').last().click({ timeout: 3000 });
      await expect(move).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await move.click();
    await expect(learner.page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
    await learner.press('coaching-sessions.actions.cancel');
    const question = learner.page.getByRole('alertdialog');
    await question.getByRole('button', { name: learner.word('coaching-sessions.actions.cancel') }).click();
    await expect(learner.page.getByText(learner.word('coaching-sessions.ended.byYou'))).toBeVisible();
  });

  test(`a request is accepted by the coach: ${name}`, async ({ enter }) => {
    const id = await givenSession(await callsAs(serverUrl, LEARNER), 'REQUEST', 20);
    const coach = await enter(COACH, view);
    await coach.go(`/coaching/sessions/${id}`);
    await coach.press('coaching-sessions.actions.accept');
    const learner = await enter(LEARNER, view);
    await learner.go(`/coaching/sessions/${id}`);
    await expect(learner.page.getByText(learner.word('coaching-sessions.states.BOOKED')).first()).toBeVisible();
    await learner.press('coaching-sessions.actions.cancel');
    await learner.page
      .getByRole('alertdialog')
      .getByRole('button', { name: learner.word('coaching-sessions.actions.cancel') })
      .click();
    await expect(learner.page.getByText(learner.word('coaching-sessions.ended.byYou'))).toBeVisible();
  });
}
