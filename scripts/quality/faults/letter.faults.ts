import type { Fault } from './fault.ts';

/** What the specification says to the letter, and work that must not get lost. */
export const LETTER_FAULTS: readonly Fault[] = [
  {
    name: 'The first failure without a connection is silent: what draws messages can’t be fetched',
    file: 'packages/ui/src/overlays/toaster.tsx',
    find: '(file) => file.ToastRegion), <PlainToasts />);',
    replace: '(file) => file.ToastRegion));',
    tests: ['packages/ui/test/toaster.test.tsx'],
  },
  {
    name: 'A lost connection isn’t shown on any page',
    file: 'packages/web-kit/src/shell/strips.tsx',
    find: '{!isUp && <ConnectionStrip />}',
    replace: '',
    tests: ['apps/learner/src/shell/test/frame.test.tsx', 'apps/studio/src/shell/test/frame.test.tsx'],
  },
  {
    name: 'A refresh that fails behind a form takes the form away',
    file: 'packages/web-kit/src/query/query-client.ts',
    find: 'if (isPassing(error)) query.setState',
    replace: 'if (!isPassing(error)) query.setState',
    tests: ['packages/web-kit/test/query-client.test.ts'],
  },
  {
    name: 'A session that ends in the middle of work throws away what was typed',
    file: 'packages/web-kit/src/create-kit.ts',
    find: 'if (work.isUnderWay() && !ending.user.masquerader) {',
    replace: 'if (ending.user.id < 0) {',
    tests: ['packages/web-kit/test/ended-session.test.tsx', 'packages/web-kit/test/kit-session.test.ts'],
  },
  {
    name: 'Somebody else who signs in is led to the page on which another’s session ended',
    file: 'packages/web-kit/src/session/view-flags.ts',
    find: 'owner === null || userId === undefined || owner === String(userId)',
    replace: 'owner === null || userId === undefined || owner !== null',
    tests: ['packages/web-kit/test/ended-session.test.tsx'],
  },
  {
    name: 'The remembered page outlives an address that is typed',
    file: 'packages/web-kit/src/guard/guard.ts',
    find: 'lastPath === null || AUTH_PATH.test(lastPath)',
    replace: 'lastPath !== null && AUTH_PATH.test(lastPath)',
    tests: ['packages/web-kit/test/guard.test.tsx'],
  },
];
