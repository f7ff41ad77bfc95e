import type { Fault } from './fault.ts';

/** What only a browser notices: width, contrast, selection, focus, what a page may load. */
export const BROWSER_FAULTS: readonly Fault[] = [
  {
    name: 'A row of tabs is wider than a phone',
    file: 'packages/ui/src/components/tabs.tsx',
    find: "'flex gap-1 overflow-x-auto border-b",
    replace: "'flex gap-1 border-b",
    tests: ['e2e/screens/screens.test.ts'],
  },
  {
    name: 'The words of an outlined button are too pale',
    file: 'packages/ui/src/components/button.tsx',
    find: 'border border-control bg-surface text-ink',
    replace: 'border border-control bg-surface text-control',
    tests: ['e2e/journeys/gradebook.test.ts'],
  },
  {
    name: 'A page can’t be enlarged on a phone',
    file: 'apps/learner/index.html',
    find: 'initial-scale=1"',
    replace: 'initial-scale=1, maximum-scale=1, user-scalable=no"',
    tests: ['e2e/screens/screens.test.ts'],
  },
  {
    name: 'The security policy refuses the worker that draws PDF pages',
    file: 'apps/server/src/modules/organization/pages/content-security-policy.ts',
    find: "'worker-src': [\"'self'\"]",
    replace: "'worker-src': [\"'none'\"]",
    tests: ['e2e/journeys/assignments.test.ts'],
  },
  {
    name: 'A selected passage isn’t noticed',
    file: 'apps/studio/src/features/assessment/exam-marking/use-passage.ts',
    find: "document.addEventListener('selectionchange', look)",
    replace: "document.addEventListener('selectstart', look)",
    tests: ['e2e/journeys/exam-marking.test.ts'],
  },
  {
    name: 'An exam has no way onward on a phone',
    file: 'apps/learner/src/features/assessment/exam-attempt/attempt-bar.tsx',
    find: 'env(safe-area-inset-bottom))] md:hidden',
    replace: 'env(safe-area-inset-bottom))] hidden',
    tests: ['e2e/journeys/exam-attempt.test.ts'],
  },
];
