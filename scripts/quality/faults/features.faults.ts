import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const features = 'apps/server/test/generated/features.test.ts';
const learner = 'apps/learner/src/features';

/** Of what an organisation has switched off, and of what can't be had. */
export const FEATURES_FAULTS: readonly Fault[] = [
  {
    name: 'What is switched off goes on answering',
    file: 'apps/server/src/kernel/http/http-server.ts',
    find: '!route.partOf.some((feature) => context.features[feature])',
    replace: '!route.partOf.some((feature) => feature in context.features)',
    tests: [features],
  },
  {
    name: 'Search finds what is switched off',
    file: `${modules}/operations/search/search.service.ts`,
    find: '    .filter(({ feature }) => feature === undefined || context.features[feature]);\n',
    replace: '    .filter(({ feature }) => feature === undefined || feature in context.features);\n',
    tests: [features],
  },
  {
    name: 'A notification leads to what is switched off',
    file: `${modules}/operations/notifications/notification-groups.ts`,
    find: '.filter(([, parts]) => !parts.some((part) => features[part]))',
    replace: '.filter(([, parts]) => !parts.some((part) => part in features))',
    tests: [features],
  },
  {
    name: 'A course is recommended that can’t be had',
    file: `${modules}/learning/catalogue/recommended-courses.reads.ts`,
    find: '(c.price_minor = 0 or ',
    replace: '(c.price_minor >= 0 or ',
    tests: [`${modules}/learning/catalogue/test/catalogue.lists.test.ts`],
  },
  {
    name: 'Open applications hear nothing of what is switched off',
    file: `${modules}/operations/live-updates/open-streams.ts`,
    find: "connection.notify('organization-changed')",
    replace: "connection.notify('permissions-changed')",
    tests: [`${modules}/operations/live-updates/test/live-updates.test.ts`],
  },
  {
    name: 'An open page stays though its part is switched off',
    file: 'packages/web-kit/src/create-kit.ts',
    find: '      features.set(next);\n      navigation.recheckAccess();\n',
    replace: '      features.set(next);\n',
    tests: ['packages/web-kit/test/kit-session.test.ts'],
  },
  {
    name: 'The root of learning leads to a page that is switched off',
    file: `${learner}/learning/catalogue/lms-redirect.screen.tsx`,
    find: "kind === 'allow' || kind === 'signIn' ? ",
    replace: "kind !== 'notAllowed' ? ",
    tests: [`${learner}/learning/my-courses/test/my-courses.test.tsx`],
  },
  {
    name: 'A price stands where nothing can be bought',
    file: `${learner}/learning/catalogue/use-price.ts`,
    find: 'if (!canBuy || price.isOnRequest) return',
    replace: 'if (price.isOnRequest) return',
    tests: [`${learner}/learning/course-overview/test/course-overview.test.tsx`],
  },
];
