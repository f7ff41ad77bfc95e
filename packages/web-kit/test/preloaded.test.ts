import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiQuery, setApi, setPreloaded } from '../src/api.ts';

const answer = { data: [], total: 0 };
const query = () => apiQuery('GET /api/courses', { query: { skip: 0, take: 12 } });
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });

describe('an answer that the page brought along', () => {
  afterEach(() => setPreloaded({}));

  it('is used instead of a call', async () => {
    const call = vi.fn();
    setApi(call as never);
    setPreloaded({ 'GET /api/courses?skip=0&take=12': answer }, Date.now());
    const cache = client();
    await cache.prefetchQuery(query());
    expect(cache.getQueryData(query().queryKey)).toEqual(answer);
    expect(call).not.toHaveBeenCalled();
  });

  it('grows old like any other', async () => {
    const call = vi.fn().mockResolvedValue({ ...answer, total: 1 });
    setApi(call as never);
    setPreloaded({ 'GET /api/courses?skip=0&take=12': answer }, Date.now() - 60_000);
    const cache = client();
    await cache.prefetchQuery(query());
    expect(call).toHaveBeenCalledOnce();
  });

  it('is only for exactly its own query', async () => {
    const call = vi.fn().mockResolvedValue(answer);
    setApi(call as never);
    setPreloaded({ 'GET /api/courses?skip=12&take=12': answer }, Date.now());
    await client().prefetchQuery(query());
    expect(call).toHaveBeenCalledOnce();
  });
});
