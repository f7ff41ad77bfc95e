import { readdirSync } from 'node:fs';

const camel = (kebab: string): string => kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A folder with one file for each noun, and the list that is made of them. */
export interface NounList {
  /** Where the list is written; imports are relative to it. */
  file: string;
  folder: string;
  /** Which files of the folder; the noun is what stands for the star. */
  pattern: RegExp;
  /** What each file exports, by its noun. */
  exported(noun: string): string;
  /** The list's name and its comment. */
  name: string;
  comment: string;
}

/** The text of a list of what all nouns' files export, in the order of the nouns. */
export function nounList({ file, folder, pattern, exported, name, comment }: NounList): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((path) => {
      const noun = pattern.exec(path)?.[1];
      return noun === undefined ? [] : [{ path, name: exported(camel(noun)) }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const base = relativePath(file, folder);
  return [
    '// Written by `npm run generate` from the files of each noun. Do not edit.',
    ...found.map(({ path, name: value }) => `import { ${value} } from '${base}/${path}';`),
    '',
    `/** ${comment} */`,
    `export const ${name} = [`,
    ...found.map(({ name: value }) => `  ...${value},`),
    '] as const;',
    '',
  ].join('\n');
}

function relativePath(file: string, folder: string): string {
  const from = file.split('/').slice(0, -1);
  const to = folder.split('/');
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const up = from.slice(shared).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...to.slice(shared)].join('/');
}
