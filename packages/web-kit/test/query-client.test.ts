import { ApiError } from '@sullam/api-client/api-error.ts';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../src/query/query-client.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => onlineManager.setOnline(true));

const refusedBy = (status: number, isTransport = false) => new ApiError({ message: `${status}`, status }, isTransport);

describe('a refresh that fails behind what is shown', () => {
  it.each([
    ['the network', refusedBy(500, true), 'success'],
    ['a server that is down', refusedBy(503), 'success'],
    ['a session that ran out', refusedBy(401), 'success'],
    ['too many calls', refusedBy(429), 'success'],
    // what it was about is gone, or closed to the reader
    ['not found', refusedBy(404), 'error'],
    ['not allowed', refusedBy(403), 'error'],
  ])('%s: is reported, and takes nothing away that somebody may be typing into', async (_cause, error, status) => {
    const notify = vi.fn();
    const client = createQueryClient(() => 'generic', notify);
    const ask = vi.fn<() => Promise<string>>().mockResolvedValue('there');
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
    ask.mockRejectedValue(error);
    await observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({ status, data: 'there' });
    expect(client.getQueryState(['x'])?.isInvalidated).toBe(true);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: error.message });
    stop();
  });
});

describe('a change that comes while a first load is on its way', () => {
  it.each(['active', 'none'] as const)('is seen by what was being loaded (%s)', async (refetchType) => {
    const client = createQueryClient(() => 'generic', vi.fn());
    const answers: ((value: string) => void)[] = [];
    const ask = () => new Promise<string>((answer) => answers.push(answer));
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    const refreshed = client.invalidateQueries({ queryKey: ['x'], refetchType });
    answers[0]?.('before');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('after');
    await refreshed;
    expect(observer.getCurrentResult().data).toBe('after');
    stop();
  });

  it('leaves alone what was not being loaded', async () => {
    const client = createQueryClient(() => 'generic', vi.fn());
    const ask = vi.fn<() => Promise<string>>().mockResolvedValue('there');
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
    await client.invalidateQueries({ queryKey: ['x'] });
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('calls without a connection', () => {
  it('fail on a first load, and are made again as soon as there is one', async () => {
    const client = createQueryClient(() => 'generic', vi.fn());
    client.mount();
    onlineManager.setOnline(false);
    const ask = vi.fn<() => Promise<string>>(lost);
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    ask.mockResolvedValue('there');
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
    stop();
    client.unmount();
  });

  it('say that what somebody did has failed', async () => {
    const notify = vi.fn();
    const client = createQueryClient(() => 'generic', notify);
    onlineManager.setOnline(false);
    await expect(new MutationObserver(client, { mutationFn: lost }).mutate()).rejects.toThrow('Failed to fetch');
    expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: 'generic' });
  });
});

describe('what failed while its page was fetched', () => {
  const show = async (client: ReturnType<typeof createQueryClient>, ask: () => Promise<string>) => {
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
    stop();
  };

  it('is shown as it is; whoever comes back to it later tries anew by that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const client = createQueryClient(() => 'generic', vi.fn());
      const ask = vi.fn<() => Promise<string>>().mockRejectedValue(refusedBy(404));
      await client.prefetchQuery({ queryKey: ['x'], queryFn: ask });
      await show(client, ask);
      expect(ask).toHaveBeenCalledTimes(1);
      vi.setSystemTime(Date.now() + 10_000);
      await show(client, ask);
      expect(ask).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
