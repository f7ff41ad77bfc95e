// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { Moment } from '../src/overlays/moment.tsx';
import { closeToast, currentToasts, showToast } from '../src/overlays/toast-queue.ts';
import { ToastRegion } from '../src/overlays/toast-region.tsx';

const words = new Proxy({} as UiWords, { get: (_, name) => String(name) });

it('draws messages on phones above what is fixed at the bottom edge, and under sheets and dialogs', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const foot = document.createElement('div');
  foot.setAttribute('data-page-foot', '');
  const reachesUp = (by: number) =>
    vi.spyOn(foot, 'getBoundingClientRect').mockReturnValue({ height: 58, top: window.innerHeight - by } as DOMRect);
  reachesUp(70);
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
  // the page goes, and another one comes with a higher bar
  reachesUp(140);
  foot.remove();
  document.body.append(foot);
  await waitFor(() => expect(style.bottom).toContain('140px'));
  // drawers have 2300, dialogs 2400
  expect(Number(style.zIndex)).toBeLessThan(2300);
  act(() => closeToast(id));
  foot.remove();
});

it('gives way to a great moment: what was said before goes, what is said later stays', async () => {
  showToast('You finished a module', { tone: 'success' });
  render(
    <UiWordsContext value={words}>
      <Moment title="Well done" art={null} isDark={false} onClose={() => undefined}>
        The course
      </Moment>
    </UiWordsContext>,
  );
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(currentToasts()).toEqual([]);
  const id = showToast('Saved');
  expect(currentToasts()).toHaveLength(1);
  closeToast(id);
});
