// @vitest-environment happy-dom
import type { Catalogue } from '@sullam/strings/define.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../src/base/stored.ts';
import { createWording } from '../src/language/wording.ts';
import { bootstrapWith } from './support.ts';

const missing = vi.hoisted(() => new Set<string>());
vi.mock('@sullam/strings/load.ts', async (original) => {
  const real = await original<typeof import('@sullam/strings/load.ts')>();
  return {
    ...real,
    loadArea: async (...of: Parameters<typeof real.loadArea>): Promise<Catalogue> =>
      Object.fromEntries(
        Object.entries(await real.loadArea(...of)).filter(([key]) => of[1] === 'en' || !missing.has(key)),
      ),
  };
});

beforeEach(() => missing.clear());

const open = async () => {
  const onMissing = vi.fn();
  const wording = createWording({
    bootstrap: bootstrapWith({ language: 'ar' }),
    storage: memoryStorage(),
    language: 'ar',
    fetchOverrides: async () => ({}),
    onMissing,
  });
  await wording.ensure(['shell']);
  return { wording, onMissing };
};

it('shows the English message where the Arabic one is missing, and only there', async () => {
  missing.add('shell.menu.home');
  const { wording, onMissing } = await open();
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
