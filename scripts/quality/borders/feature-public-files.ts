import { featureOf, isTest } from './places.ts';
import type { Import, SourceFile, Violation } from './source-file.ts';
import type { Node } from './walk.ts';

const APPLICATION = /^apps\/(?:learner|studio)\/src\//;
const NAMED_PUBLIC = /\.public\.tsx?$/;
const DECLARATION = /\.feature\.ts$/;

/** The file through which a feature is used: `features/<area>/<feature>/<feature>.public.ts`. */
const publicFileOf = (feature: string): string => `${feature}/${feature.split('/').at(-1)}.public.ts`;

/** Returns true for a feature's public file. */
export const isPublicFile = (file: string): boolean => {
  const feature = featureOf(file);
  return feature !== undefined && file === publicFileOf(feature);
};

/** Why an import that crosses into a feature, or uses a feature's own public file, is wrong. */
function faultOf({ path }: SourceFile, { target, isLazy, isTypeOnly, names }: Import): string | undefined {
  const feature = featureOf(target);
  if (!feature) return undefined;
  if (feature === featureOf(path))
    return isPublicFile(target) ? 'inside a feature, import the file itself, not the public file' : undefined;
  if (!isPublicFile(target)) return `another feature is imported through ${publicFileOf(feature)}, not ${target}`;
  if (isLazy) return `${target} is imported statically: let it re-export a function that loads the part`;
  if (names.includes('*') || names.includes('default')) return `${target} is imported by names`;
  if (DECLARATION.test(path) && !isTypeOnly)
    return 'a *.feature.ts imports no other feature, it is part of every first page: share the value in src/parts';
  return undefined;
}

interface ReExport {
  readonly name: string;
  readonly line: number;
}

const nameIn = (node: Node | undefined): string => String((node as { name?: string } | undefined)?.name ?? '');

/** The names that a public file re-exports; `others` are statements that do anything else. */
function readPublicFile({ program, lineOf }: SourceFile): { reExports: ReExport[]; others: number[] } {
  const reExports: ReExport[] = [];
  const others: number[] = [];
  for (const statement of program.body as unknown as Node[]) {
    const line = lineOf(statement.start);
    const specifiers = statement.source ? ((statement.specifiers as Node[] | undefined) ?? []) : [];
    const isRenamed = specifiers.some(({ local, exported }) => nameIn(local as Node) !== nameIn(exported as Node));
    if (statement.type !== 'ExportNamedDeclaration' || specifiers.length === 0 || isRenamed) others.push(line);
    else reExports.push(...specifiers.map(({ exported }) => ({ name: nameIn(exported as Node), line })));
  }
  return { reExports, others };
}

/** What is wrong with a public file itself. `used` are the names that other features and the frame import from it. */
function faultsOfPublicFile(file: SourceFile, used: ReadonlySet<string>): Violation[] {
  const { reExports, others } = readPublicFile(file);
  const at = (line: number, message: string): Violation => ({ file: file.path, line, message });
  const foreign = file.imports.filter(({ target }) => featureOf(target) !== featureOf(file.path));
  return [
    ...others.map((line) => at(line, 'a public file only re-exports, by name and without renaming')),
    ...foreign.map(({ line, target }) => at(line, `a public file re-exports files of its feature, not ${target}`)),
    ...reExports
      .filter(({ name }) => !used.has(name))
      .map(({ name, line }) => at(line, `no other feature uses ${name}: a public file holds what others use`)),
  ];
}

/**
 * Features of a web application use each other through public files only, at run time, lazily and for types. The frame and the routes
 * do too; generated lists import `*.feature.ts` and other files that features declare themselves with. Tests are exempt.
 */
export function checkPublicFiles(files: readonly SourceFile[]): Violation[] {
  const own = files.filter(({ path }) => APPLICATION.test(path) && !isTest(path));
  const used = new Map<string, Set<string>>();
  const violations: Violation[] = [];
  for (const file of own)
    for (const one of file.imports) {
      const message = isPublicFile(file.path) ? undefined : faultOf(file, one);
      if (message) violations.push({ file: file.path, line: one.line, message });
      if (featureOf(file.path) !== featureOf(one.target))
        used.set(one.target, new Set([...(used.get(one.target) ?? []), ...one.names]));
    }
  for (const file of own) {
    const feature = featureOf(file.path);
    if (feature && NAMED_PUBLIC.test(file.path) && !isPublicFile(file.path))
      violations.push({ file: file.path, line: 1, message: `the public file is named ${publicFileOf(feature)}` });
    if (isPublicFile(file.path)) violations.push(...faultsOfPublicFile(file, used.get(file.path) ?? new Set()));
  }
  return violations;
}
