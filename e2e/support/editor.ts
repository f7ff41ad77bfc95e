import { expect, type Locator } from '@playwright/test';

/**
 * Writes into an editor of formatted text. Its library makes one that has just appeared a second time, sooner than anybody types:
 * words that were put into the first are gone then, and are written again.
 */
export async function writeText(editor: Locator, text: string): Promise<void> {
  await expect(async () => {
    await editor.fill(text);
    await expect(editor).toHaveText(text, { timeout: 1000 });
  }).toPass();
}
