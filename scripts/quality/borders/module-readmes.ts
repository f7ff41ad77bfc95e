import type { Violation } from './source-file.ts';

const MODULES = 'apps/server/src/modules';
const TESTS = /^- \*\*Tests\*\*: (?<paths>.+)$/m;

/**
 * Every module has a README. One whose tests lie in other modules names them there, so that whoever changes it knows what to run.
 * @param paths all files of the project
 */
export function checkModuleReadmes(paths: readonly string[], read: (path: string) => string): Violation[] {
  const files = paths.filter((path) => path.startsWith(`${MODULES}/`));
  const known = new Set(files);
  const modules = new Set(files.map((path) => path.split('/').slice(4, 6).join('/')));
  return [...modules].flatMap((module) => {
    const readme = `${MODULES}/${module}/README.md`;
    const breach = (message: string): Violation => ({ file: readme, line: 1, message });
    if (!known.has(readme)) return [breach('a module without a README')];
    const hasTests = files.some((path) => path.startsWith(`${MODULES}/${module}/`) && path.endsWith('.test.ts'));
    const { paths: named } = TESTS.exec(read(readme))?.groups ?? {};
    if (named === undefined) return hasTests ? [] : [breach('no tests, and the README names none ("- **Tests**: …")')];
    const gone = [...named.matchAll(/`([^`]+)`/g)]
      .map(([, path]) => path!)
      .filter((path) => !known.has(`${MODULES}/${path}`));
    return gone.map((path) => breach(`names tests that there aren’t: ${path}`));
  });
}
