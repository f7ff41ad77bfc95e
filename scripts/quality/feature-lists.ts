import { existsSync } from 'node:fs';
import { type AreaFolder, camelCase, foldersByArea, nounsIn } from './noun-files.ts';
import { exportsOf } from './run-sources.ts';

/** What is read here of a feature (`FeatureParts` of web-kit, which is the browser's). */
interface Feature {
  screens?: readonly { path: string; children?: unknown }[];
  courseScreens?: readonly { tab?: { icon?: string } }[];
  menu?: readonly { id: string; path?: string; icon?: string; places: Readonly<Record<string, number>> }[];
}

export type Application = 'learner' | 'studio';

const sourceOf = (application: Application): string => `apps/${application}/src`;

/** The file of a feature with a role: `learning/notes/notes.feature.ts`. */
const fileOf = ({ path, name }: AreaFolder, role: 'feature' | 'first-pages'): string => `${path}/${name}.${role}.ts`;

/** The features of an application: every folder of an area that holds a file of the same name. */
const featuresOf = (application: Application): AreaFolder[] =>
  foldersByArea(`${sourceOf(application)}/features`).filter((folder) =>
    existsSync(`${sourceOf(application)}/features/${fileOf(folder, 'feature')}`),
  );

/** `features.gen.ts` of an application. */
export function featureList(application: Application): string {
  const features = featuresOf(application);
  return [
    '// Written by `npm run generate` from the folders of features/. Do not edit.',
    "import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';",
    ...features.map(
      (folder) => `import { feature as ${camelCase(folder.name)} } from './features/${fileOf(folder, 'feature')}';`,
    ),
    '',
    '/** Every feature of the application. */',
    'export const FEATURES: readonly FeatureParts[] = [',
    ...features.map(({ name }) => `  ${camelCase(name)},`),
    '];',
    '',
  ].join('\n');
}

export async function readFeatures(application: Application): Promise<Feature[]> {
  const files = featuresOf(application).map(
    (folder) => `${sourceOf(application)}/features/${fileOf(folder, 'feature')}`,
  );
  return Object.values(await exportsOf<{ feature: Feature }>(files)).map(({ feature }) => feature);
}

/** `menu-icons.gen.ts` of an application: the drawings that its menus name. */
export function menuIcons(features: readonly Feature[]): string {
  const icons = features.flatMap(({ menu = [], courseScreens = [] }) => [
    ...menu.flatMap(({ icon }) => icon ?? []),
    ...courseScreens.flatMap(({ tab }) => tab?.icon ?? []),
  ]);
  const names = [...new Set(icons)].sort().join(', ');
  return [
    "// Written by `npm run generate` from the features' menus. Do not edit.",
    `import { ${names} } from '@sullam/ui/base/icons.ts';`,
    "import { iconsBy } from '@sullam/web-kit/shell/menu-icon.ts';",
    '',
    '/** The drawing of an entry. It comes with the menus that show it, not with the first paint. */',
    `export const iconOf = iconsBy({ ${names} });`,
    '',
  ].join('\n');
}

/** Menus of visitors, and the bar of phones, which repeats what other menus have. */
const REPEATED: ReadonlySet<string> = new Set(['visitor', 'bottom']);

/** `menu-places.gen.ts` of the journeys: the screens to which menus of members lead. */
export function menuPlaces(features: Readonly<Record<Application, readonly Feature[]>>): string {
  const placesIn = (application: Application, base: string): string[] => {
    const screens = new Set(
      features[application].flatMap(({ screens = [] }) =>
        screens.flatMap(({ path, children }) => (children ? [] : path)),
      ),
    );
    return features[application]
      .flatMap(({ menu = [] }) => menu)
      .filter(
        ({ path, places }) => path && screens.has(path) && Object.keys(places).some((name) => !REPEATED.has(name)),
      )
      .map(({ id, path }) => `    { name: '${base ? `${base.slice(1)}-` : ''}${id}', path: '${base}${path}' },`)
      .sort();
  };
  return [
    "// Written by `npm run generate` from the features' menus. Do not edit.",
    '/** The screens to which menus of members lead. */',
    'export const MENU_PLACES = {',
    ...['  learner: [', ...placesIn('learner', ''), '  ],'],
    ...['  studio: [', ...placesIn('studio', '/studio'), '  ],'],
    '};',
    '',
  ].join('\n');
}

/** `screens.gen.ts` of the journeys: the screens that are written down by hand. */
export function galleryList(): string {
  const names = nounsIn('e2e/screens', '.screens.ts');
  return [
    '// Written by `npm run generate` from the folder screens/. Do not edit.',
    ...names.map((name) => `import { screens as ${camelCase(name)} } from './screens/${name}.screens.ts';`),
    "import type { Screen } from './support/screen.ts';",
    '',
    '/** The screens that have a line of their own. */',
    'export const HAND_WRITTEN: readonly Screen[] = [',
    ...names.map((name) => `  ...${camelCase(name)},`),
    '];',
    '',
  ].join('\n');
}

