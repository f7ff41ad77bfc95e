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
    file: `${studio}/members/invitation-options.tsx`,
    find: '...(permissionSetId === undefined ? {} : { permissionSetIds: [permissionSetId] }),',
    replace: '...(permissionSetId ? {} : {}),',
    tests: ['apps/studio/test/members.test.tsx'],
  },
];
