import { existsSync, readdirSync } from 'node:fs';
import { exportsOf } from './run-sources.ts';

/** What is read here of a feature (`FeatureParts` of web-kit, which is the browser's). */
interface Feature {
  screens?: readonly { path: string; children?: unknown }[];
  menu?: readonly { id: string; path?: string; icon?: string; places: Readonly<Record<string, number>> }[];
}

export type Application = 'learner' | 'studio';

const sourceOf = (application: Application): string => `apps/${application}/src`;

/** The features of an application: every folder that holds a file of the same name. */
export const featuresOf = (application: Application): string[] =>
  readdirSync(`${sourceOf(application)}/features`)
    .filter((name) => existsSync(`${sourceOf(application)}/features/${name}/${name}.feature.ts`))
    .sort();

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `features.gen.ts` of an application. */
export function featureList(application: Application): string {
  const features = featuresOf(application);
  return [
    '// Written by `npm run generate` from the folders of features/. Do not edit.',
    "import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';",
    ...features.map((name) => `import { feature as ${camelCase(name)} } from './features/${name}/${name}.feature.ts';`),
    '',
    '/** Every feature of the application. */',
    'export const FEATURES: readonly FeatureParts[] = [',
    ...features.map((name) => `  ${camelCase(name)},`),
    '];',
    '',
  ].join('\n');
}

export async function readFeatures(application: Application): Promise<Feature[]> {
  const files = featuresOf(application).map((name) => `${sourceOf(application)}/features/${name}/${name}.feature.ts`);
  return Object.values(await exportsOf<{ feature: Feature }>(files)).map(({ feature }) => feature);
}

/** `menu-icons.gen.ts` of an application: the drawings that its menus name. */
export function menuIcons(features: readonly Feature[]): string {
  const icons = features.flatMap(({ menu = [] }) => menu.flatMap(({ icon }) => icon ?? []));
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
      .filter(({ path, places }) => path && screens.has(path) && Object.keys(places).some((name) => name !== 'visitor'))
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
  const names = readdirSync('e2e/screens')
    .map((file) => file.replace(/\.screens\.ts$/, ''))
    .sort();
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
