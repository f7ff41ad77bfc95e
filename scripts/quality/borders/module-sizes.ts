import { isTest, moduleOf } from './places.ts';
import type { SourceFile, Violation } from './source-file.ts';

/** A module beyond one of these is two modules, unless its README says why it isn't. */
const FILES_MAXIMUM = 25;
const ENDPOINTS_MAXIMUM = 20;

const REASON = /^- \*\*Size\*\*: .+$/m;
const ENDPOINT = /^\s*method: '(?:GET|POST|PUT|PATCH|DELETE)'/gm;

const endpointsOf = ({ path, text }: SourceFile): number =>
  /\.routes\.ts$|-routes\.ts$/.test(path) ? [...text.matchAll(ENDPOINT)].length : 0;

/**
 * Finds modules that have outgrown their size and whose README gives no reason ("- **Size**: …").
 * @param read the text of a file of the project
 */
export function checkModuleSizes(files: readonly SourceFile[], read: (path: string) => string): Violation[] {
  const modules = new Map<string, SourceFile[]>();
  for (const file of files) {
    if (moduleOf(file.path) === undefined || isTest(file.path)) continue;
    const folder = file.path.split('/').slice(0, 6).join('/');
    modules.set(folder, [...(modules.get(folder) ?? []), file]);
  }
  return [...modules].flatMap(([folder, own]) => {
    const endpoints = own.reduce((sum, file) => sum + endpointsOf(file), 0);
    if (own.length <= FILES_MAXIMUM && endpoints <= ENDPOINTS_MAXIMUM) return [];
    const readme = `${folder}/README.md`;
    if (REASON.test(read(readme))) return [];
    const message = `${own.length} files and ${endpoints} endpoints (${FILES_MAXIMUM} and ${ENDPOINTS_MAXIMUM} at most): split the module, or argue in its README ("- **Size**: …")`;
    return [{ file: readme, line: 1, message }];
  });
}
