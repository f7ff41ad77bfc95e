import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { isPublicFile } from './borders/feature-public-files.ts';
import { packageOf } from './borders/places.ts';
import { parseFile, type SourceFile } from './borders/source-file.ts';
import { type Node, walk } from './borders/walk.ts';

/** Something that is drawn with areas of the wording around it: a screen, a button of a lesson, the frame. */
export interface Drawn {
  name: string;
  /** Files that it begins with. */
  files: readonly string[];
  /** Areas that are there before it is drawn. */
  areas: readonly string[];
}

/** A file that says something whose area isn't there. */
export interface Silence {
  drawn: string;
  file: string;
  line: number;
  area: string;
  key: string;
}

interface Said {
  area: string;
  key: string;
  line: number;
}

interface Used {
  file: string;
  names: readonly string[];
}

interface Speaker {
  said: readonly Said[];
  /** Areas that the file waits for itself, `useAreas([…])` and the like, before it and what it draws say anything. */
  fetched: readonly string[];
  /** Files of ours that it draws with, lazy ones too, and the names it takes from each. */
  used: readonly Used[];
}

export interface Wordings {
  /** Every key, with the area that brings it. */
  keys: ReadonlyMap<string, string>;
  /** Keys that come with the frame of every page, whatever area they begin with. */
  isAlwaysThere: (key: string) => boolean;
}

const isArray = (node: unknown): node is Node & { elements: Node[] } =>
  (node as Node | undefined)?.type === 'ArrayExpression';

/** The hooks of `web-kit/shell/use-areas.ts`, and what fetches wording ahead of a screen: `wording.ensure([…])`. */
const WAITS = /^(use(Settled)?Areas|ensure)$/;

function fetchedBy(node: Node): string[] {
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee as { name?: string; property?: { name?: string } };
  const [first] = WAITS.test(callee.name ?? callee.property?.name ?? '') ? (node.arguments as Node[]) : [];
  return isArray(first) ? first.elements.map(({ value }) => String(value)) : [];
}

/** Everything of the wording that a file can say: keys in quotes, and those that a template begins. */
function readSpeaker(file: SourceFile, { keys, isAlwaysThere }: Wordings): Speaker {
  const said: Said[] = [];
  const fetched: string[] = [];
  const isRule = packageOf(file.path) === 'domain';
  const say = (area: string, key: string, node: Node) => said.push({ area, key, line: file.lineOf(node.start) });
  walk(file.program, (node) => {
    fetched.push(...fetchedBy(node));
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const area = keys.get(node.value);
      if (area !== undefined && !isAlwaysThere(node.value)) say(area, node.value, node);
    }
    if (node.type !== 'TemplateLiteral') return;
    const [first] = node.quasis as { value: { cooked: string } }[];
    const start = first?.value.cooked ?? '';
    // a rule's `answers.${at}` is the path of a field
    if (!(isRule ? /^[\w-]+\.[\w-]+\./ : /^[\w-]+\./).test(start)) return;
    const begun = [...keys].filter(([key]) => key.startsWith(start) && !isAlwaysThere(key));
    for (const area of new Set(begun.map(([, one]) => one))) say(area, `${start}…`, node);
  });
  const used = file.imports
    .filter(({ isOurs, isTypeOnly }) => isOurs && !isTypeOnly)
    .map(({ target, names }) => ({ file: target, names }));
  return { said, fetched, used };
}

/** What knows no product word or holds the words themselves, and lists of screens: each of those is asked for itself. */
const MUTE = /^packages\/(ui|strings|api-client)\/|\.feature\.ts$|\/features\.gen\.ts$/;

/**
 * What is drawn and says something without having its area: each file that it reaches by imports, lazy ones too, is asked with
 * the areas that are certain to be there on that way. `read` answers the text of a file.
 */
