import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const AREA_FILE = /[\\/]packages[\\/]strings[\\/]src[\\/]areas[\\/][\w-]+\.(en|ar)\.ts$/;

/** Sources besides an application's own that may name a message. */
const SHARED = ['packages/web-kit/src', 'packages/ui/src', 'packages/domain/src', 'packages/strings/src'];
const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/(^|[\\/])(areas|test|testing)[\\/]/.test(name);

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
  key?: { value?: unknown };
}

/** The messages of an area's file, as the parser sees them. */
function messagesOf(program: unknown): { start: number; end: number; properties: Property[] } | null {
  const { body } = program as {
    body: { declaration?: { declarations?: { id: { name: string }; init: never }[] } }[];
  };
  for (const { declaration } of body)
    for (const { id, init } of declaration?.declarations ?? []) if (id.name === 'messages') return init;
  return null;
}

/** Leaves out of an application the messages that none of its sources names: most belong to the other one. */
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
      filter: { id: AREA_FILE },
      handler(code) {
        const messages = messagesOf(this.parse(code));
        if (!messages) throw new Error('A file of the wording has to export its messages.');
        const kept = messages.properties
          .filter(({ key }) => isNamed(String(key?.value), names))
          .map(({ start, end }) => code.slice(start, end));
        return { code: `${code.slice(0, messages.start)}{${kept.join(',')}}${code.slice(messages.end)}`, map: null };
      },
    },
  };
}
