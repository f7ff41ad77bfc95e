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

export interface AllowedMethods {
  /** The methods of a path, those of `/courses/:courseId` among them; pages, which take any path, have none below /api/. */
  of(path: string): string[];
  /** Whether a path is written out in some route (`/courses/count`), and not with this method. */
  isRefused(path: string, method: string): boolean;
}

/** Which methods the routes have for a path. */
export function allowedMethods(routes: readonly RouteDefinition[]): AllowedMethods {
  const known = routes.map(({ method, path }) => ({ method, isAnything: path === '/*', pattern: patternOf(path) }));
  const written = new Map<string, Set<string>>();
  for (const { path, method } of routes) {
    if (/[:*]/.test(path)) continue;
    const methods = written.get(path) ?? new Set();
    written.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  return {
    isRefused: (path, method) => written.get(path)?.has(method) === false,
    of: (path) => {
      const own = written.get(path);
      if (own) return [...own].sort();
      const isApi = path.startsWith('/api/');
      const fitting = known.filter(({ isAnything, pattern }) => !(isApi && isAnything) && pattern.test(path));
      const methods = new Set<string>(fitting.map(({ method }) => method));
      if (methods.has('GET')) methods.add('HEAD');
      return [...methods].sort();
    },
  };
}
