import path from 'node:path';
import type { Plugin } from 'vite';

/** A module of a library that another one stands in for, because no page of ours needs what it carries. */
interface Stand {
  readonly importer: RegExp;
  readonly source: RegExp;
  readonly file: string;
}

const STANDS: readonly Stand[] = [
  // the routes carry a link component that nothing of ours draws
  {
    importer: /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]route\.js$/,
    source: /^\.\/link\.js$/,
    file: 'no-link.ts',
  },
  // the router's own reading of queries, which `plain-search.ts` replaces
  {
    importer: /@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]router\.js$/,
    source: /^\.\/searchParams\.js$/,
    file: 'no-search.ts',
  },
  // lists that grow by pages: ours turn pages
  {
    importer: /@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/,
    source: /^\.\/infiniteQueryBehavior\.js$/,
    file: 'no-infinite-queries.ts',
  },
  // an icon is a drawing and a size; the library's own component brings contexts and name tables along
  {
    importer: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    source: /createLucideIcon\.m?js$/,
    file: 'create-icon.ts',
  },
  // React has had the hook itself since 18
  {
    importer: /@tanstack[\\/]react-store[\\/]/,
    source: /^use-sync-external-store\/shim\/with-selector/,
    file: 'with-selector.ts',
  },
  // fetching chunks: the server names the scripts of a first page, so only style sheets are left to wait for
  { importer: /^/, source: /vite[\\/]preload-helper/, file: 'load-styles.ts' },
];

/** Puts our small modules in the place of larger ones of libraries. */
export function stands(): Plugin {
  return {
    name: 'sullam-stands',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const stand = STANDS.find((one) => one.source.test(source) && one.importer.test(importer));
      return stand ? path.join(import.meta.dirname, stand.file) : null;
    },
  };
}
