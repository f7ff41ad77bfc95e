import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** The sheet that has every class of an application. */
const WHOLE = '/src/app.css';

/** What the check reads of a built file. */
export interface BuiltFile {
  isEntry: boolean;
  /** Files that it waits for, and files that it may ask for later. */
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** Sheets that come with it. */
  sheets: Iterable<string>;
  modules: readonly string[];
}

/** A character that a sheet can't write as it is: by its number, as a digit that begins a name, or by itself. */
const ESCAPED = String.raw`\\(?:[0-9a-f]{1,6} ?|.)`;
const CLASS = new RegExp(String.raw`\.((?:${ESCAPED}|[a-z_-])(?:${ESCAPED}|[\w-])*)`, 'gi');

const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_all, number?: string, character = '') =>
    number ? String.fromCodePoint(Number.parseInt(number, 16)) : character,
  );

/** The classes that a sheet has rules for, as they are written in the code. */
export const classesOf = (sheet: string): Set<string> =>
  new Set([...sheet.matchAll(CLASS)].map(([, name = '']) => unescaped(name)));

/** What stands between spaces and quotes in the code, and may be a class. */
const wordsOf = (code: string): Set<string> => new Set(code.split(/[\s"'`]+/));

/**
 * The classes of the whole sheet that are said where only the first one is sure to be there, each with the module that says it. What
 * is fetched later may bring the whole one along; below it nothing is missing.
 */
export function classesWithoutSheet(
  files: ReadonlyMap<string, BuiltFile>,
  whole: string,
  lacking: ReadonlySet<string>,
  codeOf: (module: string) => string,
): { module: string; name: string }[] {
  const closureOf = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name) || !files.has(name)) return found;
    found.add(name);
    for (const needed of files.get(name)?.imports ?? []) closureOf(needed, found);
    return found;
  };
  const found = new Map<string, { module: string; name: string }>();
  const waiting = new Set([...files].filter(([, { isEntry }]) => isEntry).map(([name]) => name));
  for (const name of waiting) {
    const closure = [...closureOf(name)].flatMap((each) => files.get(each) ?? []);
    if (closure.some(({ sheets }) => [...sheets].includes(whole))) continue;
    for (const module of closure.flatMap(({ modules }) => modules))
      for (const word of wordsOf(codeOf(module)))
        if (lacking.has(word)) found.set(`${module} ${word}`, { module, name: word });
    for (const later of closure.flatMap(({ dynamicImports }) => dynamicImports)) waiting.add(later);
  }
  return [...found.values()];
}

/** Libraries and wording draw nothing with classes of ours. */
const isOurs = (module: string): boolean =>
  /\.tsx?$/.test(module) && !/[\\/](node_modules|packages[\\/](strings|domain))[\\/]/.test(module);

/** Fails the build where something may be drawn, on a first page say, with a class of `app.css` before that is there. */
export function styledModules(): Plugin {
  return {
    name: 'sullam-styled-modules',
    apply: 'build',
    generateBundle: {
      // before the bundler puts away files that hold nothing but a sheet
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const sheetsOf = ({ viteMetadata }: Rolldown.OutputChunk) => [...(viteMetadata?.importedCss ?? [])];
        const [whole] = chunks
          .filter(({ moduleIds }) => moduleIds.some((module) => module.endsWith(WHOLE)))
          .flatMap(sheetsOf);
        if (!whole) return; // one sheet for everything
        const classesIn = (name: string) => {
          const file = bundle[name];
          return file?.type === 'asset' ? [...classesOf(String(file.source))] : [];
        };
        const first = new Set(
          chunks
            .filter(({ isEntry }) => isEntry)
            .flatMap(sheetsOf)
            .flatMap(classesIn),
        );
        const lacks = classesWithoutSheet(
          new Map(chunks.map((chunk) => [chunk.fileName, builtFile(chunk)])),
          whole,
          new Set(classesIn(whole).filter((name) => !first.has(name))),
          (module) => (isOurs(module) ? readFileSync(module, 'utf8') : ''),
        );
        if (lacks.length > 0)
          this.error(
            `Import app.css where this is drawn, or add it to first.css:\n${lacks.map(({ module, name }) => `${module}: ${name}`).join('\n')}`,
          );
      },
    },
  };
}

function builtFile({ isEntry, imports, dynamicImports, viteMetadata, moduleIds }: Rolldown.OutputChunk): BuiltFile {
  return { isEntry, imports, dynamicImports, sheets: viteMetadata?.importedCss ?? [], modules: moduleIds };
}
