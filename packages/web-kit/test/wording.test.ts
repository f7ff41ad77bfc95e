// @vitest-environment happy-dom
import { loadArea } from '@sullam/strings/load.ts';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../src/base/stored.ts';
import { createWording } from '../src/language/wording.ts';
import { bootstrapWith } from './support.ts';

const open = async (missing: readonly string[] = []) => {
  const onMissing = vi.fn();
  const wording = createWording({
    bootstrap: bootstrapWith({ language: 'ar' }),
    storage: memoryStorage(),
    language: 'ar',
    fetchOverrides: async () => ({}),
    onMissing,
    loadArea: async (area, language) =>
      Object.fromEntries(
        Object.entries(await loadArea(area, language)).filter(([key]) => language === 'en' || !missing.includes(key)),
      ),
  });
  await wording.ensure(['shell']);
  return { wording, onMissing };
};

it('shows the English message where the Arabic one is missing, and only there', async () => {
  const { wording, onMissing } = await open(['shell.menu.home']);
  wording.get()('shell.menu.home');
  expect(onMissing).toHaveBeenCalledExactlyOnceWith('shell.menu.home');
  await vi.waitFor(() => expect(wording.get()('shell.menu.home')).toBe('Home'));
  expect(wording.get()('shell.menu.courses')).toBe('الدورات');
});

it('fetches no English for a reader whose messages are all there', async () => {
  const { wording } = await open();
  const before = wording.get();
  expect(before('shell.menu.home')).not.toBe('Home');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(wording.get()).toBe(before);
});
