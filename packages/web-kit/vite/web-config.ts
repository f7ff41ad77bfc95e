import { createHash } from 'node:crypto';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { FIRST_PAINT_SCRIPT } from './first-paint.ts';
import { leanIcons } from './lean-icons.ts';
import { PIECE_GROUPS } from './pieces.ts';
import { stands } from './stands.ts';
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
      leanIcons(),
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
          codeSplitting: { groups: PIECE_GROUPS },
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
