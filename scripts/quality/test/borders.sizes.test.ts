import { describe, expect, it } from 'vitest';
import { checkModuleSizes } from '../borders/module-sizes.ts';
import { parseFile } from '../borders/source-file.ts';

const FOLDER = 'apps/server/src/modules/learning/courses';
const ENDPOINT = "  method: 'GET',\n";

const breaches = (names: readonly string[], { readme = '# Courses', text = '' } = {}): string[] =>
  checkModuleSizes(
    names.map((name) => parseFile(`${FOLDER}/${name}`, name.endsWith('.routes.ts') ? text : '')),
    () => readme,
  ).map(({ message }) => message);

const files = (count: number, folder = ''): string[] => Array.from({ length: count }, (_, at) => `${folder}f${at}.ts`);
const routes = (count: number): string => `export const routes = [${`{\n${ENDPOINT}},`.repeat(count)}];`;

describe('the size of a module', () => {
  it('is at most 25 files, without tests', () => {
    expect(breaches([...files(25), ...files(9, 'test/')])).toEqual([]);
    expect(breaches(files(26))).toEqual([expect.stringMatching(/^26 files and 0 endpoints/)]);
  });

  it('is at most 20 endpoints', () => {
    expect(breaches(['courses.routes.ts'], { text: routes(20) })).toEqual([]);
    expect(breaches(['courses.routes.ts'], { text: routes(21) })).toEqual([
      expect.stringMatching(/^1 files and 21 endpoints/),
    ]);
  });

  it('may be larger for a reason that its README gives', () => {
    expect(breaches(files(26), { readme: '# Courses\n\n- **Size**: 26 files: one table, one lock.' })).toEqual([]);
  });
});
