// @vitest-environment happy-dom
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a part whose code cannot be fetched is asked for with pauses, and comes when it can be', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<() => React.ReactNode>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const Part = lazyPart(load, <p>waiting</p>);
  await act(async () => void render(<Part />));
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('waiting')).toBeTruthy();
  load.mockResolvedValue(() => <p>arrived</p>);
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(screen.getByText('arrived')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that was fetched ahead is drawn at once', async () => {
  const load = vi.fn(async () => () => <p>arrived</p>);
  const Part = lazyPart(load, <p>waiting</p>);
  Part.preload();
  await vi.waitFor(() => expect(load).toHaveReturned());
  await load.mock.results[0]?.value;
  await Promise.resolve();
  render(<Part />);
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('arrived')).toBeTruthy();
});
