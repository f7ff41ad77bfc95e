import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@sullam/domain/localized.ts';
import type { DisplayFonts, FrameBanner, PageFiles, PageManifest, PagePath } from '@sullam/domain/page-manifest.ts';
import type { Area } from '@sullam/strings/areas.ts';
import type { Plugin } from 'vite';
import type { FirstPageRule } from '../src/first-page.ts';

/** What an application declares about its pages. */
export interface ApplicationPages {
  /** Areas of the wording that the frame around the screens asks for at once. */
  frameAreas: readonly Area[];
  /** Source files of parts that signed-in readers see of every page, each fetched by itself as soon as the page begins. */
  memberParts: readonly string[];
  /** What may stand above the bar of every page. */
  banner?: FrameBanner;
  /** The pages that people begin on, by the folder of the feature that declares them. */
  firstPages: Readonly<Record<string, readonly FirstPageRule[]>>;
  /** Every path at which the application shows something. */
  paths: readonly PagePath[];
}

/** A file of Vite's manifest: what is built of a source, and which others that one needs at once. */
interface Built {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

const FILE = 'page.json';
const PAGE = 'index.html';

/** Fonts that the first paint can't do without: words that change their width make lines jump. */
const FONTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['inter-latin-wght-normal.woff2'],
  ar: ['vazirmatn-arabic-wght-normal.woff2'],
};

/** Those of headings, where an organisation chose a face for them. */
const DISPLAY_FONTS: DisplayFonts = {
  alyamama: { en: 'alyamama-latin-600-normal.woff2', ar: 'alyamama-arabic-700-normal.woff2' },
  alexandria: { en: 'alexandria-latin-800-normal.woff2', ar: 'alexandria-arabic-800-normal.woff2' },
};

const inBoth = <Of>(of: (language: Language) => Of): Record<Language, Of> => ({ en: of('en'), ar: of('ar') });

function pageManifest(
  { frameAreas, banner, firstPages, paths }: ApplicationPages,
  filesOf: (screens: readonly string[], areas: readonly Area[], language: Language) => PageFiles,
  fontsOf: (names: readonly string[]) => readonly string[],
): PageManifest {
  const displayFonts = Object.entries(DISPLAY_FONTS).map(([face, names]) => [
    face,
    inBoth((language) => fontsOf([names[language]])[0] ?? ''),
  ]);
  return {
    paths,
    ...(banner ? { banner } : {}),
    fonts: inBoth((language) => fontsOf(FONTS[language])),
    displayFonts: Object.fromEntries(displayFonts),
    frame: inBoth((language) => filesOf([], frameAreas, language)),
    firstPages: Object.entries(firstPages).flatMap(([folder, rules]) =>
      rules.map(({ screens, areas, parts: _parts, partAreas: _partAreas, ...rule }) => ({
        ...rule,
        files: inBoth((language) =>
          filesOf(
            screens.map((screen) => `${folder}/${screen}.tsx`),
            [...frameAreas, ...areas],
            language,
          ),
        ),
      })),
    ),
  };
}

const nameOf = (file: string): string => path.basename(file).replace(/\.\w+$/, '');

export type BuiltFiles = Readonly<Record<string, Built>>;

/** What the wording of the frame is built into, all areas of a language in one file. */
export const frameWordsName = (language: Language): string => `frame-words-${language}`;

/** Finds what is built of sources. Throws a sentence where one isn't part of the build. */
export function builtFiles({ frameAreas }: Pick<ApplicationPages, 'frameAreas'>, built: BuiltFiles) {
  const sources = Object.keys(built);
  const sourceOf = (...endings: string[]): string => {
    const found =
      sources.find((source) => endings.some((ending) => source.endsWith(`/${ending}`))) ??
      // a part from which other files need something as well is recorded by its name alone
      sources.find(
        (source) => source.startsWith('_') && endings.some((ending) => built[source]?.name === nameOf(ending)),
      );
    if (!found) throw new Error(`A first page declares ${endings.at(-1)}, which is not part of the build.`);
    return found;
  };
  const areaOf = (area: Area, language: Language): string =>
    (frameAreas.includes(area) && sources.find((source) => built[source]?.name === frameWordsName(language))) ||
    sourceOf(`areas/${area}.${language}.gen.ts`, `areas/${area}.${language}.ts`);
  /** What these need at once, themselves and the entry included. */
  const closureOf = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      closureOf(built[name]?.imports ?? [], found);
    }
    return found;
  };
  return {
    files(screens: readonly string[], areas: readonly Area[], language: Language): PageFiles {
      const wanted = [...screens.map((screen) => sourceOf(screen)), ...areas.map((area) => areaOf(area, language))];
      const parts = [...closureOf([PAGE, ...wanted])].flatMap((name) => built[name] ?? []);
      return {
        scripts: [...new Set(parts.map(({ file }) => file).filter((file) => file.endsWith('.js')))],
        styles: [...new Set(parts.flatMap(({ css = [] }) => css))],
      };
    },
    fonts: (names: readonly string[]) => names.map((font) => built[sourceOf(font)]?.file ?? ''),
  };
}

/** The manifest of a build. */
export function builtPages(pages: ApplicationPages, built: BuiltFiles): PageManifest {
  const { files, fonts } = builtFiles(pages, built);
  return pageManifest(pages, files, fonts);
}

/** Writes `page.json` beside the built page; the server reads it (`PageManifest`). Vite's own server answers it without files. */
export function pageManifestFile(pages: ApplicationPages): Plugin {
  return {
    name: 'sullam-page-manifest',
    configureServer({ config, middlewares }) {
      const manifest = pageManifest(
        pages,
        () => ({ scripts: [], styles: [] }),
        () => [],
      );
      middlewares.use(`${config.base}${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(manifest));
      });
    },
    writeBundle({ dir = '' }) {
      const built = JSON.parse(readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8')) as Record<string, Built>;
      writeFileSync(path.join(dir, FILE), `${JSON.stringify(builtPages(pages, built), null, 2)}\n`);
    },
  };
}
