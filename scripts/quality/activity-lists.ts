import { nounsIn } from './noun-files.ts';
import { exportsOf } from './run-sources.ts';

const FOLDER = 'packages/domain/src/activity-types';
const HEAD = '// Written by `npm run generate` from the folder activity-types/ of the domain. Do not edit.';

interface Type {
  name: string;
  place: number;
  picture: string;
}

/** What the activity log tells of, in the order of its filters. */
export async function readActivityTypes(): Promise<Type[]> {
  const nouns = nounsIn(FOLDER);
  const files = await exportsOf<{ type: Omit<Type, 'name'> }>(nouns.map((noun) => `${FOLDER}/${noun}.ts`));
  return Object.values(files)
    .map(({ type }, at) => ({ ...type, name: nouns[at]!.replaceAll('-', '_').toUpperCase() }))
    .sort((a, b) => a.place - b.place);
}

/** `activity-types.gen.ts` of the domain. */
export const activityTypeList = (types: readonly Type[]): string =>
  [
    HEAD,
    '/** What the activity log tells of, in the order of its filters. */',
    'export const ACTIVITY_TYPES = [',
    ...types.map(({ name }) => `  '${name}',`),
    '] as const;',
    '',
    'export type ActivityType = (typeof ACTIVITY_TYPES)[number];',
    '',
  ].join('\n');

/** `activity-pictures.gen.ts` of the learner application. */
export const activityPictures = (types: readonly Type[]): string =>
  [
    HEAD,
    "import type { ActivityType } from '@sullam/domain/activity-types.gen.ts';",
    `import { ${[...new Set(types.map(({ picture }) => picture))].sort().join(', ')}, type LucideIcon } from '@sullam/ui/base/icons.ts';`,
    '',
    '/** The picture of each type of entry. */',
    'export const ACTIVITY_PICTURES = {',
    ...types.map(({ name, picture }) => `  ${name}: ${picture},`),
    '} as const satisfies Record<ActivityType, LucideIcon>;',
    '',
  ].join('\n');
