import { expect, it } from 'vitest';
import { pageWeights } from '../../../packages/web-kit/vite/page-weights.ts';

const BUILT = {
  'index.html': { file: 'index.js', css: ['first.css'] },
  'src/features/lessons/lesson.screen.tsx': { file: 'lesson.js', imports: ['_shared.js'] },
  'src/features/lessons/heart.tsx': { file: 'heart.js', imports: ['_shared.js'] },
  'src/shell/member.ts': { file: 'member.js' },
  '_shared.js': { file: 'shared.js' },
  '_stream.js': { file: 'stream.js', name: 'stream' },
  'strings/areas/common.en.ts': { file: 'common.en.js' },
  'strings/areas/common.ar.ts': { file: 'common.ar.js' },
};
const SIZES: Readonly<Record<string, number>> = { 'index.js': 100, 'lesson.js': 20, 'shared.js': 5, 'common.ar.js': 4 };
const rule = { path: '/lesson', screens: ['lesson.screen'], areas: [] } as const;
const weightsOf = (more: { isPublic: boolean; parts?: readonly string[] }) =>
  pageWeights(
    {
      frameAreas: ['common'],
      memberParts: ['shell/member.ts', 'stream.ts'],
      paths: [],
      firstPages: { 'features/lessons': [{ ...rule, ...more }] },
    },
    BUILT,
    (file) => SIZES[file] ?? 1,
  );

it('weighs a page by all that it waits for and shows at once, each file once, in each language', () => {
  expect(weightsOf({ isPublic: true }).map(({ language, script, style }) => [language, script, style])).toEqual([
    ['en', 126, 1],
    ['ar', 129, 1],
  ]);
  const [, ar] = weightsOf({ isPublic: false, parts: ['lessons/heart.tsx'] });
  expect(ar).toMatchObject({
    script: 132,
    files: [{ file: 'index.js' }, { file: 'lesson.js' }, { file: 'shared.js' }, {}, {}, {}, {}, {}],
  });
});

it('names a part that is not built', () => {
  expect(() => weightsOf({ isPublic: true, parts: ['lessons/gone.tsx'] })).toThrow('lessons/gone.tsx');
});
