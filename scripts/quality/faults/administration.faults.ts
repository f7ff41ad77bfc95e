import type { Fault } from './fault.ts';

const studio = 'apps/studio/src/features';

/** Of those who administer: inviting, features, home, what belongs to their day. */
export const ADMINISTRATION_FAULTS: readonly Fault[] = [
  {
    name: 'A dialog gives the focus to nothing that can be filled in',
    file: 'packages/ui/src/overlays/dialog.tsx',
    find: '(chosen ?? first)?.focus();',
    replace: 'chosen?.focus();',
    tests: ['packages/ui/test/dialog.test.tsx', 'apps/studio/test/members.test.tsx'],
  },
  {
    name: 'An invitation forgets which permission set was chosen',
    file: `${studio}/identity/members/invitation-options.tsx`,
    find: '...(permissionSetId === undefined ? {} : { permissionSetIds: [permissionSetId] }),',
    replace: '...(permissionSetId ? {} : {}),',
    tests: ['apps/studio/test/members.test.tsx'],
  },
  {
    name: 'What turning a feature off hides is counted with another kind of survey',
    file: 'apps/server/src/modules/assessment/surveys/feature-use.ts',
    find: " and type = 'POLL'`,\n  courses",
    replace: '`,\n  courses',
    tests: ['apps/server/src/modules/organization/organizations/test/organizations.feature-uses.test.ts'],
  },
  {
    name: 'A switch that the server refused stays where it was pressed to',
    file: `${studio}/organization/organization/use-switching.ts`,
    find: 'latest === undefined || latest === on ? others',
    replace: 'latest === undefined ? others',
    tests: [`${studio}/organization/organization/test/settings.test.tsx`],
  },
  {
    name: 'Features are found in the language of the page only',
    file: `${studio}/organization/organization/features.screen.tsx`,
    find: '[english, arabic].filter(',
    replace: '[english].filter(',
    tests: [`${studio}/organization/organization/test/settings.test.tsx`],
  },
  {
    name: 'The figures of an organisation put a week where the one before it belongs',
    file: 'apps/server/src/modules/learning/teaching/organization-figures.reads.ts',
    find: 'countOf(kind, WEEKS - 1 - at)',
    replace: 'countOf(kind, at)',
    tests: ['apps/server/src/modules/learning/teaching/test/administrators-home.test.ts'],
  },
  {
    name: 'A course that everyone has left needs no care',
    file: 'apps/server/src/modules/learning/teaching/courses-in-need.reads.ts',
    find: 'const MANY = 1 / 3;',
    replace: 'const MANY = 3;',
    tests: ['apps/server/src/modules/learning/teaching/test/administrators-home.test.ts'],
  },
  {
    name: 'One failed card of the administrator’s home fails silently',
    file: `${studio}/learning/home/figures-card.tsx`,
    find: 'figures.isError && !figures.data',
    replace: 'figures.isError && figures.data',
    tests: [`${studio}/learning/home/test/home.test.tsx`],
  },
  {
    name: 'A gradebook begins with two totals beside each other',
    file: `${studio}/gradebook/gradebook/sheet-view.ts`,
    find: "hidden: ['FINAL']",
    replace: 'hidden: []',
    tests: [`${studio}/gradebook/gradebook/test/gradebook-screen.test.tsx`],
  },
  {
    name: 'A tag that has two names is two tags again once it is written by the other one',
    file: 'apps/server/src/modules/assessment/questions/tag-names.repository.ts',
    find: 'known.get(name) ?? name',
    replace: 'name',
    tests: ['apps/server/src/modules/assessment/questions/test/questions.list.test.ts'],
  },
];
