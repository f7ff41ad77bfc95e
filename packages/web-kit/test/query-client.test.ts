import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../src/query/query-client.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => onlineManager.setOnline(true));

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
