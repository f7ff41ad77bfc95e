import { existsSync, readdirSync } from 'node:fs';
import { exportsOf } from './run-sources.ts';

/** What is read here of a feature (`FeatureParts` of web-kit, which is the browser's). */
interface Screen {
  path: string;
  redirectTo?: unknown;
  access?: { loggedOutOnly?: boolean };
  children?: readonly Screen[];
}
interface Feature {
  screens?: readonly Screen[];
  courseScreens?: readonly Screen[];
  menu?: readonly { icon?: string }[];
}

export type Application = 'learner' | 'studio';

/** Where the screens of a course stand. */
const COURSE_FRAMES: Readonly<Record<Application, string>> = {
  learner: '/lms/courses/$courseId',
  studio: '/courses/$courseId',
};

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

/** An address of an application, and whether it is one for visitors only. */
export interface Address {
  path: string;
  isForVisitors: boolean;
}

/** Every address of an application that shows a screen of its own. */
export function addressesOf(application: Application, features: readonly Feature[]): Address[] {
  const below = (base: string, screens: readonly Screen[]): Address[] =>
    screens.flatMap(({ path, redirectTo, access, children }) => {
      const at = `${base}/${path}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
      if (redirectTo !== undefined) return [];
      return children ? below(at, children) : [{ path: at, isForVisitors: access?.loggedOutOnly ?? false }];
    });
  const frame = COURSE_FRAMES[application];
  return features
    .flatMap(({ screens = [], courseScreens = [] }) => [
      ...below('', screens).filter(({ path }) => path !== frame),
      ...below(frame, courseScreens).filter(({ path }) => path !== frame),
    ])
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
