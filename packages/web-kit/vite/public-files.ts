import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, parseSync } from 'vite';

/** The public file of a feature: `features/<area>/<feature>/<feature>.public.ts`. It only re-exports (lint checks it). */
const PUBLIC_FILE = /[.]public[.]ts$/;

interface Origin {
  readonly from: string;
  readonly name: string;
}

/** By exported name, the file next to a public file that has it. */
function originsOf(file: string, text: string): ReadonlyMap<string, Origin> {
  const entries = parseSync(file, text).module.staticExports.flatMap((statement) => statement.entries);
  return new Map(
    entries.flatMap(({ exportName, importName, moduleRequest }) =>
      exportName.name && importName.name && moduleRequest
        ? [[exportName.name, { from: moduleRequest.value, name: importName.name }]]
        : [],
    ),
  );
}

const nextTo = (specifier: string, neighbour: string): string => {
  const joined = path.posix.join(path.posix.dirname(specifier), neighbour);
  return joined.startsWith('.') ? joined : `./${joined}`;
};

interface Statement {
  readonly start: number;
  readonly end: number;
  readonly keyword: 'import' | 'export';
  readonly specifier: string;
  /** What is taken, and the name it is given; null where a namespace is taken. */
  readonly names: readonly { readonly name: string | null; readonly given: string }[];
}

/** The statements of a file that take something from a public file. */
function statementsOf(file: string, code: string): Statement[] {
  const { staticImports, staticExports } = parseSync(file, code).module;
  const imports = staticImports.map(({ start, end, moduleRequest, entries }) => ({
    ...{ start, end, keyword: 'import' as const, specifier: moduleRequest.value },
    names: entries.map(({ importName, localName }) => ({ name: importName.name, given: localName.value })),
  }));
  const exports = staticExports.map(({ start, end, entries }) => ({
    ...{ start, end, keyword: 'export' as const, specifier: entries[0]?.moduleRequest?.value ?? '' },
    names: entries.map(({ importName, exportName }) => ({ name: importName.name, given: exportName.name ?? '' })),
  }));
  return [...imports, ...exports].filter(({ specifier }) => PUBLIC_FILE.test(specifier));
}

/** Returns the code of a module with each import of a public file replaced by imports of the files it re-exports. */
export function importDirectly(file: string, code: string, read: (file: string) => string): string {
  let result = code;
  for (const { start, end, keyword, specifier, names } of statementsOf(file, code).sort((a, b) => b.start - a.start)) {
    const target = path.resolve(path.dirname(file), specifier);
    const origins = originsOf(target, read(target));
    const lines = names.map(({ name, given }) => {
      const origin = name === null ? undefined : origins.get(name);
      if (!origin) throw new Error(`${file} imports ${name ?? '*'}, which ${specifier} doesn't re-export by name.`);
      return `${keyword} { ${origin.name} as ${given} } from ${JSON.stringify(nextTo(specifier, origin.from))};`;
    });
    // the lines below keep their numbers
    const breaks = '\n'.repeat(code.slice(start, end).split('\n').length - 1);
    result = result.slice(0, start) + lines.join(' ') + breaks + result.slice(end);
  }
  return result;
}

/**
 * Imports through public files as if they were direct. The bundler cuts chunks, and `chunks.ts` groups them, along imports: through a
 * public file, a page would load all that any other feature needs of that feature.
 */
export const publicFiles = (): Plugin => ({
  name: 'sullam-public-files',
  apply: 'build',
  transform: {
    filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: /[.]public[.]ts["']/ },
    handler: (code, id) => {
      const [file = id] = id.split('?');
      return { code: importDirectly(file, code, (name) => readFileSync(name, 'utf8')), map: null };
    },
  },
});
