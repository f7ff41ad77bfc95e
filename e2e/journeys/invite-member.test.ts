/// <reference lib="dom" />
import { DESKTOP_AR, DESKTOP_EN, settled, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const ADMINISTRATOR = 'admin@demo.test';

for (const [name, view] of walkedIn(DESKTOP_AR, DESKTOP_EN)) {
  test(`somebody is invited in three clicks from the studio’s home: ${name}`, async ({ enter }) => {
    const email = `guest-${Date.now().toString(36)}-${view.language}@example.org`;
    const { page, word, go, leave } = await enter(ADMINISTRATOR, view);
    await go('/studio/home');
    let clicks = 0;
    const click = async (what: ReturnType<typeof page.getByRole>) => {
      clicks += 1;
      await what.click();
      await settled(page);
    };
    await click(page.getByRole('main').getByRole('link', { name: word('members.menu.invitePeople') }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    // typing and the key that leads on to the next field are no clicks
    for (const text of [email, 'Tab', 'Layla', 'Tab', 'Mansour'])
      await (text === 'Tab' ? page.keyboard.press(text) : page.keyboard.type(text));
    await expect(dialog.getByRole('combobox', { name: word('members.invite.permissionSet') })).toHaveValue('');
    await click(dialog.locator('button[type="submit"]'));
    await expect(dialog).toBeHidden();
    expect(clicks).toBeLessThanOrEqual(3);
    const call = await callsAs(serverUrl, ADMINISTRATOR);
    const { data } = await call<{ data: { email: string; status: string; permissionSets: unknown[] }[] }>(
      'GET',
      `members?search=${encodeURIComponent(email)}&take=5`,
    );
    expect(data).toMatchObject([{ email, status: 'INVITED' }]);
    expect(data[0]?.permissionSets).toHaveLength(1);
    await leave();
  });
}
