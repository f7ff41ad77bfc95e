// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { closeToast, showToast } from '../src/overlays/toast-queue.ts';
import { ToastRegion } from '../src/overlays/toast-region.tsx';

const words = new Proxy({} as UiWords, { get: (_, name) => String(name) });

it('draws messages on phones above what is fixed at the bottom edge, and under sheets and dialogs', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const foot = document.createElement('div');
  foot.setAttribute('data-page-foot', '');
  vi.spyOn(foot, 'offsetHeight', 'get').mockReturnValue(70);
  document.body.append(foot);
  render(
    <UiWordsContext value={words}>
      <ToastRegion />
    </UiWordsContext>,
  );
  let id = 0;
  act(() => {
    id = showToast('Lesson finished', { tone: 'success' });
  });
  const { style } = (await screen.findByText('Lesson finished')).closest('section') as HTMLElement;
  expect(style.top).toBe('auto');
  expect(style.bottom).toContain('70px');
  // drawers have 2300, dialogs 2400
  expect(Number(style.zIndex)).toBeLessThan(2300);
  act(() => closeToast(id));
  foot.remove();
});
