import { describe, expect, it } from 'vitest';
import { checkCycles, checkUses, findCycles } from '../borders/cycles.ts';
import { checkFeatures } from '../borders/feature-borders.ts';
import { checkImports } from '../borders/import-rules.ts';
import { parseFile } from '../borders/source-file.ts';

const USES = { courses: ['media'], media: [] };
const MODULES = 'apps/server/src/modules';

const breaches = (file: string, text: string): string[] =>
  checkImports([parseFile(file, text)], USES).map((violation) => violation.message);

describe('who may import whom', () => {
  it.each([
    ['apps/learner/src/a.ts', "import { can } from '@sullam/domain/permissions.ts';"],
    ['packages/strings/src/a.ts', "import type { Language } from '@sullam/domain/localized.ts';"],
    ['packages/web-kit/src/a.ts', "import { Button } from '@sullam/ui/base/button.tsx';"],
    [
      'apps/server/src/modules/organization/pages/pages.routes.ts',
      "import { palette } from '@sullam/ui/theme/palette.ts';",
    ],
    [
      `${MODULES}/learning/courses/courses.service.ts`,
      "import { mediaRef } from '../../organization/media/media.public.ts';",
    ],
    [`${MODULES}/learning/courses/courses.routes.ts`, "import { findCourse } from './courses.repository.ts';"],
    [`${MODULES}/learning/courses/courses.service.ts`, "import { LIMITS } from '../../../kernel/http/limits.ts';"],
    [`${MODULES}/learning/courses/courses.reads.ts`, "import { db } from '../../../kernel/database/database.ts';"],
    [`${MODULES}/learning/courses/courses.module.ts`, "import { courseRoutes } from './courses.routes.ts';"],
    [
      `${MODULES}/learning/courses/test/courses.test.ts`,
      "import { find } from '../../../organization/media/media.repository.ts';",
    ],
    ['apps/learner/src/features/courses/courses.api.ts', "import { api } from '@sullam/web-kit/api.ts';"],
    [
      'apps/learner/src/shell/menu.tsx',
      "import { Bell } from '../features/operations/notifications/notifications.public.ts';",
    ],
  ])('lets %s do: %s', (file, text) => {
    expect(breaches(file, text)).toEqual([]);
  });

  it.each([
    ['packages/ui/src/a.ts', "import { can } from '@sullam/domain/permissions.ts';", /no package of ours, not domain/],
    ['packages/domain/src/a.ts', "import { Type } from 'typebox';", /imports nothing/],
    ['packages/strings/src/a.ts', "import x from '../../ui/src/a.ts';", /may import domain, not ui/],
    ['packages/web-kit/src/a.ts', "import x from '../../../apps/learner/src/a.ts';", /never imports an application/],
    ['apps/learner/src/a.ts', "import x from '../../studio/src/a.ts';", /never imports apps\/studio/],
    ['apps/server/src/a.ts', "import { Button } from '@sullam/ui/base/button.tsx';", /may not import packages\/ui/],
    [
      'apps/server/src/kernel/a.ts',
      "import x from '../modules/learning/courses/courses.public.ts';",
      /kernel imports no module/,
    ],
    [
      'apps/server/src/kernel/a.ts',
      "const x = await import('../modules/learning/courses/x.ts');",
      /kernel imports no module/,
    ],
    [
      `${MODULES}/learning/courses/a.ts`,
      "export { x } from '../../organization/media/media.repository.ts';",
      /only \*\.public\.ts/,
    ],
    [
      `${MODULES}/organization/media/a.ts`,
      "import { x } from '../../learning/courses/courses.public.ts';",
      /declare that it uses courses/,
    ],
    [
      `${MODULES}/learning/courses/courses.routes.ts`,
      "import { saveCourse } from './courses.repository.ts';",
      /through a service/,
    ],
    [
      `${MODULES}/learning/courses/courses.service.ts`,
      "import { Id } from '../../../kernel/http/schemas.ts';",
      /know HTTP/,
    ],
    [`${MODULES}/learning/courses/courses.jobs.ts`, "import fastify from 'fastify';", /know HTTP/],
    [`${MODULES}/learning/courses/courses.reads.ts`, "import { x } from './courses.service.ts';", /know only SQL/],
    [`${MODULES}/learning/courses/courses.ts`, "import { x } from './courses.routes.ts';", /by the module only/],
    [
      `${MODULES}/learning/courses/courses.service.ts`,
      "import { x } from './test/courses.factory.ts';",
      /never imports its tests/,
    ],
    ['apps/learner/src/features/a/a.screen.tsx', "import { api } from '@sullam/web-kit/api.ts';", /only \*\.api\.ts/],
    ['apps/learner/src/features/learning/a/a.tsx', "import { SCREENS } from '../../../routes.tsx';", /knows no routes/],
    ['apps/learner/src/a.ts', "import x from './b';", /lacks its file ending/],
  ])('refuses %s to do: %s', (file, text, message) => {
    const found = breaches(file, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  it('lets a service hold the SQL of a module that has no file for it', () => {
    const service = parseFile(
      `${MODULES}/learning/bookmarks/bookmarks.service.ts`,
      "import { db } from '../../../kernel/database/database.ts';",
    );
    const repository = parseFile(`${MODULES}/learning/bookmarks/bookmarks.repository.ts`, 'export const x = 1;');
    expect(checkImports([service], {})).toEqual([]);
    expect(checkImports([service, repository], {})).toMatchObject([{ message: expect.stringContaining('build SQL') }]);
    const module = parseFile(`${MODULES}/learning/bookmarks/bookmarks.module.ts`, service.text);
    expect(checkImports([module], {})).toEqual([]);
    expect(checkImports([module, service], {})).toMatchObject([{ file: module.path }]);
  });

  it('reports the line', () => {
    const file = parseFile('packages/domain/src/a.ts', "const a = 1;\n\nimport { x } from 'y';\n");
    expect(checkImports([file], {})).toMatchObject([{ line: 3 }]);
  });
});

describe('circles', () => {
  const ring = (keyword: string) => [
    parseFile('a.ts', "import { b } from './b.ts';"),
    parseFile('b.ts', "import { c } from './c.ts';"),
    parseFile('c.ts', `import ${keyword} { a } from './a.ts';`),
  ];

  it('are found however long they are', () => {
    expect(checkCycles(ring('')).map((violation) => violation.message)).toEqual([
      'imports itself: a.ts -> b.ts -> c.ts -> a.ts',
    ]);
  });

  it('of types are none when the program runs', () => {
    expect(checkCycles(ring('type'))).toEqual([]);
  });

  it('are not seen in a diamond', () => {
    expect(
      findCycles(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['d']],
          ['c', ['d']],
          ['d', []],
        ]),
      ),
    ).toEqual([]);
  });

  it('of modules break the list of uses, as do unknown names', () => {
    const found = checkUses({ a: ['b'], b: ['a', 'ghost'] }, new Set(['a', 'b'])).map((violation) => violation.message);
    expect(found).toEqual([expect.stringContaining('a -> b -> a'), expect.stringContaining('ghost')]);
  });
});