/** `places.gen.ts` of the journeys: where things of the demo are. */
export function placeList(): string {
  const names = nounsIn('e2e/places', '.places.ts');
  return [
    '// Written by `npm run generate` from the folder places/. Do not edit.',
    ...names.map((name) => `import { find as ${camelCase(name)} } from './places/${name}.places.ts';`),
    '',
    '/** Who finds them, noun by noun. */',
    `export const FINDERS = [${names.map(camelCase).join(', ')}];`,
    '',
    'type Found<Find extends (...given: never) => Promise<unknown>> = Awaited<ReturnType<Find>>;',
    '/** Where things of the demo are. */',
    'export type Places =',
    ...names.map(
      (name, at) => `  ${at ? '& ' : ''}Found<typeof ${camelCase(name)}>${at === names.length - 1 ? ';' : ''}`,
    ),
    '',
  ].join('\n');
}

/** `first-pages.gen.ts` of an application: the pages that people begin on, by the folder of the feature that declares them. */
export function firstPageList(application: Application): string {
  const features = featuresOf(application).filter((folder) =>
    existsSync(`${sourceOf(application)}/features/${fileOf(folder, 'first-pages')}`),
  );
  return [
    '// Written by `npm run generate` from the folders of features/. Do not edit.',
    "import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';",
    ...features.map(
      (folder) =>
        `import { firstPages as ${camelCase(folder.name)} } from './features/${fileOf(folder, 'first-pages')}';`,
    ),
    '',
    '/** The pages that people begin on, by the folder of the feature that declares them. */',
    'export const FIRST_PAGES: Readonly<Record<string, readonly FirstPageRule[]>> = {',
    ...features.map(({ path, name }) => `  'features/${path}': ${camelCase(name)},`),
    '};',
    '',
  ].join('\n');
}

interface FirstAreas {
  firstPages?: readonly { areas: readonly string[]; partAreas?: readonly string[] }[];
  FRAME_AREAS?: readonly string[];
}

/** The areas of the wording that frames and first pages of an application need. */
export async function firstAreas(application: Application): Promise<string[]> {
  const files = [
    `${sourceOf(application)}/frame-areas.ts`,
    ...featuresOf(application)
      .map((folder) => `${sourceOf(application)}/features/${fileOf(folder, 'first-pages')}`)
      .filter((file) => existsSync(file)),
  ];
  return Object.values(await exportsOf<FirstAreas>(files)).flatMap(({ firstPages = [], FRAME_AREAS = [] }) => [
    ...FRAME_AREAS,
    ...firstPages.flatMap(({ areas, partAreas = [] }) => [...areas, ...partAreas]),
  ]);
}

interface ScreenSource {
  path: string;
  children?: readonly ScreenSource[];
  access?: { pageSwitch?: string };
  usesCamera?: boolean;
  isConfidential?: boolean;
}

/** `page-paths.gen.ts` of an application: every path at which it shows something. */
export async function pagePaths(application: Application): Promise<string> {
  const file = `${sourceOf(application)}/screens.ts`;
  const { SCREENS: screens } = (await exportsOf<{ SCREENS: readonly ScreenSource[] }>([file]))[file]!;
  const below = (parent: string, own: string): string =>
    `${parent}/${own}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
  const pathsOf = (
    { path, children = [], access, usesCamera, isConfidential }: ScreenSource,
    parent: string,
    given: readonly string[],
  ): string[] => {
    const at = below(parent, path);
    const switches = [...new Set([...given, ...(access?.pageSwitch ? [access.pageSwitch] : [])])];
    const named = switches.length > 0 ? `, switches: [${switches.map((name) => `'${name}'`).join(', ')}]` : '';
    const camera = usesCamera ? ', usesCamera: true' : '';
    const confidential = isConfidential ? ', isConfidential: true' : '';
    return [
      `  { path: '${at}'${named}${camera}${confidential} },`,
      ...children.flatMap((child) => pathsOf(child, at, switches)),
    ];
  };
  const lines = [...new Set(screens.flatMap((screen) => pathsOf(screen, '/', [])))].sort();
  return [
    '// Written by `npm run generate` from the screens of the features. Do not edit.',
    "import type { PagePath } from '@sullam/domain/page-manifest.ts';",
    '',
    '/** Every path at which the application shows something. */',
    'export const PAGE_PATHS: readonly PagePath[] = [',
    "  { path: '/' },",
    ...lines.filter((line) => line !== "  { path: '/' },"),
    '];',
    '',
  ].join('\n');
}
