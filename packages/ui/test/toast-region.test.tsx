// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { closeToast, showToast } from '../src/overlays/toast-queue.ts';
import { ToastRegion } from '../src/overlays/toast-region.tsx';

const words = new Proxy({} as UiWords, { get: (_, name) => String(name) });

it('draws messages on phones above what is fixed at the bottom edge, and under sheets and dialogs', async () => {
  render(
    <UiWordsContext value={words}>
      <ToastRegion />
    </UiWordsContext>,
  );
  let id = 0;
  act(() => {
    id = showToast('Lesson finished', { tone: 'success' });
  });
  const place = (await screen.findByText('Lesson finished')).closest('section')?.className ?? '';
  expect(place).toContain('max-sm:top-auto');
  expect(place).toMatch(/max-sm:bottom-\[.*--foot-height.*--page-foot/);
  const [, layer] = /max-sm:z-(\d+)/.exec(place) ?? [];
  // drawers have 2300, dialogs 2400
  expect(Number(layer)).toBeLessThan(2300);
  act(() => closeToast(id));
});
