import { createHash } from 'node:crypto';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { FIRST_PAINT_SCRIPT } from './first-paint.ts';

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

/** The build of both web applications; they differ in the place where they are served. */
export function webConfig(base: '/' | '/studio/'): UserConfig {
  return {
    base,
    plugins: [
      react(),
      tailwind(),
      { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
      firstPaint(),
    ],
    build: {
      target: 'es2023',
      // Otherwise `:dir(rtl)` is rewritten to a list of languages, and Arabic text in an English page is missed.
      cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.4'],
      manifest: true,
      modulePreload: { polyfill: false },
      // Data addresses would have to be allowed in the content policy.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 300,
    },
    // The server stands in front and passes on what isn't its own.
    server: { host: '127.0.0.1', port: Number(process.env.VITE_PORT ?? 4140), strictPort: true },
  };
}
