import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwind(), { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' }],
  build: {
    target: 'es2023',
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.4'],
    outDir: 'dist',
    emptyOutDir: true,
  },
});
