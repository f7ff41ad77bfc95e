import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const AREAS = path.join(ROOT, 'packages/strings/src/areas');
const LOADERS_FILE = /[\\/]packages[\\/]strings[\\/]src[\\/]areas\.gen\.ts$/;
const AREA_FILE = /[\\/]packages[\\/]strings[\\/]src[\\/]areas[\\/][\w-]+\.(en|ar)(\.gen)?\.ts$/;

/** Sources besides an application's own that may name a message. */
const SHARED = ['packages/web-kit/src', 'packages/ui/src', 'packages/domain/src', 'packages/strings/src'];
/** `areas.ts` names the codes of errors only as a type: most of them are worded by the server alone. */
const isSource = (name: string): boolean =>
  /\.tsx?$/.test(name) && !/(^|[\\/])((areas|test|testing)[\\/]|areas\.ts$)/.test(name);

interface Names {
  whole: ReadonlySet<string>;
  /** Beginnings of keys that are put together at run time: `errors.codes.${code}`. */
  beginnings: readonly string[];
}

/** Every text in the sources that may be a message's key, or the beginning of one. */
export function namesIn(sources: readonly string[]): Names {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources) {
    for (const [, name, rest] of source.matchAll(/['"`]([a-z][\w-]*\.[\w.-]*)(['"`]|\$\{)/g)) {
      if (rest === '${') beginnings.add(name as string);
      else whole.add(name as string);
    }
  }
  return { whole, beginnings: [...beginnings] };
}

/** Whether an application with these names can ever ask for a message. */
export const isNamed = (key: string, { whole, beginnings }: Names): boolean =>
  whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning));

function readSources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8'));
}

interface Property {
  start: number;
  end: number;
  /** `value` of a quoted key, `name` of a bare one. */
  key?: { value?: unknown; name?: string };
}
interface Declared {
  declarations?: { id: { name: string }; init: never }[];
}
interface Table {
  start: number;
  end: number;
  properties: Property[];
}

/** A table that a file names, as the parser sees it. */
function tableOf(program: unknown, table: string): Table {
  const { body } = program as {
    body: (Declared & { declaration?: Declared })[];
  };
  for (const part of body)
    for (const { id, init } of (part.declaration ?? part).declarations ?? []) if (id.name === table) return init;
  throw new Error(`A file of the wording has to hold the table ${table}.`);
}

/** The code with those entries of a table that are kept. */
function pruned(code: string, { start, end, properties }: Table, isKept: (key: string) => boolean): string {
  const kept = properties
    .filter(({ key }) => isKept(String(key?.value ?? key?.name)))
    .map((property) => code.slice(property.start, property.end));
  return `${code.slice(0, start)}{${kept.join(',')}}${code.slice(end)}`;
}

/** The English file of an area, written by hand or generated. */
function englishOf(area: string): string {
  const file = path.join(AREAS, `${area}.en`);
  return readFileSync(existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.gen.ts`, 'utf8');
}

/** Whether an application can ask for any message of an area. */
const isNeeded = (area: string, names: Names): boolean =>
  [...englishOf(area).matchAll(/^\s+['"]([\w.-]+)['"]:/gm)].some(([, key]) => isNamed(String(key), names));

/** Leaves out of an application the messages, and the areas, that none of its sources names: they are the other one's. */
export function usedWords(application: string): Plugin {
  let names: Names;
  return {
    name: 'sullam-used-words',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      names = namesIn([`apps/${application}/src`, ...SHARED].flatMap(readSources));
    },
    transform: {
      filter: { id: [AREA_FILE, LOADERS_FILE] },
      handler(code, id) {
        const program = this.parse(code);
        const rest = LOADERS_FILE.test(id)
          ? pruned(code, tableOf(program, 'LOADERS'), (area) => isNeeded(area, names))
          : pruned(code, tableOf(program, 'messages'), (key) => isNamed(key, names));
        return { code: rest, map: null };
      },
    },
  };
}
