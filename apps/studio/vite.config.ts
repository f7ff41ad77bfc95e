import { defineConfig } from 'vite';
import { webConfig } from '../../packages/web-kit/vite/web-config.ts';
import { FIRST_PAGES } from './src/first-pages.gen.ts';
import { FRAME_AREAS, MEMBER_PARTS } from './src/frame-areas.ts';
import { PAGE_PATHS } from './src/page-paths.gen.ts';

export default defineConfig(
  webConfig({
    base: '/studio/',
    frameAreas: FRAME_AREAS,
    memberParts: MEMBER_PARTS,
    firstPages: FIRST_PAGES,
    paths: PAGE_PATHS,
    workers: {
      'door-worker.js': new URL('src/features/events/events/door-worker.ts', import.meta.url).pathname,
    },
  }),
);
