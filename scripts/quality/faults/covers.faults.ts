import type { Fault } from './fault.ts';

const DRAWN = ['apps/server/src/modules/organization/covers/test/draw-picture.test.ts'];
const SERVED = ['apps/server/src/modules/organization/covers/test/covers.test.ts'];

/** What the product draws itself, and what the demo offers. */
export const COVER_FAULTS: readonly Fault[] = [
  {
    name: 'A cover is drawn for whoever asks, in any colour that they like',
    file: 'apps/server/src/modules/organization/covers/cover-address.ts',
    find: 'return given.length === expected.length && timingSafeEqual(given, expected) ? drawing : null;',
    replace: 'return given.length + expected.length > 0 ? drawing : null;',
    tests: SERVED,
  },
  {
    name: 'A cover is another one after every start',
    file: 'packages/ui/src/theme/art/random.ts',
    find: 'let state = 2166136261;',
    replace: 'let state = Math.floor(Math.random() * 4294967296);',
    tests: DRAWN,
  },
  {
    name: 'A drawn cover weighs what it likes',
    file: 'apps/server/src/modules/organization/covers/draw-picture.ts',
    find: 'const QUALITIES = [52, 44, 36, 26, 16] as const;',
    replace: 'const QUALITIES = [98] as const;',
    tests: DRAWN,
  },
  {
    name: 'A course keeps the cover of the hand that its organisation chose before',
    file: 'apps/server/src/modules/learning/catalogue/cached-cards.ts',
    find: "    { from: 'organization_configuration' },\n",
    replace: '',
    tests: SERVED,
  },
  {
    name: 'White words stand on the bright planet',
    file: 'packages/ui/src/theme/art/hero.ts',
    find: 'center: [1105, 474],',
    replace: 'center: [705, 474],',
    tests: DRAWN,
  },
  {
    name: 'A phone learns of the head of the landing page only from the script',
    file: 'apps/server/src/modules/organization/pages/page-pictures.ts',
    find: 'drawn(art.tall, TALL_HERO), ',
    replace: '',
    tests: ['apps/server/src/modules/organization/pages/test/pages.first-pictures.test.ts'],
  },
  {
    name: 'Every installation names the demo’s accounts to its visitors',
    file: 'apps/server/src/modules/organization/organizations/bootstrap.ts',
    find: 'demo: config.isDemo ?',
    replace: 'demo: config.port !== undefined ?',
    tests: ['apps/server/src/modules/organization/organizations/test/organizations.demo.test.ts'],
  },
  {
    name: 'The landing page of a shop has the rhythm of an academy',
    file: 'apps/learner/src/features/organization/landing/landing.screen.tsx',
    find: "const isShelf = family === 'shelf';",
    replace: 'const isShelf = false;',
    tests: ['apps/learner/src/features/organization/landing/test/landing.test.tsx'],
  },
  {
    name: 'The ground that an organisation chose is not that of its pages',
    file: 'apps/server/src/modules/organization/pages/pages.routes.ts',
    find: 'themeCss(colors, look.ground) + lookCss(look)',
    replace: 'themeCss(colors) + lookCss(look)',
    tests: ['apps/server/src/modules/organization/pages/test/pages.look.test.ts'],
  },
];
