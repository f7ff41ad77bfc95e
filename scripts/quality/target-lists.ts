import { camelCase, keyed, nounsIn } from './noun-files.ts';
import { exportsOf } from './run-sources.ts';

const FOLDER = 'packages/domain/src/notification-targets';
const HEAD = '// Written by `npm run generate` from the folder notification-targets/ of the domain. Do not edit.';

const kinds = (): string[] => nounsIn(FOLDER);

/** `notification-targets.gen.ts` of the domain. */
export const targetList = (): string =>
  [
    HEAD,
    ...kinds().map((kind) => `import { target as ${camelCase(kind)} } from './notification-targets/${kind}.ts';`),
    '',
    '/** Where notifications lead, by kind. */',
    'export const TARGETS = {',
    ...kinds().map((kind) => keyed(kind, camelCase(kind))),
    '};',
    '',
  ].join('\n');

/** `notification-pictures.gen.ts` of the bells: the drawings that the targets name. */
export async function targetPictures(): Promise<string> {
  const targets = await exportsOf<{ target: { picture: string } }>(kinds().map((kind) => `${FOLDER}/${kind}.ts`));
  const pictures = Object.values(targets).map(({ target }) => target.picture);
  return [
    HEAD,
    "import type { NotificationKind } from '@sullam/domain/notification-targets.ts';",
    `import { ${[...new Set(pictures)].sort().join(', ')}, type LucideIcon } from '@sullam/ui/base/icons.ts';`,
    '',
    '/** The default picture of each kind of notification. */',
    'export const NOTIFICATION_PICTURES: Record<NotificationKind, LucideIcon> = {',
    ...kinds().map((kind, at) => keyed(kind, String(pictures[at]))),
    '};',
    '',
  ].join('\n');
}
