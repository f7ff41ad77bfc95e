import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const PERSON = 'learner@demo.test';
const PLACE = '/dashboard/user-activities';

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a week on the dashboard: ${name}`, async ({ enter }) => {
    const { page, word, go, press } = await enter(PERSON, view);
    await go('/dashboard');
    // a figure leads to the list that it counts
    const figure = page.getByRole('link', { name: word('catalogue.begun.inProgress'), exact: true });
    const count = Number(await figure.locator('xpath=ancestor::div[dt]').locator('dd').textContent());
    await figure.click();
    await expect(page).toHaveURL(/my-courses\?progress=begun/);
    if (view.language === 'en') await expect(page.locator('main h2')).toHaveCount(count);

    await go(PLACE);
    await expect(page.getByRole('navigation', { name: word('activities.filters.kind') })).toBeVisible();
    await page.getByRole('link', { name: word('activities.paging.later') }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
    const address = page.url();
    await page.reload();
    await settled(page);
    await expect(page).toHaveURL(address);
    await page.keyboard.press('m');
    await expect(page).toHaveURL(/view=month/);
    await page.keyboard.press('t');
    await expect(page).not.toHaveURL(/from=/);
    await expect(page.getByRole('table')).toBeVisible();
    // an entry leads to its page
    await go(`${PLACE}?view=due`);
    const entry = page.locator('main li a[href^="/lms/courses/"]').first();
    const href = await entry.getAttribute('href');
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));

    // into one's own calendar, and out of it again
    await go(PLACE);
    await press('calendar-feeds.dialog.open');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: word('calendar-feeds.actions.create') }).click();
    const told = await dialog.getByLabel(word('calendar-feeds.dialog.address')).inputValue();
    const path = new URL(told).pathname;
    const calendar = await page.request.get(path);
    expect(await calendar.text()).toContain('BEGIN:VEVENT');
    await dialog.getByRole('button', { name: word('calendar-feeds.actions.revoke') }).click();
    await dialog.getByRole('button', { name: word('calendar-feeds.actions.revoke') }).click();
    await expect(dialog.getByRole('button', { name: word('calendar-feeds.actions.create') })).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(404);
  });
