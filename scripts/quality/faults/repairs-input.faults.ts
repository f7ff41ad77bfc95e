import type { Fault } from './fault.ts';

const kernel = 'apps/server/src/kernel';
const modules = 'apps/server/src/modules';
const additions = [`${modules}/identity/learner-additions/test/learner-additions.test.ts`];
const names = [`${modules}/community/social-groups/test/specified-names.test.ts`];
const table = { file: 'packages/domain/src/tables/table-text.ts', tests: ['packages/domain/test/tables.test.ts'] };
const reasons = [`${modules}/organization/uploads/test/uploads.reasons.test.ts`];
const links = { file: 'packages/domain/src/links.ts', tests: ['packages/domain/test/links.test.ts'] };

/** In publishing, adding people, the names of the specification, and what people bring: what was repaired once and must not come back. */
export const INPUT_REPAIR_FAULTS: readonly Fault[] = [
  {
    name: 'A question with hundreds of thousands of answers is taken',
    file: 'packages/question-formats/src/report.ts',
    find: "  if (count > MOST_PARTS) throw new LeftOut('too-many-parts', { most: MOST_PARTS });\n",
    replace: '',
    tests: [`${modules}/assessment/question-files/test/question-files.test.ts`],
  },
  {
    name: 'A course is published with an empty lesson',
    file: `${modules}/learning/courses/courses.service.ts`,
    find: '  if (gaps.length > 0) throw lessonsEmpty(gaps, context.language);\n',
    replace: '',
    tests: [`${modules}/learning/course-content/test/course-content.gaps.test.ts`],
  },
  {
    name: 'An approval that is refused does not name the empty lessons',
    file: 'apps/studio/src/features/learning/approvals/decision-dialog.tsx',
    find: '            onError: (error) => setRefused(isRefusedForEmptyLessons(error)),\n',
    replace: '',
    tests: ['apps/studio/src/features/learning/approvals/test/approvals.test.tsx'],
  },
  {
    name: 'An event that can not be published names nothing that is missing',
    file: `${modules}/events/events/events.errors.ts`,
    find: 'details: missing.map(',
    replace: 'details: missing.slice(0, 0).map(',
    tests: [`${modules}/events/events/test/events.authoring.test.ts`],
  },
  {
    name: 'Publishing an event does not lead to what is missing of it',
    file: 'apps/studio/src/features/events/events/event-editor.tsx',
    find: '    if (!focusMissing(first)) go(missingPath(event, first));\n',
    replace: '',
    tests: ['apps/studio/src/features/events/events/test/event-desk.test.tsx'],
  },
  {
    name: 'Learners can not be added where others enrol by invitation',
    file: `${modules}/learning/enrollments/additions.service.ts`,
    find: "if (course.status !== 'PUBLISHED') throw courseNotOut();",
    replace:
      "if (course.status !== 'PUBLISHED' || (await readTerms(tx, courseId)).isByInvitation) throw courseNotOut();",
    tests: additions,
  },
  {
    name: 'Undoing an addition takes nobody out',
    file: `${modules}/learning/enrollments/additions.service.ts`,
    find: '    for (const userId of userIds)\n      await revokeEntitlements(context, tx, { userId, subject }, sourceOf(learnerAdditionId));\n',
    replace: '',
    tests: additions,
  },
  {
    name: 'Who was added is not told why',
    file: `${modules}/identity/learner-additions/learner-additions.service.ts`,
    find: "{ outcome: 'added-note', note: reason }",
    replace: "{ outcome: 'added' }",
    tests: additions,
  },
  {
    name: 'Who was added does not see the reason on the page of the course',
    file: 'apps/learner/src/features/learning/course-overview/added-by.tsx',
    find: '{addition.note && (',
    replace: '{addition.note === null && (',
    tests: ['apps/learner/src/features/learning/course-overview/test/course-overview.test.tsx'],
  },
  {
    name: 'A renewal gives away the remaining days',
    file: `${modules}/certification/certificates/issue.ts`,
    find: 'monthsLater(laterOf(earnedAt, held?.validUntil), months)',
    replace: 'monthsLater(earnedAt, months)',
    tests: [`${modules}/certification/certificates/test/certificates.test.ts`],
  },
  {
    name: 'The role in a group is not taken by the name of the specification',
    file: `${modules}/community/social-groups/social-groups.schemas.ts`,
    find: "[ALSO_NAMED]: { groupRole: 'role' }",
    replace: '[ALSO_NAMED]: {}',
    tests: names,
  },
  {
    name: 'The role in a group is not told by the name of the specification',
    file: `${modules}/community/social-groups/group-members.reads.ts`,
    find: '  groupRole: row.role,\n',
    replace: '',
    tests: names,
  },
  {
    name: 'A filter of several states is not taken with brackets behind its name',
    file: `${kernel}/http/read-query.ts`,
    find: "written.endsWith('[]') ? written.slice(0, -2) : written",
    replace: 'written',
    tests: names,
  },
  {
    name: 'The content of a comment is not taken by the name of the specification',
    file: `${modules}/community/comments/comments.schemas.ts`,
    find: "[ALSO_NAMED]: { content: 'html' }",
    replace: '[ALSO_NAMED]: {}',
    tests: [`${modules}/community/posts/test/comment-content.test.ts`],
  },
  {
    name: 'A session replay is loaded in exams',
    file: `${modules}/organization/pages/pages.routes.ts`,
    find: 'const isRecorded = !known?.isConfidential;',
    replace: 'const isRecorded = known !== null;',
    tests: [`${modules}/organization/pages/test/pages.session-replay.test.ts`],
  },
  {
    name: 'The start of an exam is not a confidential page',
    file: 'apps/learner/src/page-paths.gen.ts',
    find: "$subsectionExamId/start', isConfidential: true",
    replace: "$subsectionExamId/start'",
    tests: ['apps/learner/test/pages.test.ts'],
  },
  {
    name: 'An exam goes on in a document that is recorded',
    file: 'packages/web-kit/src/guard/guard.ts',
    find: "    if (outcome.kind === 'show' && visit.meta.isConfidential && kit.bootstrap.sessionReplay)\n      return { kind: 'leave', href: visit.href };\n",
    replace: '',
    tests: ['packages/web-kit/test/guard.test.tsx'],
  },
  {
    name: 'Identifiers keep the invisible characters that were pasted with them',
    file: 'packages/domain/src/identifiers.ts',
    find: "withoutInvisible(text.normalize('NFKC')).trim()",
    replace: "text.normalize('NFKC').trim()",
    tests: ['packages/domain/test/identifiers.test.ts'],
  },
  {
    name: 'An address of mail arrives with the invisible characters that were pasted with it',
    file: `${kernel}/http/validation.ts`,
    find: '  email: { clean: cleanEmail, isValid: isEmail },',
    replace: '  email: { isValid: isEmail },',
    tests: ['apps/server/test/generated/identifiers.test.ts'],
  },
  {
    name: 'A file with a long name is refused',
    file: `${kernel}/text.ts`,
    find: 'if (name.length <= LONGEST_FILE_NAME) return name;',
    replace: 'if (name.length > 0) return name;',
    tests: reasons,
  },
  {
    name: 'A telephone number is damaged by the guard against formulas',
    file: `${kernel}/csv.ts`,
    find: ' && !HARMLESS.test(plain)',
    replace: '',
    tests: [`${modules}/identity/members/test/members.list.test.ts`],
  },
  {
    name: 'A link takes the bracket behind it along',
    ...links,
    find: 'countOf(address, last) > countOf(address, opening)',
    replace: 'countOf(address, last) < 0',
  },
  {
    name: 'A link takes the Arabic comma behind it along',
    ...links,
    find: "'،؛؟۔٪",
    replace: "'؛؟۔٪",
  },
  {
    name: 'The picture that an office program puts beside copied words is pasted instead of them',
    file: 'packages/web-kit/src/rich-text/clipboard.ts',
    find: "?? '')) ? files : [];",
    replace: "?? '')) ? files : files;",
    tests: ['packages/web-kit/test/paste.test.ts'],
  },
  {
    name: 'The line in which Excel names its separator is taken for a person',
    ...table,
    find: 'const named = declared(plain);',
    replace: "const named = declared('');",
  },
  {
    name: 'Cells that stand for nothing known are dropped without a word',
    file: 'packages/domain/src/tables/people-table.ts',
    find: 'if (column === null) found.leftOut.push(cell);',
    replace: 'if (column === null) return;',
    tests: table.tests,
  },
  {
    name: 'An Arabic name in a Latin table of the old encoding of Excel is unreadable',
    file: `${kernel}/read-table.task.ts`,
    find: "if (guessedEncoding !== 'windows-1252') return text;",
    replace: 'if (guessedEncoding !== undefined) return text;',
    tests: [`${modules}/organization/table-files/test/table-files.test.ts`],
  },
  {
    name: 'A HEIC picture is refused for a false reason',
    file: `${modules}/organization/media/admit-media.ts`,
    find: "  if (format === 'heic' && kind === 'IMAGE') throw heicPicture(language);\n",
    replace: '',
    tests: reasons,
  },
  {
    name: 'An address of a known domain waits for approval when the domain is spelt otherwise',
    file: 'packages/domain/src/email-domain.ts',
    find: 'foldDomain(domain) === own',
    replace: 'domain === own',
    tests: [`${modules}/identity/accounts/test/accounts.register.test.ts`],
  },
];
