import { keyed, nounsIn } from './noun-files.ts';
import { exportsOf } from './run-sources.ts';

const FOLDER = 'packages/domain/src/search-kinds';
const HEAD = '// Written by `npm run generate` from the folder search-kinds/ of the domain. Do not edit.';

interface Kind {
  name: string;
  place: number;
  picture: string;
  titleKey: string;
}

/** What can be found, in the order in which groups are shown. */
export async function readSearchKinds(): Promise<Kind[]> {
  const names = nounsIn(FOLDER);
  const files = await exportsOf<{ kind: Omit<Kind, 'name'> }>(names.map((name) => `${FOLDER}/${name}.ts`));
  return Object.values(files)
    .map(({ kind }, at) => ({ ...kind, name: names[at]! }))
    .sort((a, b) => a.place - b.place);
}

/** `search-kinds.gen.ts` of the domain. */
export const searchKindList = (kinds: readonly Kind[]): string =>
  [
    HEAD,
    '/** What can be found, in the order in which groups are shown. */',
    'export const SEARCH_KINDS = [',
    ...kinds.map(({ name }) => `  '${name}',`),
    '] as const;',
    '',
    'export type SearchKind = (typeof SEARCH_KINDS)[number];',
    '',
  ].join('\n');

/** `search-groups.gen.ts` of the learner application. */
export const searchGroups = (kinds: readonly Kind[]): string =>
  [
    HEAD,
    "import type { SearchKind } from '@sullam/domain/search-kinds.gen.ts';",
    "import type { MessageKey } from '@sullam/strings/areas.ts';",
    `import { ${[...new Set(kinds.map(({ picture }) => picture))].sort().join(', ')}, type LucideIcon } from '@sullam/ui/base/icons.ts';`,
    '',
    '/** Name and picture of each kind of result. */',
    'export const SEARCH_GROUPS = {',
    ...kinds.map(({ name, picture, titleKey }) => keyed(name, `{ key: '${titleKey}', icon: ${picture} }`)),
    '} as const satisfies Record<SearchKind, { key: MessageKey; icon: LucideIcon }>;',
    '',
  ].join('\n');
