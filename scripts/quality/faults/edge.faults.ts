import type { Fault } from './fault.ts';

const edge = ['apps/server/test/generated/edge.test.ts'];
const http = 'apps/server/src/kernel/http';

/** What is decided once for every request: who acts, what is text, what a page answers, in whose words. */
export const EDGE_FAULTS: readonly Fault[] = [
  {
    name: 'The document of the API doesn’t say that a course with enrolments isn’t deleted',
    file: 'apps/server/src/modules/learning/courses/courses.routes.ts',
    find: "errors: { 409: ['course.has-enrolments'] },",
    replace: '',
    tests: ['apps/server/test/generated/refusals.test.ts'],
  },
  {
    name: 'What an administrator does as a member is written down nowhere',
    file: 'apps/server/src/kernel/http/http-server.ts',
    find: '      watchActing(context, route, request);\n',
    replace: '',
    tests: ['apps/server/test/generated/acting.test.ts'],
  },
  {
    name: 'An administrator can enrol in a course as the member',
    file: 'apps/server/src/modules/learning/enrollments/enrollments.routes.ts',
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
  {
    name: 'A page that there isn’t is answered as if it were there',
    file: 'apps/server/src/modules/organization/pages/pages.routes.ts',
    find: '    if ((isMissing && !isSigningOn) || !known) reply.status(404);\n',
    replace: '',
    tests: edge,
  },
  {
    name: 'A link that search engines keep names the host that a caller made up',
    file: 'apps/server/src/modules/organization/pages/pages.routes.ts',
    find: 'const origin = originOf(config, application.name, organization);',
    replace: "const origin = request.protocol + '://' + request.host;",
    tests: edge,
  },
  {
    name: 'The template of the pages is sent as it was built, without a policy',
    file: 'apps/server/src/modules/organization/pages/pages.routes.ts',
    find: '      if (/^\\/index\\.html$/i.test(relative)) return reply.redirect(APPLICATIONS[name].base);\n',
    replace: '',
    tests: edge,
  },
  {
    name: 'A page that says nothing of frames may be framed by anybody',
    file: `${http}/http-server.ts`,
    find: "    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'SAMEORIGIN');\n",
    replace: '',
    tests: edge,
  },
  {
    name: 'Bytes that are no text are stored as question marks',
    file: `${http}/http-server.ts`,
    find: 'const text = textOf(body as Buffer);',
    replace: 'const text: string | null = (body as Buffer).toString();',
    tests: edge,
  },
  {
    name: 'A body nested too deeply ends in a failure of the server',
    file: 'apps/server/src/kernel/text.ts',
    find: "  if (depth > DEEPEST) throw new Problem('validation', 400);\n",
    replace: '',
    tests: ['apps/server/test/generated/bad-input.refused.test.ts'],
  },
  {
    name: 'The name of a file turns around',
    file: 'apps/server/src/kernel/text.ts',
    find: "    .replace(TURNS, '')\n",
    replace: '',
    tests: edge,
  },
  {
    name: 'A title that nobody can see is a title',
    file: 'packages/domain/src/visible-text.ts',
    find: '/[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]/u',
    replace: '/\\s/u',
    tests: edge,
  },
  {
    name: 'A category that there isn’t is a conflict with somebody else',
    file: `${http}/errors.ts`,
    find: "return isStillUsed(error, asked) ? new Problem('conflict', 409) : unknownReference(error, asked);",
    replace: "return new Problem('conflict', 409);",
    tests: edge,
  },
  {
    name: 'What never became a request is refused in another shape',
    file: `${http}/http-server.ts`,
    find: '    clientErrorHandler: answerClientError(platform.log) as never,\n',
    replace: '',
    tests: edge,
  },
  {
    name: 'A method that an address hasn’t is called a page that there isn’t',
    file: `${http}/http-server.ts`,
    find: '    if (methods.length > 0) throw new Problem(',
    replace: '    if (methods.length > 1000) throw new Problem(',
    tests: edge,
  },
  {
    name: 'Only the first broken field of a request is named',
    file: `${http}/validation.ts`,
    find: 'if (!all(data)) validate.errors = all.errors;',
    replace: 'all(data);',
    tests: edge,
  },
  {
    name: 'Somebody who is no member has learnt nothing, which is a zero',
    file: 'apps/server/src/modules/learning/enrollments/learners.access.ts',
    find: 'if (!isAdministrator(caller) || !(await reading(context, (tx) => findMember(tx, userId)))) throw notFound();',
    replace: 'if (!isAdministrator(caller)) throw notFound();',
    tests: edge,
  },
  {
    name: 'The demo, with passwords that everybody knows, is open to the network',
    file: 'apps/server/src/config.ts',
    find: "host: env.HOST || (isDemo ? LOOPBACK : '0.0.0.0'),",
    replace: "host: env.HOST || '0.0.0.0',",
    tests: edge,
  },
  {
    name: 'HTML that brings no policy of its own may do anything',
    file: 'apps/server/src/kernel/http/http-server.ts',
    find: "    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING);\n",
    replace: '',
    tests: ['apps/server/src/kernel/http/test/page-policy.test.ts'],
  },
  {
    name: 'A report asks for its words while it holds a connection',
    file: 'apps/server/src/modules/learning/reports/report-reading.service.ts',
    find: `  const words = await reportWords(context, kind.words);
  return reading(context, async (tx) => {
    const asked`,
    replace: `  return reading(context, async (tx) => {
    const words = await reportWords(context, kind.words);
    const asked`,
    tests: ['apps/server/test/generated/one-connection.test.ts'],
  },
  {
    name: 'A statement that comes after the end of its transaction is sent',
    file: 'apps/server/src/kernel/database/database.ts',
    find: `    close();
    if (isWitnessed)`,
    replace: '    if (isWitnessed)',
    tests: ['apps/server/src/kernel/database/test/database.test.ts'],
  },
  {
    name: 'Callers who wait for a cached value fail with the one that began to load it',
    file: 'apps/server/src/kernel/database/cache.ts',
    find: 'if (error instanceof TransactionOver) return this.get(key, load);',
    replace: '',
    tests: ['apps/server/src/kernel/database/test/cache.test.ts'],
  },
  {
    name: 'A delete leaves cached rows that go with it by a foreign key',
    file: 'apps/server/src/kernel/database/table-writes.ts',
    find: 'return [...relevant(write), ...along];',
    replace: 'return along.length < 0 ? along : relevant(write);',
    tests: ['apps/server/src/kernel/database/test/cached-rows.property.test.ts'],
  },
  {
    name: 'A row that moves to another course stays cached with that one',
    file: 'apps/server/src/kernel/database/table-writes.ts',
    find: '[...before, ...after]',
    replace: '[...before]',
    tests: ['apps/server/src/kernel/database/test/cached-rows.property.test.ts'],
  },
];
