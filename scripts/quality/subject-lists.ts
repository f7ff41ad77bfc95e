import { nounsIn } from './noun-files.ts';
import { exportsOf } from './run-sources.ts';

const FOLDER = 'packages/domain/src/subjects';

type Role = 'isEntitled' | 'isPooled' | 'isCommented';

const upper = (noun: string): string => noun.replaceAll('-', '_').toUpperCase();

const list = (comment: string, name: string, type: string, kinds: readonly string[]): string[] => [
  `/** ${comment} */`,
  `export const ${name} = [${kinds.map((kind) => `'${kind}'`).join(', ')}] as const;`,
  `export type ${type} = (typeof ${name})[number];`,
  '',
];

/** `subjects.gen.ts` of the domain: the things of each role, as the database stores them. */
export async function subjectLists(): Promise<string> {
  const nouns = nounsIn(FOLDER);
  const files = await exportsOf<{ subject: Partial<Record<Role, true>> }>(nouns.map((noun) => `${FOLDER}/${noun}.ts`));
  const roles = Object.values(files);
  const having = (role: Role): string[] => nouns.filter((_, at) => roles[at]?.subject[role]);
  return [
    '// Written by `npm run generate` from the folder subjects/ of the domain. Do not edit.',
    ...list('What people are entitled to.', 'ENTITLED_SUBJECTS', 'EntitledSubject', having('isEntitled').map(upper)),
    ...list('What has a capacity.', 'POOLED_SUBJECTS', 'PooledSubject', having('isPooled').map(upper)),
    ...list('What has comments.', 'COMMENTED_SUBJECTS', 'CommentedSubject', having('isCommented')),
  ].join('\n');
}
