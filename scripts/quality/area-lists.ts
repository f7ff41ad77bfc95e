import { readdirSync } from 'node:fs';
import path from 'node:path';
import { exportsOf } from './run-sources.ts';

const HEAD = '// Written by `npm run generate`. Do not edit.';
/** What comes with the shell, whatever page is shown. */
const MENUS = 'menus';
const LANGUAGES = ['en', 'ar'] as const;

type Language = (typeof LANGUAGES)[number];
type Message = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Message>>;
type Texts = [file: string, text: string][];

interface Area {
  name: string;
  /** Written in one file for both languages, from which those by language are made. */
  isDivided: boolean;
  messages: Readonly<Record<Language, Catalogue>>;
}

/** Names that an area's messages have in menus and tabs, which are drawn before the area is there. */
const isOfMenu = ([key]: [string, Message]): boolean => !key.startsWith('shell.') && /^[\w-]+\.menu\./.test(key);

async function readAreas(folder: string): Promise<Area[]> {
  const names = readdirSync(folder);
  const called = (ending: string) =>
    names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  const inOne = await exportsOf<{ words: Record<string, Record<Language, Message>> }>(
    called('.words.ts').map((name) => `${folder}/${name}.words.ts`),
  );
  const inTwo = await exportsOf<{ messages: Catalogue }>(
    called('.en.ts').flatMap((name) => LANGUAGES.map((language) => `${folder}/${name}.${language}.ts`)),
  );
  const by = (of: (language: Language) => Catalogue) => ({ en: of('en'), ar: of('ar') });
  const areas: Area[] = [
    ...called('.words.ts').map((name) => {
      const words = Object.entries(inOne[`${folder}/${name}.words.ts`]?.words ?? {});
      const of = (language: Language) => Object.fromEntries(words.map(([key, both]) => [key, both[language]]));
      return { name, isDivided: true, messages: by(of) };
    }),
    ...called('.en.ts').map((name) => {
      const of = (language: Language) => inTwo[`${folder}/${name}.${language}.ts`]?.messages ?? {};
      return { name, isDivided: false, messages: by(of) };
    }),
  ];
  const inMenus = by((language) =>
    Object.fromEntries(areas.flatMap(({ messages }) => Object.entries(messages[language]).filter(isOfMenu))),
  );
  return [...areas, { name: MENUS, isDivided: true, messages: inMenus }].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
}

function dividedFile(folder: string, { name, messages }: Area, language: Language): [file: string, text: string] {
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

function areaList(areas: readonly Area[]): string {
  const keyOf = ({ name }: Area) => (name.includes('-') ? `'${name}'` : name);
  const fileOf = ({ name, isDivided }: Area, language: Language) =>
    `'./areas/${name}.${language}${isDivided ? '.gen' : ''}.ts'`;
  const types = (language: Language) =>
    areas.map((area) => `  ${keyOf(area)}: typeof import(${fileOf(area, language)}).messages;`);
  const loaders = (area: Area) =>
    LANGUAGES.map((language) => `${language}: () => import(${fileOf(area, language)})`).join(', ');
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
    '/** Written out, since bundlers split only imports that they can read. */',
    'export const LOADERS: Record<keyof AreaMessages, Record<Language, LoadMessages>> = {',
    ...areas.map((area) => `  ${keyOf(area)}: { ${loaders(area)} },`),
    '};',
    '',
  ].join('\n');
}

/** `areas.gen.ts` beside the folder of the wording, and in it the files by language of areas that are written in one. */
export async function areaFiles(folder: string): Promise<Texts> {
  const areas = await readAreas(folder);
  return [
    ...areas
      .filter(({ isDivided }) => isDivided)
      .flatMap((area) => LANGUAGES.map((language) => dividedFile(folder, area, language))),
    [path.join(folder, '../areas.gen.ts'), areaList(areas)],
  ];
}
