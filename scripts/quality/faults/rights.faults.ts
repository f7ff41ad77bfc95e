import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const matrix = ['apps/server/test/generated/permission-matrix.test.ts'];
const administrators = [`${modules}/identity/members/test/last-administrator.test.ts`];

/** Who may do what, and what is switched off. */
export const RIGHTS_FAULTS: readonly Fault[] = [
  {
    name: 'The set of administrators can be emptied',
    file: `${modules}/identity/permissions/permission-sets.service.ts`,
    find: '    checkKeepsAdministration(set, patch.permissions);\n',
    replace: '',
    tests: [`${modules}/identity/permissions/test/permission-sets.test.ts`],
  },
  {
    name: 'Two administrators take the administration from each other at the same moment',
    file: `${modules}/organization/organizations/organizations.repository.ts`,
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
  {
    name: 'Whoever changes courses makes new ones too, without the permission that names it',
    file: `${modules}/learning/courses/courses.routes.ts`,
    find: "permission('organization_create_courses')",
    replace: "permission('organization_create_courses', 'organization_update_courses')",
    tests: matrix,
  },
  {
    name: 'The permission to delete members does nothing',
    file: `${modules}/identity/members/members.access.ts`,
    find: "mayManage('organization_delete_members')",
    replace: 'governs',
    tests: matrix,
  },
  {
    name: 'A manager of members is kept from ordinary members by what the default set holds',
    file: `${modules}/identity/members/members.access.ts`,
    find: '!isManagement(slug) || mayGrant(caller, slug)',
    replace: 'mayGrant(caller, slug)',
    tests: matrix,
  },
  {
    name: 'Visitors look around in an organisation that has no courses',
    file: `${modules}/learning/courses/visible-courses.ts`,
    find: " && can(organizationPermissions, ['organization_lms'])",
    replace: '',
    tests: [`${modules}/identity/permissions/test/organization-permissions.test.ts`],
  },
  {
    name: 'A catalogue that the server closes to a member opens as a page',
    file: 'packages/domain/src/route-access.ts',
    find: '    memberPermissions: COURSE_READERS,\n',
    replace: '',
    tests: ['apps/learner/test/pages.test.ts', 'packages/domain/test/route-access.test.ts'],
  },
  {
    name: 'The server lists the courses and favourites of somebody who may not learn any more',
    file: 'apps/server/src/modules/learning/enrollments/learners.access.ts',
    find: '  if (!isAdministrator(caller) && !holds(caller, ...LEARNERS)) throw notAllowed();\n',
    replace: '',
    tests: ['apps/server/test/generated/learner-pages.test.ts'],
  },
  {
    name: 'A public page is closed to a member that every visitor sees',
    file: 'packages/domain/src/route-access.ts',
    find: 'return isOpenToVisitors(open, caller, features, catalogue) ? ALLOW : ',
    replace: 'return ',
    tests: ['apps/server/test/generated/learner-pages.test.ts', 'packages/domain/test/route-access.test.ts'],
  },
  {
    name: 'A refused page stays refused when the right to it returns',
    file: 'packages/web-kit/src/create-kit.ts',
    find: "=== 'error' });\n        navigation.recheckAccess();",
    replace: "=== 'error' });",
    tests: ['packages/web-kit/test/guard.test.tsx', 'packages/web-kit/test/kit-session.test.ts'],
  },
  {
    name: 'A visitor inside a catalogue that closes reads that it could not be loaded',
    file: 'packages/web-kit/src/create-kit.ts',
    find: "error.errorCode === 'not-authenticated') navigation.closeToVisitors();",
    replace: "error.errorCode === 'not-found') navigation.closeToVisitors();",
    tests: ['packages/web-kit/test/guard.test.tsx'],
  },
  {
    name: 'A sign-in leads to Not Allowed where the remembered page is closed meanwhile',
    file: 'packages/web-kit/src/guard/guard.ts',
    find: "return isSent && outcome.kind === 'notAllowed'",
    replace: "return isSent && outcome.kind === 'notFound'",
    tests: ['packages/web-kit/test/guard.test.tsx'],
  },
];
