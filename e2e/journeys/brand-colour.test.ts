/// <reference lib="dom" />
import { DESKTOP_AR, DESKTOP_EN, settled, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const ADMINISTRATOR = 'admin@demo.test';
const COLOUR = '#7a1f4b';

interface Brand {
  colors: string[];
  version: number;
}

const SETTINGS = 'organizations-dashboard';
const brand = async () => (await callsAs(serverUrl, ADMINISTRATOR))<Brand>('GET', `${SETTINGS}/editing`);

test.describe.configure({ mode: 'serial' });

for (const [name, view] of walkedIn(DESKTOP_AR, DESKTOP_EN)) {
  test(`the brand’s colour is changed in four clicks from the studio’s home: ${name}`, async ({ enter }) => {
    const before = await brand();
    const { page, word, go, sees, leave } = await enter(ADMINISTRATOR, view);
    await go('/studio/home');
    let clicks = 0;
    const click = async (what: ReturnType<typeof page.getByRole>) => {
      clicks += 1;
      await what.click();
      await settled(page);
    };
    try {
      await click(page.getByRole('link', { name: word('organization-settings.menu.settings') }).first());
      await click(page.getByRole('link', { name: word('organization-settings.tabs.appearance') }));
      // the system's picker comes first
      const field = page.getByRole('textbox', { name: word('organization-settings.appearance.primary') }).last();
      await click(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(COLOUR);
      await click(page.getByRole('button', { name: word('common.actions.saveChanges') }));
      await sees('organization-settings.messages.saved');
      expect(clicks).toBeLessThanOrEqual(4);
      expect((await brand()).colors[0]).toBe(COLOUR);
      await leave();
    } finally {
      // other journeys see the demo as it was
      const { version } = await brand();
      await (await callsAs(serverUrl, ADMINISTRATOR))('PATCH', SETTINGS, { colors: before.colors, version });
    }
  });
}
