import type { FeatureState } from '@sullam/domain/features.ts';
import { expiryDateOf } from '@sullam/domain/limits.ts';
import type { FirstPage, PagePath } from '@sullam/domain/page-manifest.ts';

/** A declared page that was asked for, with the calls that its address makes. */
export interface FoundPage extends Omit<FirstPage, 'path' | 'feature' | 'listCalls'> {
  readonly calls: readonly string[];
}

/** What a list's address may carry without changing the list itself. */
const isWholeList = (query: URLSearchParams): boolean => [...query.keys()].every((name) => name === 'lang');

const patternOf = ({ path }: Pick<FirstPage, 'path'>): RegExp =>
  new RegExp(
    `^${path.replaceAll(/\$(\w+)/g, (_, name: string) => `(?<${name}>${name.endsWith('Id') ? '\\d{1,15}' : '[\\w-]+'})`)}$`,
  );

/** Which addresses of an application are pages: every other one is answered with 404. */
export class KnownPaths {
  private readonly known: readonly { pattern: RegExp; page: PagePath }[];

  constructor(paths: readonly PagePath[]) {
    this.known = paths.map((page) => ({ pattern: patternOf(page), page }));
  }

  /** The page of a path; undefined where there is none, or it is switched off. */
  find(path: string, features: FeatureState): PagePath | undefined {
    const plain = path.replace(/(.)\/+$/, '$1');
    return this.known.find(
      ({ pattern, page: { switches = [] } }) => pattern.test(plain) && switches.every((name) => features[name]),
    )?.page;
  }
}

/** The pages of an application that people begin on, by their paths below its base. */
export class FirstPages {
  private readonly pages: readonly { pattern: RegExp; page: FirstPage }[];

  constructor(pages: readonly FirstPage[]) {
    this.pages = pages.map((page) => ({ pattern: patternOf(page), page }));
  }

  /** What the first screen of a path needs; null for paths that aren't declared or are switched off. */
  find(
    path: string,
    query: URLSearchParams,
    { features, now }: { features: FeatureState; now: Date },
  ): FoundPage | null {
    for (const { pattern, page } of this.pages) {
      const found = pattern.exec(path);
      if (!found) continue;
      const { feature, calls = [], listCalls = [] } = page;
      if (feature && !features[feature]) return null;
      const known: Record<string, string> = {
        ...found.groups,
        expiryDate: encodeURIComponent(expiryDateOf(now.getTime())),
      };
      const wanted = [...(isWholeList(query) ? listCalls : []), ...calls];
      return {
        ...page,
        calls: wanted.map((call) => call.replaceAll(/\$(\w+)/g, (_, name: string) => known[name] ?? '')),
      };
    }
    return null;
  }
}
