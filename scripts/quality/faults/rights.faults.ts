import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const administrators = [`${modules}/members/test/last-administrator.test.ts`];

/** Who may do what, and what is switched off. */
export const RIGHTS_FAULTS: readonly Fault[] = [
  {
    name: 'The set of administrators can be emptied',
    file: `${modules}/permissions/permission-sets.service.ts`,
    find: '    checkKeepsAdministration(set, patch.permissions);\n',
    replace: '',
    tests: [`${modules}/permissions/test/permission-sets.test.ts`],
  },
  {
    name: 'Two administrators take the administration from each other at the same moment',
    file: `${modules}/organizations/organizations.repository.ts`,
    find: "hashtextextended('administrators', ",
    replace: 'hashtextextended(gen_random_uuid()::text, ',
    tests: administrators,
  },
  {
    name: 'Whoever only reads courses is taken for one who teaches',
    file: 'packages/domain/src/portals.ts',
    find: 'isInstructor: COURSE_AUTHORS.some(',
    replace: 'isInstructor: COURSE_WORK.some(',
    tests: ['packages/domain/test/portals.test.ts'],
  },
];
