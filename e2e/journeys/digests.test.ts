import { violationsIn } from '../support/axe.ts';
import { DESKTOP_EN, openPage, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import { toolsOf } from '../support/visit.ts';

/** Each gets mails of the week from the demo, in their language. */
const READERS = { en: 'karim.lahlou@learners.demo.test', ar: 'grace.mensah@learners.demo.test' } as const;

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`notifications are bundled weekly, and a link in the mail ends that without signing in: ${name}`, async ({
    browser,
    enter,
  }) => {
    const email = READERS[view.language];
    const call = await callsAs(serverUrl, email);
    const paces = async () => {
      const { data } = await call<{ data: { pace: string }[] }>('GET', 'notifications/user-settings');
      return data.map(({ pace }) => pace);
    };
    const reader = await enter(email, view);
    await reader.go('/profile?tab=notifications');
    const grades = reader.page.getByLabel(reader.word('notifications.groups.grades'));
    await grades.selectOption('WEEKLY');
    await expect.poll(async () => (await paces()).filter((pace) => pace === 'WEEKLY').length).toBeGreaterThan(1);
    await reader.leave();

    // nobody is signed in where the mail is read
    const { page, context, watch } = await openPage(browser, serverUrl, view);
    const { press, sees } = toolsOf(page, view);
    const mail = page.getByRole('link', { name: email }).first();
    // a job writes it, which may still have others before it
    await expect(async () => {
      await page.goto('/outbox');
      await expect(mail).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await mail.click();
    const link = page.frameLocator('iframe').locator('a[href*="/notifications/unsubscribe?key="]');
    const address = (await link.getAttribute('href')) ?? '';
    // a mail may run no scripts, which the browser says aloud where one looks into it
    watch.begin();
    await page.goto(address);
    await settled(page);
    await press('notifications.unsubscribe.stop');
    await sees('notifications.unsubscribe.done');
    await press('common.actions.undo');
    await sees('notifications.unsubscribe.undone');
    expect((await paces()).filter((pace) => pace === 'WEEKLY').length).toBeGreaterThan(1);
    await press('notifications.unsubscribe.stop');
    await press('notifications.unsubscribe.stop');
    await sees('notifications.unsubscribe.done');
    expect([...(await violationsIn(page)), ...watch.trouble()]).toEqual([]);
    await context.close();
    expect((await paces()).filter((pace) => pace === 'WEEKLY' || pace === 'DAILY')).toEqual([]);
  });
