import { readdirSync } from 'node:fs';

const FOLDER = 'apps/server/src/modules';

const nameOf = (folder: string): string =>
  `${folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Module`;

/** `modules.gen.ts`: every folder of the server's modules, so that a new one is in no list by hand. */
export function moduleList(): string {
  const folders = readdirSync(FOLDER).sort();
  return [
    '// Written by `npm run generate` from the folders of modules/. Do not edit.',
    "import type { ServerModule } from './kernel/module.ts';",
    ...folders.map((folder) => `import { ${nameOf(folder)} } from './modules/${folder}/${folder}.module.ts';`),
    "import type { Wiring } from './wiring.ts';",
    '',
    '/** Every module of the server. */',
    'export const MODULES: readonly ServerModule<Wiring>[] = [',
    ...folders.map((folder) => `  ${nameOf(folder)},`),
    '];',
    '',
  ].join('\n');
}
