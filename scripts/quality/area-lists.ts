import path from 'node:path';
import { nounsIn } from './noun-files.ts';
import { exportsOf } from './run-sources.ts';

const HEAD = '// Written by `npm run generate`. Do not edit.';
/** What comes with the shell, whatever page is shown. */
const MENUS = 'menus';
/** What the server says of its error codes: no page has to fetch it. */
const ERROR_CODES = 'error-codes';
const LANGUAGES = ['en', 'ar'] as const;

type Language = (typeof LANGUAGES)[number];
type Message = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Message>>;
type Texts = [file: string, text: string][];

interface Area {
  name: string;
  /** Made here, from files that hold both languages: what others bring, beside its own where it has two files of its own. */
  isMade: boolean;
  messages: Readonly<Record<Language, Catalogue>>;
}

const by = <Of>(of: (language: Language) => Of) => ({ en: of('en'), ar: of('ar') });

/** Names that an area's messages have in menus and tabs, which are drawn before the area is there. */
const isOfMenu = ([key]: [string, Message]): boolean => !key.startsWith('shell.') && /^[\w-]+\.menu\./.test(key);

/** The area of what a noun's words bring. */
const areaOf = (key: string): string =>
  key.startsWith('errors.codes.') ? ERROR_CODES : key.slice(0, key.indexOf('.'));

/** Each message belongs to the area that its key begins with, wherever it is written. */
async function readAreas(folder: string): Promise<Area[]> {
  const [inOne, inTwo] = [nounsIn(folder, '.words.ts'), nounsIn(folder, '.en.ts')];
  const words = await exportsOf<{ words: Record<string, Record<Language, Message>> }>(
    inOne.map((name) => `${folder}/${name}.words.ts`),
  );
  const own = await exportsOf<{ messages: Catalogue }>(
    inTwo.flatMap((name) => LANGUAGES.map((language) => `${folder}/${name}.${language}.ts`)),
  );
  const brought = Object.values(words).flatMap((file) => Object.entries(file.words));
  const names = [...new Set([...inTwo, ...brought.map(([key]) => areaOf(key))])];
  const unknown = names.filter((name) => !inTwo.includes(name) && !inOne.includes(name));
  if (unknown.length > 0) throw new Error(`There is no area ${unknown.join(', ')} in ${folder}`);
  const areas = names.map((name): Area => {
    const ofArea = brought.filter(([key]) => areaOf(key) === name);
    const messages = by((language) => [
      ...Object.entries(own[`${folder}/${name}.${language}.ts`]?.messages ?? {}),
      ...ofArea.map(([key, both]): [string, Message] => [key, both[language]]),
    ]);
    const keys = messages.en.map(([key]) => key);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    if (twice.length > 0) throw new Error(`${twice.join(', ')} is worded twice`);
    return { name, isMade: ofArea.length > 0, messages: by((language) => Object.fromEntries(messages[language])) };
  });
  const inMenus = by((language) =>
    Object.fromEntries(areas.flatMap(({ messages }) => Object.entries(messages[language]).filter(isOfMenu))),
  );
  return [...areas, { name: MENUS, isMade: true, messages: inMenus }].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
}

function madeFile(folder: string, { name, messages }: Area, language: Language): [file: string, text: string] {
  const imports =
    language === 'en'
      ? ["import type { EnglishMessages } from '../define.ts';"]
      : [
          "import type { ArabicOf } from '../define.ts';",
          `import type { messages as english } from './${name}.en.gen.ts';`,
        ];
  const type = language === 'en' ? 'EnglishMessages' : 'ArabicOf<typeof english>';
  const text = `export const messages = ${JSON.stringify(messages[language], null, 2)} as const satisfies ${type};`;
  return [`${folder}/${name}.${language}.gen.ts`, [HEAD, ...imports, '', text, ''].join('\n')];
}

const keyOf = ({ name }: Area) => (name.includes('-') ? `'${name}'` : name);
const fileOf = ({ name, isMade }: Area, language: Language) =>
  `'./areas/${name}.${language}${isMade ? '.gen' : ''}.ts'`;
const loadersOf = (areas: readonly Area[]) =>
  areas.map((area) => {
    const loaders = LANGUAGES.map((language) => `${language}: () => import(${fileOf(area, language)})`);
    return `  ${keyOf(area)}: { ${loaders.join(', ')} },`;
  });

function areaList(areas: readonly Area[], isFirst: (area: Area) => boolean): string {
  const types = (language: Language) =>
    areas.map((area) => `  ${keyOf(area)}: typeof import(${fileOf(area, language)}).messages;`);
  return [
    HEAD,
    "import type { Language } from '@sullam/domain/localized.ts';",
    "import type { LoadMessages } from './define.ts';",
    '',
    '/** The messages of each area. */',
    'export interface AreaMessages {',
    ...types('en'),
    '}',
    '',
    'export interface ArabicMessages {',
    ...types('ar'),
    '}',
    '',
    'export type Loaders<Areas extends keyof AreaMessages> = Record<Areas, Record<Language, LoadMessages>>;',
    '',
    '/** The areas of frames and first pages. Written out, since bundlers split only imports that they can read. */',
    'export const LOADERS = {',
    ...loadersOf(areas.filter(isFirst)),
    '} satisfies Partial<Loaders<keyof AreaMessages>>;',
    '',
  ].join('\n');
}

function laterAreaList(areas: readonly Area[]): string {
  return [
    HEAD,
    "import type { AreaMessages, LOADERS, Loaders } from './areas.gen.ts';",
    '',
    '/** All other areas: a list that first pages need not carry. */',
    'export const LATER_LOADERS: Loaders<Exclude<keyof AreaMessages, keyof typeof LOADERS>> = {',
    ...loadersOf(areas),
    '};',
    '',
  ].join('\n');
}

/**
 * `areas.gen.ts` and `later-areas.gen.ts` beside the folder of the wording, and in it the files by language of areas that are
 * made of others. `first` are the areas of first pages.
 */
export async function areaFiles(folder: string, first: ReadonlySet<string>): Promise<Texts> {
  const areas = await readAreas(folder);
  const isFirst = ({ name }: Area) => first.has(name);
  return [
    ...areas
      .filter(({ isMade }) => isMade)
      .flatMap((area) => LANGUAGES.map((language) => madeFile(folder, area, language))),
    [path.join(folder, '../areas.gen.ts'), areaList(areas, isFirst)],
    [path.join(folder, '../later-areas.gen.ts'), laterAreaList(areas.filter((area) => !isFirst(area)))],
  ];
}
