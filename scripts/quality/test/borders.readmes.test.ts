import { describe, expect, it } from 'vitest';
import { checkModuleReadmes } from '../borders/module-readmes.ts';

const AT = 'apps/server/src/modules';
const breaches = (files: Record<string, string>): string[] =>
  checkModuleReadmes(
    Object.keys(files).map((path) => `${AT}/${path}`),
    (path) => files[path.slice(AT.length + 1)]!,
  ).map(({ message }) => message);

describe('the README of a module', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['with tests of its own', { 'learning/a/README.md': '# A', 'learning/a/test/a.test.ts': '' }, []],
    [
      'that names its tests',
      {
        'learning/a/README.md': '# A\n- **Tests**: `learning/b/test/b.test.ts`.',
        'learning/b/README.md': '',
        'learning/b/test/b.test.ts': '',
      },
      [],
    ],
    [
      'that is missing',
      { 'learning/a/a.module.ts': '', 'learning/a/test/a.test.ts': '' },
      ['a module without a README'],
    ],
    ['without tests', { 'learning/a/README.md': '# A' }, ['no tests, and the README names none ("- **Tests**: …")']],
    [
      'that names a test which is gone',
      { 'learning/a/README.md': '- **Tests**: `learning/a/test/x.test.ts`' },
      ['names tests that there aren’t: learning/a/test/x.test.ts'],
    ],
  ])('%s', (_, files, expected) => expect(breaches(files)).toEqual(expected));
});
