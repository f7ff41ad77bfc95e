// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeToast, currentToasts, showToast } from '../src/overlays/toast-queue.ts';
import { Toaster } from '../src/overlays/toaster.tsx';

vi.mock('../src/overlays/toast-region.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  vi.useRealTimers();
});

it('says the first message too when what draws messages can’t be fetched, and takes it away in time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toaster />);
  showToast('Not saved', { tone: 'error' });
  expect((await screen.findByRole('alert')).textContent).toBe('');
  expect(await screen.findByText('Not saved')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(currentToasts()).toEqual([]);
});
