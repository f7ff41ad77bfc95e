import { describe, expect, it } from 'vitest';
import { checkPublicFiles } from '../borders/feature-public-files.ts';
import { parseFile } from '../borders/source-file.ts';

const LEARNER = 'apps/learner/src';
const EXAMS = 'features/assessment/exams';
const LESSONS = 'features/learning/lessons';

type Files = Readonly<Record<string, string>>;

/** Two features; lessons use one hook of exams through its public file. */
const SOUND: Files = {
  [`${EXAMS}/exams.public.ts`]: "export { useExam } from './exams.api.ts';",
  [`${EXAMS}/exams.api.ts`]: 'export const useExam = () => undefined;',
  [`${LESSONS}/lesson.tsx`]: "import { useExam } from '../../assessment/exams/exams.public.ts';",
};

const found = (files: Files): string[] =>
  checkPublicFiles(
    Object.entries({ ...SOUND, ...files }).map(([file, text]) => parseFile(`${LEARNER}/${file}`, text)),
  ).map(({ file, line, message }) => `${file.slice(LEARNER.length + 1)}:${line} ${message}`);

describe('public files of features', () => {
  it.each<[string, Files]>([
    ['another feature', {}],
    ['the frame', { 'shell/menu.tsx': "export { useExam } from '../features/assessment/exams/exams.public.ts';" }],
  ])('are used by %s', (_, files) => expect(found(files)).toEqual([]));

  it.each<[string, Files]>([
    ['a test', { [`${LESSONS}/test/lesson.test.tsx`]: "import { mark } from '../../../assessment/exams/mark.ts';" }],
    ['the feature itself', { [`${EXAMS}/exam.tsx`]: "import { useExam } from './exams.api.ts';" }],
  ])('are not asked of %s', (_, files) => expect(found(files)).toEqual([]));

  const inside = (statement: string): Files => ({ [`${LESSONS}/other.tsx`]: statement });

  it.each<[string, Files]>([
    ['import', inside("import { mark } from '../../assessment/exams/mark.ts';")],
    ['lazy import', inside("const load = () => import('../../assessment/exams/mark.ts');")],
    ['import of a type', inside("import type { Mark } from '../../assessment/exams/mark.ts';")],
    ['re-export', inside("export { mark } from '../../assessment/exams/mark.ts';")],
    ["import of another feature's declaration", inside("import { A } from '../../assessment/exams/exams.feature.ts';")],
  ])('are the only way in: not an %s of the inside', (_, files) =>
    expect(found(files)).toEqual([
      expect.stringContaining(`${LESSONS}/other.tsx:1 another feature is imported through ${LEARNER}/${EXAMS}/exams`),
    ]),
  );

  it('are the only way in for the frame', () => {
    expect(found({ 'shell/menu.tsx': "import { mark } from '../features/assessment/exams/mark.ts';" })).toEqual([
      expect.stringContaining('shell/menu.tsx:1 another feature is imported through'),
    ]);
  });

  const use = "'../../assessment/exams/exams.public.ts'";
  it.each<[string, Files, RegExp]>([
    ['lazily', inside(`const load = () => import(${use});`), /other\.tsx:1 .* imported statically/],
    ['as a whole', inside(`import * as exams from ${use};`), /other\.tsx:1 .* by names/],
    [
      'by its own feature',
      { [`${EXAMS}/exam.tsx`]: "import { useExam } from './exams.public.ts';" },
      /the file itself/,
    ],
    [
      "by a feature's declaration",
      { [`${LESSONS}/lessons.feature.ts`]: `import { useExam } from ${use};` },
      /part of every first page/,
    ],
  ])('are not imported %s', (_, files, message) => expect(found(files)).toEqual([expect.stringMatching(message)]));

  const exposed = (statement: string): Files => ({
    [`${EXAMS}/exams.public.ts`]: `export { useExam } from './exams.api.ts';\n${statement}`,
  });
  it.each<[string, Files, RegExp]>([
    [
      'a name that no other feature uses',
      exposed("export { mark } from './mark.ts';"),
      /:2 no other feature uses mark/,
    ],
    ['code', exposed('export const half = 0.5;'), /:2 a public file only re-exports/],
    ['everything of a file', exposed("export * from './mark.ts';"), /:2 a public file only re-exports/],
    ['another name', exposed("export { mark as grade } from './mark.ts';"), /:2 a public file only re-exports/],
    [
      'file of another feature',
      { ...exposed("export { a } from '../grades/a.ts';"), ...inside(`import { a } from ${use};`) },
      /:2 a public file re-exports files of its feature/,
    ],
  ])('hold no %s', (_, files, message) => expect(found(files)).toEqual([expect.stringMatching(message)]));

  it('fail when nothing uses them', () => {
    expect(found({ [`${LESSONS}/lesson.tsx`]: '' })).toEqual([
      expect.stringContaining('no other feature uses useExam'),
    ]);
  });

  it('have the name of their feature', () => {
    expect(found({ [`${EXAMS}/marks.public.ts`]: "export { mark } from './mark.ts';" })).toEqual([
      expect.stringContaining(`marks.public.ts:1 the public file is named ${LEARNER}/${EXAMS}/exams.public.ts`),
    ]);
  });
});
