import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveInTree } from '../src/tree/move-in-tree.ts';

const course = [
  { id: 's1', children: [{ id: 'a' }, { id: 'b' }] },
  { id: 's2', children: [{ id: 'c' }] },
  { id: 's3', children: [] as { id: string }[] },
];

const outline = (branches: readonly { id: string; children: readonly { id: string }[] }[]) =>
  branches.map((branch) => `${branch.id}:${branch.children.map((leaf) => leaf.id).join('')}`).join(' ');

const move = (keys: string[], key: string, position: 'before' | 'on' | 'after') =>
  outline(moveInTree(course, new Set(keys), { key, position }));

describe('moveInTree', () => {
  it('moves a leaf within its branch', () => {
    expect(move(['b'], 'a', 'before')).toBe('s1:ba s2:c s3:');
  });

  it('moves a leaf into another branch, between its leaves or to its end', () => {
    expect(move(['a'], 'c', 'after')).toBe('s1:b s2:ca s3:');
    expect(move(['a'], 's3', 'on')).toBe('s1:b s2:c s3:a');
    expect(move(['a'], 's1', 'on')).toBe('s1:ba s2:c s3:');
  });

  it('moves a branch with its leaves', () => {
    expect(move(['s1'], 's3', 'after')).toBe('s2:c s3: s1:ab');
    expect(move(['s3'], 's1', 'before')).toBe('s3: s1:ab s2:c');
  });

  it('changes nothing where the target makes no sense', () => {
    expect(move(['s1'], 'c', 'before')).toBe(outline(course));
    expect(move(['a'], 's2', 'before')).toBe(outline(course));
    expect(move(['a'], 'a', 'after')).toBe(outline(course));
    expect(move(['s1'], 's2', 'on')).toBe(outline(course));
  });

  it('never loses or doubles anything', () => {
    const ids = ['s1', 's2', 's3', 'a', 'b', 'c', 'nobody'];
    const all = (branches: readonly { id: string; children: readonly { id: string }[] }[]) =>
      branches.flatMap((branch) => [branch.id, ...branch.children.map((leaf) => leaf.id)]).sort();
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
        fc.constantFrom(...ids),
        fc.constantFrom('before' as const, 'on' as const, 'after' as const),
        (keys, key, position) => {
          expect(all(moveInTree(course, new Set(keys), { key, position }))).toEqual(all(course));
        },
      ),
    );
  });
});
