import { describe, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { Cache } from '../cache.ts';
import type { TableWrite } from '../cache-dependencies.ts';
import type { Sql } from '../connect.ts';
import { TransactionOver } from '../database.ts';
import { Invalidations } from '../invalidation.ts';

type Key = { organizationId: number; part: string };

function keyOf(text: string): Key {
  const [organizationId, part] = text.split('|') as [string, string];
  return { organizationId: Number(organizationId), part };
}

function cacheOf(limit = 10) {
  const invalidations = new Invalidations();
  const cache = new Cache<Key, string>(invalidations, {
    dependsOn: [{ from: 'course_groups' }],
    seconds: 60,
    limit,
  });
  const loads: string[] = [];
  const get = (key: string, value = key) =>
    cache.get(keyOf(key), async () => {
      loads.push(key);
      return value;
    });
  return { invalidations, cache, get, loads };
}

/** An update of rows of an organisation. */
const written = (organizationId: number, change: Partial<TableWrite> = {}): TableWrite => ({
  table: 'course_groups',
  kinds: ['update'],
  organizationId,
  values: {},
  ...change,
});

describe('a cache', () => {
  it('loads a value once for concurrent callers', async () => {
    const { get, loads } = cacheOf();
    await Promise.all([get('1|a'), get('1|a'), get('1|b')]);
    expect(loads).toEqual(['1|a', '1|b']);
  });

  it('drops the values of the organisation whose rows are written', async () => {
    const { invalidations, get, loads } = cacheOf();
    await Promise.all([get('1|a'), get('1|b'), get('2|a')]);
    invalidations.apply([written(1)]);
    await Promise.all([get('1|a'), get('1|b'), get('2|a')]);
    expect(loads).toEqual(['1|a', '1|b', '2|a', '1|a', '1|b']);
  });

  it('drops everything after a lost connection', async () => {
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

  it('drops the oldest value beyond its limit', async () => {
    const { get, loads } = cacheOf(2);
    for (const key of ['1|a', '1|b', '1|c', '1|b', '1|a']) await get(key);
    expect(loads).toEqual(['1|a', '1|b', '1|c', '1|a']);
  });

  it('caches no failure, and an old failure does not drop a newer value', async () => {
    const { invalidations, cache, get, loads } = cacheOf();
    let fail = (_: Error) => {};
    const failing = cache.get(keyOf('1|a'), () => new Promise((_, reject) => (fail = reject)));
    invalidations.apply([written(1)]);
    await get('1|a');
    fail(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    expect(await get('1|a')).toBe('1|a');
    expect(loads).toEqual(['1|a']);
  });

  it('loads again for the other callers when the transaction of the first was over', async () => {
    const { cache, get, loads } = cacheOf();
    let fail = (_: Error) => {};
    const first = cache.get(keyOf('1|a'), () => new Promise((_, reject) => (fail = reject)));
    const others = [get('1|a'), get('1|a')];
    fail(new TransactionOver());
    await expect(first).rejects.toThrow(TransactionOver);
    expect(await Promise.all(others)).toEqual(['1|a', '1|a']);
    expect(loads).toEqual(['1|a']);
  });

  it('fails for all concurrent callers when the load fails', async () => {
    const { cache, get, loads } = cacheOf();
    const first = cache.get(keyOf('1|a'), () => Promise.reject(new Error('gone')));
    const other = get('1|a');
    await expect(first).rejects.toThrow('gone');
    await expect(other).rejects.toThrow('gone');
    expect(loads).toEqual([]);
  });

  it('loads many missing values at once', async () => {
    const { cache } = cacheOf();
    const loads: (readonly string[])[] = [];
    const getAll = (keys: string[]) =>
      cache.getAll(keys.map(keyOf), async (missing) => {
        const texts = missing.map(({ organizationId, part }) => `${organizationId}|${part}`);
        loads.push(texts);
        return texts.map((key) => `value of ${key}`);
      });
    expect(await Promise.all([getAll(['1|a', '1|b']), getAll(['1|b', '1|c'])])).toEqual([
      ['value of 1|a', 'value of 1|b'],
      ['value of 1|b', 'value of 1|c'],
    ]);
    expect(loads).toEqual([['1|a', '1|b'], ['1|c']]);
  });

  it('drops only values with a written row, as far as the write names them', async () => {
    const invalidations = new Invalidations();
    const cache = new Cache<{ organizationId: number; courseId: number }, { memberIds: number[] }>(invalidations, {
      dependsOn: [
        { from: 'course_groups', rows: { course_id: ({ courseId }) => courseId }, except: ['capacity'] },
        { from: 'member_names', on: ['update', 'delete'], rows: { user_id: (_, value) => value?.memberIds } },
      ],
      sources: ['service'],
      seconds: 60,
      limit: 10,
    });
    const loads: number[] = [];
    const get = (courseId: number) =>
      cache.get({ organizationId: 1, courseId }, async () => {
        loads.push(courseId);
        return { memberIds: [courseId * 10] };
      });
    const loadsAfter = async (change: Partial<TableWrite>) => {
      await Promise.all([get(1), get(2)]);
      loads.length = 0;
      invalidations.apply([written(1, change)]);
      await Promise.all([get(1), get(2)]);
      return [...loads];
    };
    expect(await loadsAfter({ values: { course_id: ['2'] } })).toEqual([2]);
    expect(await loadsAfter({ values: { course_id: ['3'] } })).toEqual([]);
    expect(await loadsAfter({ values: {} })).toEqual([1, 2]);
    expect(await loadsAfter({ values: {}, columns: ['capacity'] })).toEqual([]);
    expect(await loadsAfter({ values: {}, columns: ['capacity', 'name'] })).toEqual([1, 2]);
    expect(await loadsAfter({ organizationId: 2 })).toEqual([]);
    const names = { table: 'members', columns: ['first_name'] };
    expect(await loadsAfter({ ...names, values: { user_id: ['10'] } })).toEqual([1]);
    expect(await loadsAfter({ ...names, values: { user_id: ['30'] } })).toEqual([]);
    // a view doesn't read it
    expect(await loadsAfter({ ...names, columns: ['last_seen_at'] })).toEqual([]);
    expect(await loadsAfter({ ...names, kinds: ['insert'] })).toEqual([]);
    invalidations.sourceChanged('another');
    await get(1);
    expect(loads).toEqual([]);
    invalidations.sourceChanged('service');
    await get(1);
    expect(loads).toEqual([1]);
  });

  it('drops a value that is still loading when any row is written by which it may come to be known', async () => {
    const invalidations = new Invalidations();
    const cache = new Cache<{ organizationId: number }, number[]>(invalidations, {
      dependsOn: [{ from: 'likes', rows: { liked_id: (_, ids) => ids } }],
      seconds: 60,
      limit: 10,
    });
    let loads = 0;
    let finish = (_: number[]) => {};
    const get = () =>
      cache.get({ organizationId: 1 }, () => {
        loads += 1;
        return new Promise<number[]>((resolve) => (finish = resolve));
      });
    const first = get();
    invalidations.apply([written(1, { table: 'likes', values: { liked_id: ['7'] } })]);
    finish([8]);
    await first;
    const second = get();
    finish([8]);
    await second;
    expect(loads).toBe(2);
    invalidations.apply([written(1, { table: 'likes', values: { liked_id: ['7'] } })]);
    await get();
    expect(loads).toBe(2);
  });
});
