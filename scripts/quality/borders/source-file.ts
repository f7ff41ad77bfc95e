import path from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** What one file takes from another. */
export interface Import {
  /** Project path of a file of ours (`apps/server/src/app.ts`), or the name of a package. */
  target: string;
  isOurs: boolean;
  /** Erased by the compiler: a type doesn't tie two files together when the program runs. */
  isTypeOnly: boolean;
  /** Fetched when it is needed: `import('…')`. */
  isLazy: boolean;
  /** Names that are taken; `default`, `*`. */
  names: readonly string[];
  line: number;
}

/** A parsed file of the project. */
export interface SourceFile {
  /** Relative to the project, with slashes. */
  path: string;
  text: string;
  program: ESTree.Program;
  imports: readonly Import[];
  lineOf(offset: number): number;
}

/** A broken rule. */
export interface Violation {
  file: string;
  line: number;
  message: string;
}

const WORKSPACE = /^@sullam\/([\w-]+)\/(.+)$/;

function resolve(from: string, specifier: string): { target: string; isOurs: boolean } {
  if (specifier.startsWith('.')) return { target: path.posix.join(path.posix.dirname(from), specifier), isOurs: true };
  const [, name, rest] = WORKSPACE.exec(specifier) ?? [];
  if (name && rest) return { target: `packages/${name}/src/${rest}`, isOurs: true };
  const parts = specifier.split('/');
  return { target: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!, isOurs: false };
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

const literal = (text: string): string | undefined => /^(['"`])([^'"`$]*)\1$/.exec(text.trim())?.[2];

/** Parses a file and finds everything that it imports or passes on, also at run time (`import('…')`). */
export function parseFile(file: string, text: string): SourceFile {
  const parsed = parseSync(file, text);
  const [fault] = parsed.errors;
  if (fault) throw new Error(`${file} can't be parsed: ${fault.message}`);
  const lineOf = lineCounter(text);
  const imports: Import[] = [];
  for (const statement of parsed.module.staticImports)
    imports.push({
      ...resolve(file, statement.moduleRequest.value),
      isTypeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
      isLazy: false,
      names: statement.entries.map(
        (entry) => entry.importName.name ?? (entry.importName.kind === 'Default' ? 'default' : '*'),
      ),
      line: lineOf(statement.start),
    });
  for (const statement of parsed.module.staticExports) {
    const [first] = statement.entries;
    if (!first?.moduleRequest) continue;
    imports.push({
      ...resolve(file, first.moduleRequest.value),
      isTypeOnly: statement.entries.every((entry) => entry.isType),
      isLazy: false,
      names: statement.entries.map((entry) => entry.importName.name ?? '*'),
      line: lineOf(statement.start),
    });
  }
  for (const { moduleRequest } of parsed.module.dynamicImports) {
    const specifier = literal(text.slice(moduleRequest.start, moduleRequest.end));
    if (specifier === undefined) continue;
    imports.push({
      ...resolve(file, specifier),
      isTypeOnly: false,
      isLazy: true,
      names: ['*'],
      line: lineOf(moduleRequest.start),
    });
  }
  return { path: file, text, program: parsed.program, imports, lineOf };
}
