import type { RouteDefinition } from './route.ts';

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/(:\w+|\*)/)
      .map((part) =>
        part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^$(){}|[\]\\]/g, '\\$&'),
      )
      .join('')}$`,
  );

/** The methods that some route has for a path; pages, which take any path, have none below /api/. */
export function allowedMethods(routes: readonly RouteDefinition[]): (path: string) => string[] {
  const known = routes.map(({ method, path }) => ({ method, isAnything: path === '/*', pattern: patternOf(path) }));
  return (path) => {
    const isApi = path.startsWith('/api/');
    const fitting = known.filter(({ isAnything, pattern }) => !(isApi && isAnything) && pattern.test(path));
    const methods = new Set<string>(fitting.map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}