export function silences(drawn: readonly Drawn[], wordings: Wordings, read: (file: string) => string): Silence[] {
  const speakers = new Map<string, Speaker>();
  const speakerOf = (file: string): Speaker => {
    const known = speakers.get(file) ?? readSpeaker(parseFile(file, read(file)), wordings);
    speakers.set(file, known);
    return known;
  };
  /** The file itself. Of a feature's public file, those that have the names: the others are drawn elsewhere. */
  const drawnWith = ({ file, names }: Used): string[] =>
    isPublicFile(file)
      ? speakerOf(file).used.flatMap((passed) => (passed.names.some((name) => names.includes(name)) ? passed.file : []))
      : [file];
  const found = new Map<string, Silence>();
  for (const { name, files, areas } of drawn) {
    const visits = new Map<string, ReadonlySet<string>[]>();
    const visit = (file: string, there: ReadonlySet<string>): void => {
      if (MUTE.test(file) || !/\.tsx?$/.test(file)) return;
      const { said, fetched, used } = speakerOf(file);
      const here = fetched.length > 0 ? new Set([...there, ...fetched]) : there;
      const before = visits.get(file) ?? [];
      if (before.some((known) => [...known].every((area) => here.has(area)))) return;
      visits.set(file, [...before, here]);
      for (const { area, key, line } of said)
        if (!here.has(area) && !found.has(`${name} ${file} ${area}`))
          found.set(`${name} ${file} ${area}`, { drawn: name, file, line, area, key });
      for (const next of used.flatMap(drawnWith)) visit(next, here);
    };
    for (const file of files) visit(file, new Set(areas));
  }
  return [...found.values()];
}

interface Part {
  path?: string;
  load?: unknown;
  areas?: readonly string[];
  children?: readonly Part[];
}

interface Features {
  FEATURES: readonly { screens?: Part[]; courseScreens?: Part[]; lessonTools?: Part[] }[];
  FRAME_AREAS: readonly string[];
}

/** The features of an application as they are; what they load later stays a line that names the file. */
async function readFeatures(application: string): Promise<Features> {
  const entry = ['features.gen.ts', 'frame-areas.ts'].map((file) => `export * from './${application}/src/${file}';`);
  const { outputFiles } = await build({
    stdin: { contents: entry.join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [
      {
        name: 'later',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, (used) =>
            used.kind === 'dynamic-import'
              ? { path: path.posix.join(path.relative(process.cwd(), used.resolveDir), used.path), external: true }
              : undefined,
          ),
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Features;
}

/** The files that a line of loading names. */
const filesOf = (load: unknown): string[] =>
  [...String(load).matchAll(/import\("([^"]+)"\)/g)].map(([, file]) => file as string);

/** All that an application draws: its frame, its screens inside those that hold them, the buttons of a lesson. */
export async function drawnBy(application: string, courseFrame: string): Promise<Drawn[]> {
  const { FEATURES, FRAME_AREAS } = await readFeatures(application);
  const courseScreens = FEATURES.flatMap((feature) => feature.courseScreens ?? []);
  const drawnOf = (part: Part, around: readonly string[]): Drawn[] => {
    const areas = [...around, ...(part.areas ?? [])];
    const children = part.path === courseFrame ? courseScreens : (part.children ?? []);
    const own = part.load ? [{ name: `${application} ${part.path}`, files: filesOf(part.load), areas }] : [];
    return [...own, ...children.flatMap((child) => drawnOf(child, areas))];
  };
  const shell = readdirSync(`${application}/src/shell`).filter((file) => /\.tsx?$/.test(file));
  return [
    {
      name: `${application} frame`,
      files: shell.map((file) => `${application}/src/shell/${file}`),
      areas: FRAME_AREAS,
    },
    ...FEATURES.flatMap(({ screens = [] }) => screens.flatMap((screen) => drawnOf(screen, FRAME_AREAS))),
    ...FEATURES.flatMap(({ lessonTools = [] }) =>
      lessonTools.flatMap((tool) => drawnOf({ ...tool, path: 'a button of a lesson' }, [...FRAME_AREAS, 'course'])),
    ),
  ];
}

/** The wording as the applications fetch it. */
export async function wordingsOf(folder: string): Promise<Wordings> {
  const keys = readdirSync(folder)
    .filter((file) => /\.en(\.gen)?\.ts$/.test(file) && !file.startsWith('menus.'))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {2}['"]([\w-]+\.[^'"]+)['"]:/gm)].map(
        ([, key = '']) => [key, file.slice(0, file.indexOf('.'))] as const,
      ),
    );
  return { keys: new Map(keys), isAlwaysThere: (key) => /^[\w-]+\.menu\./.test(key) };
}
