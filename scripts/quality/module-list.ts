import { existsSync, readdirSync } from 'node:fs';
import { camelCase } from './noun-files.ts';

const FOLDER = 'apps/server/src/modules';

const nameOf = (folder: string): string => `${camelCase(folder)}Module`;

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

/** `scenarios.gen.ts` of the benchmark: what the modules say is measured of them. */
export function benchList(): string {
  const folders = readdirSync(FOLDER)
    .filter((folder) => existsSync(`${FOLDER}/${folder}/${folder}.bench.ts`))
    .sort();
  return [
    '// Written by `npm run generate` from the folders of modules/. Do not edit.',
    ...folders.map(
      (folder) => `import { scenarios as ${camelCase(folder)} } from '../../${FOLDER}/${folder}/${folder}.bench.ts';`,
    ),
    '',
    '/** The scenarios of every module. */',
    `export const BROUGHT = [${folders.map((folder) => `...${camelCase(folder)}`).join(', ')}];`,
    '',
  ].join('\n');
}
