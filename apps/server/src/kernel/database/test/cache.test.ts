import { describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import type { Sql } from '../connect.ts';
import { TransactionOver } from '../database.ts';
import { Cache, Invalidations } from '../invalidation.ts';

function cacheOf(limit = 10) {
  const invalidations = new Invalidations();
  const cache = new Cache<string>(invalidations, {
    topicsOf: (key) => [`organization:${key.split('|')[0]}`],
    seconds: 60,
    limit,
  });
  const loads: string[] = [];
  const get = (key: string, value = key) =>
    cache.get(key, async () => {
      loads.push(key);
      return value;
    });
  return { invalidations, cache, get, loads };
}

describe('what is kept in memory', () => {
  it('is loaded once, however many wait for it', async () => {
    const { get, loads } = cacheOf();
    await Promise.all([get('1|a'), get('1|a'), get('1|b')]);
    expect(loads).toEqual(['1|a', '1|b']);
  });

  it('is forgotten with its topic, and nothing else is', async () => {
    const { invalidations, get, loads } = cacheOf();
    await Promise.all([get('1|a'), get('1|b'), get('2|a')]);
    invalidations.forget(['organization:1']);
    await Promise.all([get('1|a'), get('1|b'), get('2|a')]);
    expect(loads).toEqual(['1|a', '1|b', '2|a', '1|a', '1|b']);
  });

  it('is forgotten whole after a lost connection', async () => {
    const { invalidations, get, loads } = cacheOf();
    let onListening = () => {};
    const pool = {
      listen: async (_: string, __: unknown, listening: () => void) => {
        onListening = listening;
        listening();
      },
    };
    await invalidations.listen(pool as unknown as Sql, createLog('fatal'));
    await get('1|a');
    onListening();
    await get('1|a');
    expect(loads).toEqual(['1|a', '1|a']);
  });

  it('lets the oldest go when there is too much', async () => {
    const { get, loads } = cacheOf(2);
    for (const key of ['1|a', '1|b', '1|c', '1|b', '1|a']) await get(key);
    expect(loads).toEqual(['1|a', '1|b', '1|c', '1|a']);
  });

  it('does not keep a failure, nor lets an old one take away what came after it', async () => {
    const { invalidations, cache, get, loads } = cacheOf();
    let fail = (_: Error) => {};
    const failing = cache.get('1|a', () => new Promise((_, reject) => (fail = reject)));
    invalidations.forget(['organization:1']);
    await get('1|a');
    fail(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    expect(await get('1|a')).toBe('1|a');
    expect(loads).toEqual(['1|a']);
  });

  it('is loaded again by who waited for it, when the transaction of who began was over', async () => {
    const { cache, get, loads } = cacheOf();
    let fail = (_: Error) => {};
    const first = cache.get('1|a', () => new Promise((_, reject) => (fail = reject)));
    const others = [get('1|a'), get('1|a')];
    fail(new TransactionOver());
    await expect(first).rejects.toThrow(TransactionOver);
    expect(await Promise.all(others)).toEqual(['1|a', '1|a']);
    expect(loads).toEqual(['1|a']);
  });

  it('fails for all who wait for it, when it cannot be loaded', async () => {
    const { cache, get, loads } = cacheOf();
    const first = cache.get('1|a', () => Promise.reject(new Error('gone')));
    const other = get('1|a');
    await expect(first).rejects.toThrow('gone');
    await expect(other).rejects.toThrow('gone');
    expect(loads).toEqual([]);
  });

  it('is loaded in one go where many are asked for, and only what is missing', async () => {
    const { cache } = cacheOf();
    const loads: (readonly string[])[] = [];
    const getAll = (keys: string[]) =>
      cache.getAll(keys, async (missing) => {
        loads.push(missing);
        return new Map(missing.map((key) => [key, `value of ${key}`]));
      });
    expect(await Promise.all([getAll(['1|a', '1|b']), getAll(['1|b', '1|c'])])).toEqual([
      ['value of 1|a', 'value of 1|b'],
      ['value of 1|b', 'value of 1|c'],
    ]);
    expect(loads).toEqual([['1|a', '1|b'], ['1|c']]);
  });

  it('is forgotten with any of its topics', async () => {
    const invalidations = new Invalidations();
    const cache = new Cache<number>(invalidations, { topicsOf: (key) => [`a:${key}`, 'all'], seconds: 60, limit: 10 });
    let loads = 0;
    const get = () => cache.get('1', async () => ++loads);
    await get();
    invalidations.forget(['a:1']);
    await get();
    invalidations.forget(['all']);
    await get();
    invalidations.forget(['a:2']);
    expect(await get()).toBe(3);
  });
});
