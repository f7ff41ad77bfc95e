import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../faults.ts';

describe('the planted faults', () => {
  it.each(FAULTS)('$name: has one place, and tests that exist', ({ file, find, replace, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  });

  it('have distinct names', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });
});
