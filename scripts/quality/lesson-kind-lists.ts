import { readdirSync } from 'node:fs';
import type { LessonKindDefinition, ScheduleKindDefinition } from '../../packages/domain/src/lesson-kind.ts';
import type { Application } from './feature-lists.ts';
import { camelCase, nounsIn } from './noun-files.ts';
import { exportsOf } from './run-sources.ts';

const DOMAIN = 'packages/domain/src';
const HEAD = '// Written by `npm run generate` from the files of each kind. Do not edit.';

interface Kind {
  /** As files are called: `exam`. */
  noun: string;
  /** As rows say it: `EXAM`. */
  name: string;
  place: number;
  isLesson: boolean;
  isActivity: boolean;
  isInSchedule: boolean;
  feature: string | undefined;
}

const nameOf = (noun: string): string => noun.replaceAll('-', '_').toUpperCase();

/** Every kind of lesson and of the schedule, in the order of lists. */
export async function readLessonKinds(): Promise<Kind[]> {
  const [lessons, others] = [nounsIn(`${DOMAIN}/lesson-kinds`), nounsIn(`${DOMAIN}/schedule-kinds`)];
  const ofLessons = await exportsOf<{ lessonKind: LessonKindDefinition }>(
    lessons.map((noun) => `${DOMAIN}/lesson-kinds/${noun}.ts`),
  );
  const ofOthers = await exportsOf<{ scheduleKind: ScheduleKindDefinition }>(
    others.map((noun) => `${DOMAIN}/schedule-kinds/${noun}.ts`),
  );
  return [
    ...Object.values(ofLessons).map(({ lessonKind: { place, isActivity = false, page, feature } }, at) => ({
      ...{ noun: lessons[at]!, name: nameOf(lessons[at]!), place },
      ...{ isLesson: true, isActivity, isInSchedule: page !== undefined, feature },
    })),
    ...Object.values(ofOthers).map(({ scheduleKind: { place, feature } }, at) => ({
      ...{ noun: others[at]!, name: nameOf(others[at]!), place },
      ...{ isLesson: false, isActivity: false, isInSchedule: true, feature },
    })),
  ].sort((one, other) => one.place - other.place);
}

const list = (constant: string, type: string, comment: string, kinds: readonly Kind[]): string[] => [
  `/** ${comment} */`,
  `export const ${constant} = [${kinds.map(({ name }) => `'${name}'`).join(', ')}] as const;`,
  '',
  `export type ${type} = (typeof ${constant})[number];`,
  '',
];

const table = (constant: string, comment: string, kinds: readonly Kind[], satisfied: string): string[] => [
  `/** ${comment} */`,
  `export const ${constant} = {`,
  ...kinds.map(({ noun, name }) => `  ${name}: ${camelCase(noun)},`),
  `} as const satisfies Record<${satisfied}>;`,
  '',
];

/** `lesson-kinds.gen.ts` of the domain: names alone, since everybody's first page has them. */
export function lessonKindList(kinds: readonly Kind[]): string {
  const [lessons, scheduled] = [kinds.filter(({ isLesson }) => isLesson), kinds.filter((kind) => kind.isInSchedule)];
  const features = scheduled.flatMap(({ feature = [] }) => feature);
  return [
    HEAD,
    "import type { Feature } from './features.ts';",
    '',
    ...list('LESSON_KINDS', 'LessonKind', 'The kinds of lessons.', lessons),
    ...list(
      'LESSON_ACTIVITIES',
      'LessonActivity',
      'The kinds of lessons that learners finish by doing them.',
      lessons.filter(({ isActivity }) => isActivity),
    ),
    ...list('SCHEDULE_KINDS', 'ScheduleKind', "What can stand in a learner's schedule.", scheduled),
    '/** The features of which some kind in a schedule is a part. */',
    `export const SCHEDULE_FEATURES: readonly Feature[] = [${features.map((name) => `'${name}'`).join(', ')}];`,
    '',
  ].join('\n');
}

