import { readFileSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, transformWithOxc, type UserConfig } from 'vite';
import { chunks } from './chunks.ts';
import { FIRST_PAINT_SCRIPT } from './first-paint.ts';
import { type ApplicationPages, pageManifestFile } from './page-manifest.ts';
import { publicFiles } from './public-files.ts';
import { styledModules } from './styled-modules.ts';

export interface WebApplication extends ApplicationPages {
  /** Where the application is served. */
  base: string;
  /** Service workers, by the names under which they are served below the base: sources that import nothing. */
  workers?: Readonly<Record<string, string>>;
}

/** Workers have names that stay: a browser asks for the one it has once more to see whether there is a newer one. */
const serviceWorkers = (workers: Readonly<Record<string, string>>): Plugin => ({
  name: 'sullam-service-workers',
  apply: 'build',
  async generateBundle() {
    for (const [fileName, source] of Object.entries(workers)) {
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      this.emitFile({ type: 'asset', fileName, source: code });
    }
  },
});

/** Puts the fixed script into the page; the server gives it the page's nonce. */
const firstPaint = (): Plugin => ({
  name: 'sullam-first-paint',
  transformIndexHtml: (html) => html.replace('<!--app:first-paint-->', `<script>${FIRST_PAINT_SCRIPT}</script>`),
});

/** The build of a web application. */
export function webConfig({ base, workers = {}, ...pages }: WebApplication): UserConfig {
  const { plugin: chunkPlugin, groups } = chunks(pages);
  return {
    base,
    plugins: [
      react(),
      publicFiles(),
      tailwind(),
      { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
      firstPaint(),
      pageManifestFile(pages),
      styledModules(),
      serviceWorkers(workers),
      chunkPlugin,
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
          // Named by their content alone: the names of a hundred files, which every first page would carry, are in the manifest.
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: { groups },
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
