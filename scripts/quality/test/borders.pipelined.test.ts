import { describe, expect, it } from 'vitest';
import { checkPipelinedStatements } from '../borders/pipelined-statements.ts';
import { parseFile } from '../borders/source-file.ts';

const MODULE = 'apps/server/src/modules/learning/a';
const READS = `${MODULE}/a.reads.ts`;

const linesOf = (files: Record<string, string>): number[] =>
  checkPipelinedStatements(Object.entries(files).map(([path, text]) => parseFile(path, text))).map(({ line }) => line);

describe('statements of one transaction', () => {
  it.each([
    ['asked together', 'export const read = async (tx) =>\n  Promise.all([find(tx), tx.one(count)]);', 2],
    [
      'asked by another function',
      'const read = async (tx) => {\n  const [a] = await Promise.all([find(tx), b]);\n};',
      2,
    ],
    ['for each of a list', 'const read = (tx, ids) => Promise.all(ids.map((id) => find(tx, id)));', 1],
    ['settled together', 'const read = (tx) => Promise.allSettled([find(tx), count(tx)]);', 1],
    [
      'started in a list',
      'const read = (tx, ids) => {\n  const all = ids.map((id) => find(tx, id));\n  return Promise.all(all);\n};',
      3,
    ],
    [
      'pushed onto a list',
      'const read = (tx) => {\n  const all = [];\n  all.push(find(tx));\n  return Promise.all(all);\n};',
      4,
    ],
    ['without saying why', 'const read = (tx) =>\n  // pipelined:\n  Promise.all([find(tx), count(tx)]);', 3],
  ])('are refused when %s', (_, text, line) => {
    expect(linesOf({ [READS]: text })).toEqual([line]);
  });

  it.each([
    ['one after the other', { [READS]: 'const read = async (tx) => [await find(tx), await count(tx)];' }],
    [
      'together in a module with a benchmark',
      { [READS]: 'const read = (tx) => Promise.all([find(tx), count(tx)]);', [`${MODULE}/a.bench.ts`]: '' },
    ],
    [
      'together where a comment names the benchmark',
      {
        [READS]:
          'const read = (tx) =>\n  // pipelined: the benchmark of b measures it\n  Promise.all([find(tx), count(tx)]);',
      },
    ],
    [
      'each in its own transaction',
      { [READS]: 'const read = () => Promise.all([reading(context, (tx) => find(tx)), readFile(name)]);' },
    ],
    ['in a test', { [`${MODULE}/test/a.test.ts`]: 'const both = (tx) => Promise.all([find(tx), count(tx)]);' }],
    ['in the kernel', { 'apps/server/src/kernel/a.ts': 'const both = (tx) => Promise.all([find(tx), count(tx)]);' }],
  ])('may stand %s', (_, files) => {
    expect(linesOf(files)).toEqual([]);
  });

  it('are measured by the benchmark of their own module only', () => {
    const text = 'const read = (tx) => Promise.all([find(tx), count(tx)]);';
    expect(linesOf({ [READS]: text, 'apps/server/src/modules/learning/ab/ab.bench.ts': '' })).toEqual([1]);
  });
});
