import { camelCase, keyed, nounsIn } from './noun-files.ts';
import { exportsOf } from './run-sources.ts';

const DOMAIN = 'packages/domain/src';

const head = (folder: string): string =>
  `// Written by \`npm run generate\` from the folder ${folder}/ of the domain. Do not edit.`;
const imports = (folder: string, nouns: readonly string[]): string[] =>
  nouns.map((noun) => `import { ${folder} as ${camelCase(noun)} } from './${folder}/${noun}.ts';`);

interface Switch {
  noun: string;
  feature: string;
  place: number;
}

/** `features.gen.ts` of the domain: the switches of organisations, each by its own place. */
export async function switchList(): Promise<string> {
  const nouns = nounsIn(`${DOMAIN}/features`);
  const files = await exportsOf<{ features: Record<string, { place: number }> }>(
    nouns.map((noun) => `${DOMAIN}/features/${noun}.ts`),
  );
  const switches: Switch[] = Object.values(files).flatMap(({ features }, at) =>
    Object.entries(features).map(([feature, { place }]) => ({ noun: nouns[at]!, feature, place })),
  );
  const lines = switches
    .sort((a, b) => a.place - b.place || (a.feature < b.feature ? -1 : 1))
    .map(({ noun, feature }) => keyed(feature, `${camelCase(noun)}['${feature}']`));
  return [
    head('features'),
    ...imports('features', nouns),
    '',
    '/** The switches of an organisation, in the order in which they are shown. */',
    ...['export const FEATURES = {', ...lines, '};', ''],
  ].join('\n');
}

/** `permissions.gen.ts` of the domain: what each noun brings. */
export function permissionList(): string {
  const nouns = nounsIn(`${DOMAIN}/permissions`);
  return [
    head('permissions'),
    ...imports('permissions', nouns),
    '',
    '/** The permissions of every noun. */',
    ...['export const BROUGHT = [', ...nouns.map((noun) => `  ...${camelCase(noun)},`), '];', ''],
  ].join('\n');
}
