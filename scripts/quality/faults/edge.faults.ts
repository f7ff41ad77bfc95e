import type { Fault } from './fault.ts';

/** What is decided once for every request: who acts, what is text, what a page answers, in whose words. */
export const EDGE_FAULTS: readonly Fault[] = [
  {
    name: 'What an administrator does as a member is written down nowhere',
    file: 'apps/server/src/kernel/http/http-server.ts',
    find: '      watchActing(context, route, request);\n',
    replace: '',
    tests: ['apps/server/test/generated/acting.test.ts'],
  },
  {
    name: 'An administrator can enrol in a course as the member',
    file: 'apps/server/src/modules/enrollments/enrollments.routes.ts',
    find: "    operationId: 'enrollInCourse',\n    refusesMasquerade: true,\n",
    replace: "    operationId: 'enrollInCourse',\n",
    tests: ['apps/server/test/generated/acting.test.ts'],
  },
  {
    name: 'A refusal speaks the product’s words, whatever the organisation says',
    file: 'apps/server/src/kernel/http/http-server.ts',
    find: '    return await place.wordingIn(language);\n',
    replace: '    return (await place.wordingIn(language)) && PRODUCT_WORDING[language];\n',
    tests: ['apps/server/test/generated/own-wording.test.ts'],
  },
];