describe('features of a web application', () => {
  const LEARNER = 'apps/learner/src';
  const found = (files: Readonly<Record<string, string>>) =>
    checkFeatures(Object.entries(files).map(([file, text]) => parseFile(`${LEARNER}/${file}`, text))).map(
      ({ file, message }) => `${file}: ${message}`,
    );
  const exams = {
    'features/assessment/exams/exam.screen.tsx': "import { Frame } from '../../learning/courses/frame.tsx';",
  };

  it('import each other in no circle, also not lazily and by other files', () => {
    const [message, ...others] = found({
      ...exams,
      'features/learning/courses/lesson.tsx': "const load = () => import('../../assessment/exams/exam-lesson.tsx');",
    });
    expect(others).toEqual([]);
    expect(message).toContain('features import each other in a circle');
    expect(message).toContain(
      `${LEARNER}/features/learning/courses/lesson.tsx imports ${LEARNER}/features/assessment/exams/exam-lesson.tsx`,
    );
  });

  it.each([
    [
      'types',
      { 'features/learning/courses/lesson.tsx': "import type { Exam } from '../../assessment/exams/exams.api.ts';" },
    ],
    [
      'tests',
      {
        'features/learning/courses/test/lesson.test.tsx':
          "import { Exam } from '../../../assessment/exams/exam.screen.tsx';",
      },
    ],
    ['a file of its own', { 'features/learning/courses/lesson.tsx': "import { Frame } from './frame.tsx';" }],
  ])('may import %s', (_, files) => {
    expect(found({ ...exams, ...files })).toEqual([]);
  });

  it('stand above parts', () => {
    expect(found({ 'parts/hint.tsx': "import { Exam } from '../features/assessment/exams/exam.tsx';" })).toEqual([
      expect.stringContaining('a part imports no feature'),
    ]);
  });
});
