import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const WRITER = 'admin@demo.test';
const READER = 'learner@demo.test';

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`an announcement is scheduled, comes out by itself and is read: ${name}`, async ({ enter }) => {
    test.slow();
    const title = `${view.language === 'ar' ? 'إعلان' : 'News'} ${Date.now().toString(36)}`;
    const write = await callsAs(serverUrl, WRITER);
    const { announcementId } = await write<{ announcementId: number }>('POST', 'announcements', {
      title: { [view.language]: title },
    });
    const schedule = (seconds: number) =>
      write('PUT', `course-announcements/${announcementId}/schedule`, {
        scheduledAt: new Date(Date.now() + seconds * 1000).toISOString(),
      });
    await schedule(3600);

    const writer = await enter(WRITER, view);
    await writer.go('/studio/announcements');
    const item = writer.page.getByRole('article').filter({ hasText: title });
    await expect(item.getByText(writer.word('announcements.states.scheduled'))).toBeVisible();

    await schedule(2);
    const read = await callsAs(serverUrl, READER);
    const isOut = async () =>
      (await read<{ data: { announcementId: number }[] }>('GET', 'announcements')).data.some(
        (each) => each.announcementId === announcementId,
      );
    // a demo that has just begun has much else to do
    await expect.poll(isOut, { timeout: 90_000 }).toBe(true);

    const reader = await enter(READER, view);
    await reader.go('/announcements');
    const card = reader.page.getByRole('article').filter({ hasText: title });
    await expect(card.getByText(reader.word('announcements.labels.unread'))).toBeVisible();
    await Promise.all([
      reader.page.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok()),
      card.getByRole('link', { name: title }).click(),
    ]);
    await reader.go('/announcements');
    await expect(card.getByRole('link', { name: title })).toBeVisible();
    await expect(card.getByText(reader.word('announcements.labels.unread'))).toBeHidden();
    await reader.leave();

    await writer.go('/studio/announcements');
    await item.getByRole('button').filter({ hasText: /[1١]/u }).first().click();
    const drawer = writer.page.getByRole('dialog');
    await drawer.getByRole('group').getByRole('button').last().click();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await writer.leave();
    await write('DELETE', `course-announcements/${announcementId}`);
  });
