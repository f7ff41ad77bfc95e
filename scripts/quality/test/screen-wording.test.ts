import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Drawn, drawnBy, silences, wordingsOf } from '../screen-wording.ts';

const APPLICATIONS = [
  ['apps/learner', '/lms/courses/$courseId'],
  ['apps/studio', '/courses/$courseId'],
] as const;

describe('the wording of what is drawn', () => {
  it.each(APPLICATIONS)(
    '%s loads all that its screens and their parts say',
    async (application, courseFrame) => {
      const drawn = await drawnBy(application, courseFrame);
      const wordings = await wordingsOf('packages/strings/src/areas');
      expect(drawn.length).toBeGreaterThan(50);
      expect(drawn.filter(({ files }) => files.length === 0)).toEqual([]);
      expect(wordings.keys.size).toBeGreaterThan(3000);
      const lines = silences(drawn, wordings, (file) => readFileSync(file, 'utf8')).map(
        ({ drawn: name, file, line, area, key }) => `${name} lacks ${area}: ${file}:${line} says ${key}`,
      );
      expect(lines).toEqual([]);
      // it reads every file of an application, on a machine that may be busy
    },
    30_000,
  );
});

const FEATURE = 'apps/learner/src/features/assessment/exams';
const files: Readonly<Record<string, string>> = {
  'a/screen.tsx': "import { Part } from './part.tsx';\nexport const A = () => <Part title={t('x.titles.a')} />;",
  'a/part.tsx': "const Late = lazyPart(() => import('./late.tsx'));\nexport const Part = () => <Late />;",
  'a/late.tsx': `export const Late = () => t(\`y.states.\${state}\`);`,
  'a/waiting.tsx': "import './late.tsx';\nexport const W = () => useAreas(['y']) && <Late />;",
  'a/settled.tsx': "import './late.tsx';\nexport const S = () => { useSettledAreas(['y']); return <Late />; };",
  'a/ahead.tsx': "export const ahead = () => Promise.all([import('./late.tsx'), wording.ensure(['y'])]);",
  'a/menu.tsx': "export const M = () => t('y.menu.title');",
  'a/named.tsx': `import { Part } from '../${FEATURE}/exams.public.ts';`,
  'a/other.tsx': `import { Late } from '../${FEATURE}/exams.public.ts';`,
  [`${FEATURE}/exams.public.ts`]: "export { Part } from './part.tsx';\nexport { Late } from './late.tsx';",
  [`${FEATURE}/part.tsx`]: "export const Part = () => t('x.titles.a');",
  [`${FEATURE}/late.tsx`]: "export const Late = () => t('y.states.open');",
  'a/typed.tsx': "import type { Late } from './late.tsx';\nexport const T = (late: Late) => late;",
};
const read = (file: string): string => files[file] ?? '';
const wordings = {
  keys: new Map([
    ['x.titles.a', 'x'],
    ['y.states.open', 'y'],
    ['y.menu.title', 'y'],
  ]),
  isAlwaysThere: (key: string) => key.includes('.menu.'),
};
const silent = (file: string, areas: readonly string[]): string[] => {
  const drawn: Drawn[] = [{ name: 'a', files: [file], areas }];
  return silences(drawn, wordings, read).map((found) => `${found.file}:${found.line} ${found.key}`);
};

describe('a screen without an area', () => {
  it.each([
    ['a/screen.tsx', ['x', 'y'], []],
    ['a/screen.tsx', ['x'], ['a/late.tsx:1 y.states.…']],
    ['a/screen.tsx', ['y'], ['a/screen.tsx:2 x.titles.a']],
    ['a/waiting.tsx', [], []],
    ['a/settled.tsx', [], []],
    ['a/ahead.tsx', [], []],
    ['a/menu.tsx', [], []],
    ['a/typed.tsx', [], []],
    ['a/named.tsx', ['x'], []],
    ['a/other.tsx', ['x'], [`${FEATURE}/late.tsx:1 y.states.open`]],
  ])('%s with %j lacks %j', (file, areas, expected) => expect(silent(file, areas)).toEqual(expected));
});
