import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FEATURES = fileURLToPath(new URL('../../../learner/src/features/', import.meta.url));
const SUFFIX = '.feature.ts';

/** The last id in the path of a page (`$courseId`) or a call (`{courseId}`). */
const lastId = (path: string): string | undefined => [...path.matchAll(/[{$](\w+)/g)].at(-1)?.[1];

/**
 * The calls that pages of the learner application make: those in the `*.api.ts` beside the feature file, for the last id in the path of the
 * page. Pages whose feature has none are left out.
 */
export function featureCalls(pages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(SUFFIX),
  )) {
    const api = `${FEATURES}${file.slice(0, -SUFFIX.length)}.api.ts`;
    if (!existsSync(api)) continue;
    const calls = [...readFileSync(api, 'utf8').matchAll(/apiQuery\('GET ([^']+)'/g)].map(([, path]) => path!);
    for (const [, path = ''] of readFileSync(FEATURES + file, 'utf8').matchAll(/\bpath: '([^']+)'/g)) {
      const page = pages.find((each) => each === path || each === `/lms/courses/$courseId/${path}`);
      const own = [...new Set(calls)].filter((call) => lastId(call) === lastId(page ?? ''));
      if (page && own.length > 0) found.set(page, own);
    }
  }
  return found;
}
