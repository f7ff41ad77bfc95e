import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/;

/** An icon's module without what only its library's maker reads: keys of its parts, other names, an idle reading. */
export const leanIcon = (code: string): string =>
  code
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/^__iconData\.node;$/m, '');

/** Makes every icon as small as its drawing. */
export function leanIcons(): Plugin {
  return {
    name: 'sullam-lean-icons',
    apply: 'build',
    transform: { filter: { id: ICON }, handler: (code) => ({ code: leanIcon(code), map: null }) },
  };
}