/** `lesson-kind-definitions.gen.ts` of the domain. */
export function lessonKindDefinitions(kinds: readonly Kind[]): string {
  const byNoun = [...kinds].sort((one, other) => (one.noun < other.noun ? -1 : 1));
  return [
    HEAD,
    "import type { LessonKindDefinition, ScheduleKindDefinition } from './lesson-kind.ts';",
    "import type { LessonKind, ScheduleKind } from './lesson-kinds.gen.ts';",
    ...byNoun.map(({ noun, isLesson }) =>
      isLesson
        ? `import { lessonKind as ${camelCase(noun)} } from './lesson-kinds/${noun}.ts';`
        : `import { scheduleKind as ${camelCase(noun)} } from './schedule-kinds/${noun}.ts';`,
    ),
    '',
    ...table(
      'LESSON_KIND_DEFINITIONS',
      'Each kind of lesson as its file defines it.',
      kinds.filter(({ isLesson }) => isLesson),
      'LessonKind, LessonKindDefinition',
    ),
    ...table(
      'SCHEDULE_KIND_DEFINITIONS',
      'Feature and page of each kind in the schedule.',
      kinds.filter(({ isInSchedule }) => isInSchedule),
      'ScheduleKind, ScheduleKindDefinition',
    ),
  ].join('\n');
}

/** The files of a kind in the features of an application, by the kind. */
function filesByKind(application: Application, ending: string): Map<string, string> {
  const features = `apps/${application}/src/features`;
  return new Map(
    readdirSync(features, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith(ending))
      .map((file) => [file.slice(file.lastIndexOf('/') + 1, -ending.length), `./features/${file}`]),
  );
}

interface Part {
  constant: 'LESSON_KIND_PARTS' | 'SCHEDULE_KIND_PARTS';
  comment: string;
  exported: 'lessonKind' | 'scheduleKind';
  keys: string;
  /** The type of each part, and its file. */
  type: readonly [name: string, file: string];
}

/** A list of what an application shows of each kind. */
function partList(application: Application, kinds: readonly Kind[], part: Part): string {
  const { constant, comment, exported, keys, type } = part;
  const files = filesByKind(application, exported === 'lessonKind' ? '.lesson-kind.ts' : '.schedule-kind.ts');
  const found = kinds.map((kind) => {
    const file = files.get(kind.noun);
    if (!file) throw new Error(`No feature of apps/${application} has a file for the kind ${kind.noun}`);
    return { ...kind, file };
  });
  const byFile = [...found].sort((one, other) => (one.file < other.file ? -1 : 1));
  return [
    HEAD,
    `import type { ${keys} } from '@sullam/domain/lesson-kinds.gen.ts';`,
    ...byFile.map(({ noun, file }) => `import { ${exported} as ${camelCase(noun)} } from '${file}';`),
    `import type { ${type[0]} } from '${type[1]}';`,
    '',
    `/** ${comment} */`,
    `export const ${constant}: Readonly<Record<${keys}, ${type[0]}>> = {`,
    ...found.map(({ noun, name }) => `  ${name}: ${camelCase(noun)},`),
    '};',
    '',
  ].join('\n');
}

/** `lesson-kinds.gen.ts` of an application. */
export const lessonKindParts = (application: Application, kinds: readonly Kind[]): string =>
  partList(
    application,
    kinds.filter(({ isLesson }) => isLesson),
    {
      constant: 'LESSON_KIND_PARTS',
      comment: 'What the application shows of each kind of lesson.',
      exported: 'lessonKind',
      keys: 'LessonKind',
      type: ['LessonKindParts', './lesson-kind-parts.ts'],
    },
  );

/** `schedule-kinds.gen.ts` of the learner application. */
export const scheduleKindParts = (kinds: readonly Kind[]): string =>
  partList(
    'learner',
    kinds.filter(({ isInSchedule }) => isInSchedule),
    {
      constant: 'SCHEDULE_KIND_PARTS',
      comment: 'What schedules show of each kind.',
      exported: 'scheduleKind',
      keys: 'ScheduleKind',
      type: ['ScheduleKindParts', './lesson-kind-parts.ts'],
    },
  );

/** `lesson-parts.gen.ts` of the learner application: what draws each kind that isn't its text alone. */
export function lessonParts(kinds: readonly Kind[]): string {
  const files = filesByKind('learner', '.lesson-part.ts');
  const found = kinds.flatMap((kind) => {
    const file = files.get(kind.noun);
    return file ? [{ ...kind, file }] : [];
  });
  const byFile = [...found].sort((one, other) => (one.file < other.file ? -1 : 1));
  return [
    HEAD,
    "import type { LessonKind } from '@sullam/domain/lesson-kinds.gen.ts';",
    ...byFile.map(({ noun, file }) => `import { lessonPart as ${camelCase(noun)} } from '${file}';`),
    "import type { LessonPart } from './lesson-kind-parts.ts';",
    '',
    '/** What draws a lesson of each kind, above its text; a kind without is its text alone. */',
    'export const LESSON_PARTS: Readonly<Partial<Record<LessonKind, LessonPart>>> = {',
    ...found.map(({ noun, name }) => `  ${name}: ${camelCase(noun)},`),
    '};',
    '',
  ].join('\n');
}
