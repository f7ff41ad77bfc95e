// node scripts/run.mjs scripts/borders.ts: who may import whom, and what may stand where (ARCHITECTURE.md). Fails on any breach.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KERNEL_TABLES } from '../apps/server/src/kernel/module.ts';
import { MODULES } from '../apps/server/src/modules.gen.ts';
import { checkAreas, checkFeatureAreas } from './quality/borders/areas.ts';
import { checkCode, checkStyleSheet } from './quality/borders/code-rules.ts';
import { checkCycles, checkUses } from './quality/borders/cycles.ts';
import { checkDecisionLinks } from './quality/borders/decision-links.ts';
import { checkFeatures } from './quality/borders/feature-borders.ts';
import { checkPublicFiles } from './quality/borders/feature-public-files.ts';
import { checkImports } from './quality/borders/import-rules.ts';
import { checkModuleReadmes } from './quality/borders/module-readmes.ts';
import { checkModuleSizes } from './quality/borders/module-sizes.ts';
import { checkPipelinedStatements } from './quality/borders/pipelined-statements.ts';
import { parseFile, type Violation } from './quality/borders/source-file.ts';
import { checkTableNames } from './quality/borders/table-names.ts';
import { checkIdleUses, checkTables, tableUses } from './quality/borders/tables.ts';
import { foldersByArea } from './quality/noun-files.ts';

const FOLDERS = ['apps', 'packages', 'scripts', 'e2e'];
const FOLDERS_BY_NAME = new Map(foldersByArea('apps/server/src/modules').map((folder) => [folder.name, folder]));
const IN_AREAS = MODULES.map((module) => ({
  ...module,
  uses: module.uses ?? [],
  area: FOLDERS_BY_NAME.get(module.name)?.area ?? '',
}));
/** Which module uses which, as each declares it beside its wiring. */
const USES = Object.fromEntries(MODULES.map(({ name, uses }) => [name, uses ?? []]));

const SKIPPED = new Set(['node_modules', 'dist']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(at);
    return entry.isFile() ? [at] : [];
  });
}

/** Tables and views, as the generated types list them. */
function tablesOfSchema(): string[] {
  const text = readFileSync('apps/server/src/kernel/database/schema.gen.ts', 'utf8');
  const start = text.indexOf('export interface DB');
  const tables = text.slice(start, text.indexOf('\n}', start));
  return [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!);
}

function main(): void {
  const present = new Set(readdirSync('.', { withFileTypes: true }).map((entry) => entry.name));
  const paths = FOLDERS.filter((folder) => present.has(folder)).flatMap(filesBelow);
  const files = paths
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => parseFile(file, readFileSync(file, 'utf8')));
  const documents = [...filesBelow('docs'), ...[...present].filter((name) => name.endsWith('.md'))];
  const read = (file: string): string => readFileSync(file, 'utf8');
  const tables = new Set(tablesOfSchema());
  const named = tableUses(files, tables);
  const violations: Violation[] = [
    ...checkTables(named, IN_AREAS, KERNEL_TABLES),
    ...checkIdleUses(files, named, IN_AREAS),
    ...checkTableNames(files),
    ...checkModuleReadmes(paths, read),
    ...checkModuleSizes(files, read),
    ...checkDecisionLinks([...paths, ...documents], read),
    ...checkImports(files, USES),
    ...checkCycles(files),
    ...checkUses(USES, new Set(FOLDERS_BY_NAME.keys())),
    ...checkAreas(IN_AREAS),
    ...checkFeatureAreas(paths),
    ...checkFeatures(files),
    ...checkPublicFiles(files),
    ...checkCode(files),
    ...checkPipelinedStatements(files),
    ...paths
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => checkStyleSheet(file, readFileSync(file, 'utf8'))),
  ];
  for (const { file, line, message } of violations) process.stderr.write(`${file}:${line} ${message}\n`);
  process.stdout.write(`${files.length} files, ${violations.length} breaches of the import and code rules\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}

main();
