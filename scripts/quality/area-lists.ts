import { readdirSync } from 'node:fs';
import { exportsOf } from './run-sources.ts';

const FOLDER = 'packages/strings/src/areas';
const HEAD = '// Written by `npm run generate`. Do not edit.';
/** What comes with the shell, whatever page is shown. */
const MENUS = 'menus';

type Message = string | Readonly<Record<string, string>>;
type Words = Readonly<Record<string, { en: Message; ar: Message }>>;
type Catalogue = Readonly<Record<string, Message>>;

const textOf = (messages: Catalogue, satisfied: string): string =>
  `export const messages = ${JSON.stringify(messages, null, 2)} as const satisfies ${satisfied};\n`;

/** The two files of an area by language. */
const dividedFiles = (area: string, en: Catalogue, ar: Catalogue): [file: string, text: string][] => [
  [
    `${FOLDER}/${area}.en.gen.ts`,
    `${HEAD}\nimport type { EnglishMessages } from '../define.ts';\n\n${textOf(en, 'EnglishMessages')}`,
  ],
  [
    `${FOLDER}/${area}.ar.gen.ts`,
    `${HEAD}\nimport type { ArabicOf } from '../define.ts';\nimport type { messages as english } from './${area}.en.gen.ts';\n\n${textOf(ar, 'ArabicOf<typeof english>')}`,
  ],
];

/** Names that an area's messages have in menus and tabs. */
const isOfMenu = (key: string): boolean => !key.startsWith('shell.') && /^[\w-]+\.menu\./.test(key);
const ofMenus = (catalogues: readonly Catalogue[]): Catalogue =>
  Object.fromEntries(catalogues.flatMap((messages) => Object.entries(messages).filter(([key]) => isOfMenu(key))));

/** `areas.gen.ts`, and the files by language of areas that are written in one. */
export async function areaFiles(): Promise<[file: string, text: string][]> {
  const names = readdirSync(FOLDER).sort();
  const inOne = names.flatMap((name) => /^([\w-]+)\.words\.ts$/.exec(name)?.[1] ?? []);
  const inTwo = names.flatMap((name) => /^([\w-]+)\.en\.ts$/.exec(name)?.[1] ?? []);
  const words = await exportsOf<{ words: Words }>(inOne.map((area) => `${FOLDER}/${area}.words.ts`));
  const own = inOne.map((area) => {
    const entries = Object.entries(words[`${FOLDER}/${area}.words.ts`]?.words ?? {});
    const of = (language: 'en' | 'ar'): Catalogue =>
      Object.fromEntries(entries.map(([key, both]) => [key, both[language]]));
    return { area, en: of('en'), ar: of('ar') };
  });
  const pairs = await exportsOf<{ messages: Catalogue }>(
    inTwo.flatMap((area) => ['en', 'ar'].map((language) => `${FOLDER}/${area}.${language}.ts`)),
  );
  const menusIn = (language: 'en' | 'ar'): Catalogue =>
    ofMenus([
      ...inTwo.map((area) => pairs[`${FOLDER}/${area}.${language}.ts`]?.messages ?? {}),
      ...own.map((area) => area[language]),
    ]);
  return [
    ...own.flatMap(({ area, en, ar }) => dividedFiles(area, en, ar)),
    ...dividedFiles(MENUS, menusIn('en'), menusIn('ar')),
    ['packages/strings/src/areas.gen.ts', areaList([...inOne, ...inTwo, MENUS].sort(), new Set([...inOne, MENUS]))],
  ];
}

function areaList(areas: readonly string[], divided: ReadonlySet<string>): string {
  const keyOf = (area: string) => (area.includes('-') ? `'${area}'` : area);
  const fileOf = (area: string, language: string) =>
    `'./areas/${area}.${language}${divided.has(area) ? '.gen' : ''}.ts'`;
  const types = (language: string) =>
    areas.map((area) => `  ${keyOf(area)}: typeof import(${fileOf(area, language)}).messages;`);
  return [
    '// Written by `npm run generate` from the folder areas/. Do not edit.',
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
    ...areas.map(
      (area) =>
        `  ${keyOf(area)}: { en: () => import(${fileOf(area, 'en')}), ar: () => import(${fileOf(area, 'ar')}) },`,
    ),
    '};',
    '',
  ].join('\n');
}
