import { createHash } from 'node:crypto';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { FIRST_PAINT_SCRIPT } from './first-paint.ts';
import { usedWords } from './used-words.ts';

/** Puts the fixed script into the page, and its hash into `dist/page.json` for the server's content policy. */
function firstPaint(): Plugin {
  const hash = createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64');
  return {
    name: 'sullam-first-paint',
    transformIndexHtml: (html) => html.replace('<!--app:first-paint-->', `<script>${FIRST_PAINT_SCRIPT}</script>`),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'page.json',
        source: `${JSON.stringify({ scriptHashes: [`sha256-${hash}`] }, null, 2)}\n`,
      });
    },
  };
}

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
function stands(): Plugin {
  return {
    name: 'sullam-stands',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const stand = STANDS.find((one) => one.source.test(source) && one.importer.test(importer));
      return stand ? path.join(import.meta.dirname, stand.file) : null;
    },
  };
}

/** Libraries and parts that no page of ours is without. */
const BASE = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  /[\\/]node_modules[\\/]@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)[\\/]/,
  /[\\/]packages[\\/]web-kit[\\/]vite[\\/]/,
  /[\\/]packages[\\/]ui[\\/]src[\\/]base[\\/](?!icons|in-locale)/,
  /[\\/]packages[\\/]ui[\\/]src[\\/]components[\\/]button\.tsx$/,
  /[\\/]packages[\\/]web-kit[\\/]src[\\/](base|session|organization|router|guard|query|language)[\\/]/,
  /[\\/]packages[\\/]web-kit[\\/]src[\\/][\w-]+\.tsx?$/,
  /[\\/]packages[\\/]domain[\\/]src[\\/](permissions|route-access|features|configuration|localized|terminology|text-direction|error-codes|limits)\.ts$/,
  /[\\/]packages[\\/]strings[\\/]src[\\/](format|translate|placeholders|overrides|load|format-locale)\.ts$/,
  /[\\/]packages[\\/]api-client[\\/]src[\\/]/,
];
/** Icons of the bars, of fields and cards: a chunk for each would cost more than all together do. */
const BASE_ICONS =
  'award book-open chevron-down chevron-left chevron-right circle-alert circle-check circle-exclamation-point clock compass eye eye-off globe graduation-cap heart info languages layers menu message-square moon search shopping-cart smartphone sparkles star sun target triangle-alert triangle-exclamation-point user users x';
const MEMBER_ICONS = 'calendar-days layout-dashboard library list-checks mail megaphone';
const icons = (names: string): RegExp =>
  new RegExp(`[\\\\/]lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](${names.replaceAll(' ', '|')})\\.m?js$`);
BASE.push(icons(BASE_ICONS));

/** The side menu of members, drawn with icons of its own. Nothing in here may be needed by a visitor's page. */
const MEMBER = [/[\\/]apps[\\/]learner[\\/]src[\\/]shell[\\/](side-menu-item|menu-icons)\.tsx?$/, icons(MEMBER_ICONS)];
const inMember = (id: string): boolean => MEMBER.some((pattern) => pattern.test(id));
const inBase = (id: string): boolean => BASE.some((pattern) => pattern.test(id));

/** Where each application is served. */
const PLACES = { learner: '/', studio: '/studio/' };

/** The build of both web applications; they differ in the place where they are served and in the words they need. */
export function webConfig(application: keyof typeof PLACES): UserConfig {
  return {
    base: PLACES[application],
    plugins: [
      react(),
      tailwind(),
      { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
      firstPaint(),
      stands(),
      usedWords(application),
    ],
    build: {
      target: 'es2023',
      // Otherwise `:dir(rtl)` is rewritten to a list of languages, and Arabic text in an English page is missed.
      cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.4'],
      manifest: true,
      // The server names the scripts of a first page in its HTML; a table of every chunk's chunks would be 3 kB in each.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page needs travels in one piece: many small ones compress badly and wait for each other.
            groups: [
              { name: 'base', test: inBase, priority: 10 },
              { name: 'member', test: inMember, priority: 9 },
            ],
          },
        },
      },
      // Data addresses would have to be allowed in the content policy.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 300,
    },
    // The server stands in front and passes on what isn't its own.
    server: { host: '127.0.0.1', port: Number(process.env.VITE_PORT ?? 4140), strictPort: true },
  };
}
