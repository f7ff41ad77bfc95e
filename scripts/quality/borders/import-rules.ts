import { applicationOf, isTest, KERNEL, moduleOf, packageOf, roleOf, SERVER } from './places.ts';
import type { Import, SourceFile, Violation } from './source-file.ts';

/** Which packages of ours a package may import (house rule 1). */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  strings: ['domain'],
  ui: [],
  'api-client': ['domain'],
  'question-formats': ['domain'],
  'embedded-postgres': [],
  'web-kit': ['domain', 'strings', 'api-client', 'ui'],
};

/** The packages that each application may import. */
const APPLICATIONS: Readonly<Record<string, readonly string[]>> = {
  server: ['domain', 'strings', 'question-formats', 'embedded-postgres'],
  learner: ['domain', 'strings', 'api-client', 'web-kit', 'ui'],
  studio: ['domain', 'strings', 'api-client', 'web-kit', 'ui'],
};

type Rule = (file: SourceFile, used: Import) => string | undefined;

const betweenPackages: Rule = ({ path }, { target, isOurs }) => {
  const from = packageOf(path);
  if (!from || isTest(path) || !isOurs) return undefined;
  if (applicationOf(target)) return 'a package never imports an application';
  const to = packageOf(target);
  if (!to || to === from || PACKAGES[from]?.includes(to)) return undefined;
  return `packages/${from} may import ${PACKAGES[from]?.join(', ') || 'no package of ours'}, not ${to}`;
};

const betweenApplications: Rule = ({ path }, { target, isOurs }) => {
  const from = applicationOf(path);
  if (!from || !isOurs) return undefined;
  const to = applicationOf(target);
  if (to && to !== from) return `apps/${from} never imports apps/${to}`;
  const name = packageOf(target);
  if (!name || isTest(path) || APPLICATIONS[from]?.includes(name)) return undefined;
  // the theme is plain arithmetic, and the first HTML carries its result
  if (from === 'server' && target.startsWith('packages/ui/src/theme/')) return undefined;
  return `apps/${from} may not import packages/${name}`;
};

const domainIsPure: Rule = ({ path }, { target, isOurs }) =>
  packageOf(path) === 'domain' && !isTest(path) && !isOurs
    ? `packages/domain imports nothing, not ${target}`
    : undefined;

const kernelKnowsNoModule: Rule = ({ path }, { target }) =>
  KERNEL.test(path) && !isTest(path) && (moduleOf(target) || /^apps\/server\/src\/(app|modules|main)\.ts$/.test(target))
    ? 'the kernel imports no module'
    : undefined;

const betweenModules =
  (uses: Readonly<Record<string, readonly string[]>>): Rule =>
  ({ path }, { target }) => {
    const from = moduleOf(path);
    const to = moduleOf(target);
    if (!from || !to || from === to || isTest(path)) return undefined;
    if (!target.endsWith('.public.ts')) return `of another module only *.public.ts may be imported, not ${target}`;
    if (uses[from]?.includes(to)) return undefined;
    return `${from}.module.ts doesn't declare that it uses ${to}`;
  };

const HTTP_FREE = new Set(['service', 'repository', 'reads', 'access', 'jobs', 'signals', 'public', 'errors']);
const SQL_FREE = new Set(['routes', 'service', 'schemas', 'module', 'errors', 'signals', 'public']);

const READERS = /^(find|list|read|count)([A-Z]|$)/;

/** `small`: modules without a file for SQL. Their service builds it, or the module file if there is no service either. */
const rolesInModule =
  (small: ReadonlyMap<string, string>): Rule =>
  ({ path }, used) => {
    if (!moduleOf(path) || isTest(path)) return undefined;
    const role = roleOf(path) ?? '';
    const targetRole = moduleOf(used.target) ? roleOf(used.target) : undefined;
    if (
      role === 'routes' &&
      targetRole === 'repository' &&
      !used.isTypeOnly &&
      !used.names.every((name) => READERS.test(name))
    )
      return 'what writes goes through a service: routes take only find…, list…, read…, count… of a repository';
    if (['repository', 'reads'].includes(role) && ['routes', 'service', 'module'].includes(targetRole ?? ''))
      return `${role} know only SQL, not ${targetRole}`;
    if (role === 'service' && ['routes', 'module'].includes(targetRole ?? ''))
      return `a service doesn't know its ${targetRole}`;
    if (targetRole === 'routes' && !['module', 'routes'].includes(role))
      return 'routes are imported by the module only';
    const isHttp = used.target === 'fastify' || used.target.startsWith('apps/server/src/kernel/http/');
    if (HTTP_FREE.has(role) && isHttp && !used.isTypeOnly && !used.target.endsWith('/limits.ts'))
      return 'only routes and schemas know HTTP';
    const holdsSql = !SQL_FREE.has(role) || small.get(moduleOf(path) ?? '') === role;
    if (!holdsSql && used.target.endsWith('kernel/database/database.ts') && used.names.includes('db'))
      return 'only repository, reads and access build SQL';
    return undefined;
  };

/** Modules without a file for SQL, and the role of the file that holds theirs: the service if there is one. */
function smallModules(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const roles = new Map<string, Set<string>>();
  for (const { path } of files) {
    const name = moduleOf(path);
    if (name && !isTest(path)) roles.set(name, (roles.get(name) ?? new Set()).add(roleOf(path) ?? ''));
  }
  return new Map(
    [...roles]
      .filter(([, own]) => !own.has('repository') && !own.has('reads'))
      .map(([name, own]) => [name, own.has('service') ? 'service' : 'module']),
  );
}

const testsStayOutside: Rule = ({ path }, { target, isOurs }) =>
  isOurs && isTest(target) && !isTest(path) && SERVER.test(path) ? 'a program never imports its tests' : undefined;

const onlyApiFilesCall: Rule = ({ path }, { target, isTypeOnly }) => {
  if (!/^apps\/(learner|studio)\/src\//.test(path) || isTest(path) || isTypeOnly) return undefined;
  if (!/^packages\/(web-kit\/src\/api|api-client\/src\/client)\.ts$/.test(target)) return undefined;
  return /\.api\.ts$/.test(path) ? undefined : 'only *.api.ts files call the API';
};

const featuresKnowNoRoutes: Rule = ({ path }, { target }) =>
  /^apps\/\w+\/src\/features\//.test(path) && /^apps\/\w+\/src\/(routes|main|app)\.tsx?$/.test(target)
    ? 'a feature knows no routes: packages -> features -> routes'
    : undefined;

const endingsAreWritten: Rule = (_, { target, isOurs }) =>
  isOurs && !/\.(tsx?|mjs|css|json|svg)(\?\w+)?$/.test(target) ? `${target} lacks its file ending` : undefined;

/** Checks every import against the rules of who may import whom. */
export function checkImports(
  files: readonly SourceFile[],
  uses: Readonly<Record<string, readonly string[]>>,
): Violation[] {
  const rules = [
    betweenPackages,
    betweenApplications,
    domainIsPure,
    kernelKnowsNoModule,
    betweenModules(uses),
    rolesInModule(smallModules(files)),
    testsStayOutside,
    onlyApiFilesCall,
    featuresKnowNoRoutes,
    endingsAreWritten,
  ];
  return files.flatMap((file) =>
    file.imports.flatMap((used) =>
      rules.flatMap((rule) => {
        const message = rule(file, used);
        return message ? [{ file: file.path, line: used.line, message }] : [];
      }),
    ),
  );
}
