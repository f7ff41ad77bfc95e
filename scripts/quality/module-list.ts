import { existsSync, readdirSync } from 'node:fs';
import { type AreaFolder, camelCase, foldersByArea } from './noun-files.ts';

const FOLDER = 'apps/server/src/modules';

const nameOf = ({ name }: AreaFolder): string => `${camelCase(name)}Module`;

/** `modules.gen.ts`: every folder of the server's modules, so that a new one is in no list by hand. */
export function moduleList(): string {
  const folders = foldersByArea(FOLDER);
  return [
    '// Written by `npm run generate` from the folders of modules/. Do not edit.',
    "import type { ServerModule } from './kernel/module.ts';",
    ...folders.map(
      (folder) => `import { ${nameOf(folder)} } from './modules/${folder.path}/${folder.name}.module.ts';`,
    ),
    "import type { Wiring } from './wiring.ts';",
    '',
    '/** Every module of the server. */',
    'export const MODULES: readonly ServerModule<Wiring>[] = [',
    ...folders.map((folder) => `  ${nameOf(folder)},`),
    '];',
    '',
  ].join('\n');
}

const SOURCE = 'apps/server/src';
const TASK = '.task.ts';

/** `thread-tasks.gen.ts`: the task of every `*.task.ts`, so that the threads' program is in no need of a list by hand. */
export function threadTaskList(): string {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(TASK))
    .sort();
  const tasks = files.map((file) => ({
    file,
    name: `${camelCase(file.slice(file.lastIndexOf('/') + 1, -TASK.length))}Task`,
  }));
  return [
    '// Written by `npm run generate` from the files *.task.ts. Do not edit.',
    ...tasks.map(({ file, name }) => `import { ${name} } from './${file}';`),
    "import type { AnyThreadTask } from './kernel/threads/thread-task.ts';",
    '',
    "/** Every task that runs in the server's threads. */",
    `export const THREAD_TASKS: readonly AnyThreadTask[] = [${tasks.map(({ name }) => name).join(', ')}];`,
    '',
  ].join('\n');
}

/** `scenarios.gen.ts` of the benchmark: what the modules say is measured of them. */
export function benchList(): string {
  const folders = foldersByArea(FOLDER).filter(({ path, name }) => existsSync(`${FOLDER}/${path}/${name}.bench.ts`));
  return [
    '// Written by `npm run generate` from the folders of modules/. Do not edit.',
    ...folders.map(
      ({ path, name }) => `import { scenarios as ${camelCase(name)} } from '../../${FOLDER}/${path}/${name}.bench.ts';`,
    ),
    '',
    '/** The scenarios of every module. */',
    `export const BROUGHT = [${folders.map(({ name }) => `...${camelCase(name)}`).join(', ')}];`,
    '',
  ].join('\n');
}
