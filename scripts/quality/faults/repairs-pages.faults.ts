import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const kit = 'packages/web-kit';
const goingOn = [`${modules}/assessment/exam-attempts/test/exam-attempts.going-on.test.ts`];
const settings = ['apps/studio/src/features/organization/organization/test/settings.test.tsx'];
const wording = [`${modules}/organization/organizations/test/organizations.wording.test.ts`];
const offline = { file: `${kit}/src/router/stay-offline.ts`, tests: [`${kit}/test/lazy-screen.test.tsx`] };
const guard = [`${kit}/test/guard.test.tsx`];
const talk = [`${modules}/community/discussion-boards/test/discussion-boards.threads.test.ts`];
const certificates = [`${modules}/certification/certificates/test/certificates.test.ts`];

/** In where pages lead and what they say: what was repaired once and must not come back. */
export const PAGE_REPAIR_FAULTS: readonly Fault[] = [
  {
    name: 'Continue leads to an optional lesson while required ones are left',
    file: 'packages/domain/src/next-lesson.ts',
    find: 'if (resumes && (visited.isRequired || !required)) return visited;',
    replace: 'if (resumes) return visited;',
    tests: ['packages/domain/test/next-lesson.test.ts'],
  },
  {
    name: 'Continue leads to an exam that is over',
    file: `${modules}/learning/progress/lesson-windows.ts`,
    find: 'window.closesAt > now)',
    replace: 'window.closesAt !== now)',
    tests: [`${modules}/learning/progress/test/lesson-windows.test.ts`, ...goingOn],
  },
  {
    name: 'Continue knows nothing of more time that a learner was granted',
    file: `${modules}/assessment/scheduled-exams/exam-windows.reads.ts`,
    find: 'if (grants.length === 0) return [];',
    replace: 'if (grants.length >= 0) return [];',
    tests: goingOn,
  },
  {
    name: 'A course that is by invitation is announced as open',
    file: `${modules}/learning/courses/course-opening.ts`,
    find: "if (opening?.state === 'OPEN')\n",
    replace: 'if (opening)\n',
    tests: [`${modules}/learning/courses/test/course-opening.test.ts`],
  },
  {
    name: 'Nobody is told of a course whose enrolment is moved to now',
    file: `${modules}/learning/courses/courses.notifications.ts`,
    find: '(hasOpened ? tellOpened : followOpening)(',
    replace: '(hasOpened ? followOpening : followOpening)(',
    tests: [`${modules}/learning/courses/test/course-opening.test.ts`],
  },
  {
    name: 'Publishing does not wait for what was just typed',
    file: 'apps/studio/src/parts/use-step.ts',
    find: '      await flushWriting();\n',
    replace: '',
    tests: ['apps/studio/test/type-then-press.test.tsx'],
  },
  {
    name: 'Publishing a checklist drops the line that was just typed',
    file: 'apps/studio/src/features/learning/checklists/publish-draft.tsx',
    find: '    await flushWriting();\n',
    replace: '',
    tests: ['apps/studio/src/features/learning/checklists/test/checklist-editor.test.tsx'],
  },
  {
    name: 'Keys of the attendance sheet are dead until a row is clicked',
    file: 'apps/studio/src/features/classroom/attendance/sheet.screen.tsx',
    find: 'run: () => set(status),',
    replace: 'run: () => document.activeElement !== document.body && set(status),',
    tests: ['apps/studio/src/features/classroom/attendance/test/sheet.test.tsx'],
  },
  {
    name: 'A switch of an organisation shows its key instead of its name',
    file: 'apps/studio/src/features/organization/organization/feature-switches.ts',
    find: `labelKey: \`organization-settings.rules.\${rule.label}\`,`,
    replace: `labelKey: \`organization-settings.rules.\${rule.key}\`,`,
    tests: settings,
  },
  {
    name: 'Groups have no switch, and a new organisation starts without them',
    file: 'packages/domain/src/features/social-groups.ts',
    find: 'isOnByDefault: true',
    replace: 'isPlanned: true',
    tests: ['packages/domain/test/route-access.test.ts'],
  },
  {
    name: 'All terms together can not be saved at the address where they are read',
    file: `${modules}/organization/organizations/wording.routes.ts`,
    find: `path: \`\${base}/terminology/dashboard\`,\n    operationId: 'setTerms',`,
    replace: `path: \`\${base}/terminology/dashboard/all\`,\n    operationId: 'setTerms',`,
    tests: wording,
  },
  {
    name: 'A term that is refused is dropped, and the others are saved',
    file: `${modules}/organization/organizations/wording.service.ts`,
    find: '    (tx) => writeTerms(tx, changes),\n',
    replace:
      '    async (tx) => { for (const each of changes) await writeTerms(tx, [each]).catch(() => undefined); },\n',
    tests: wording,
  },
  {
    name: 'The header picture of events is a setting that no page shows',
    file: 'apps/learner/src/features/events/events/events-frame.tsx',
    find: "        picture={picture('event_header_image')}\n",
    replace: '',
    tests: ['scripts/quality/test/settings-show.test.ts'],
  },
  {
    name: 'Letters that are typed while the palette is fetched are lost',
    file: `${kit}/src/shell/command-center.tsx`,
    find: 'const opening = isOpen && !isShown && (',
    replace: 'const opening = isOpen && isShown && (',
    tests: [`${kit}/test/palette-opening.test.tsx`],
  },
  {
    name: 'A link that is pressed offline replaces the page by a failure',
    ...offline,
    find: 'if (currentLocation.pathname === nextLocation.pathname) return false;',
    replace: 'if (currentLocation.pathname !== null) return false;',
  },
  {
    name: 'A link that is pressed offline loses what was typed',
    ...offline,
    find: '!kit.work.isUnderWay() && ',
    replace: '',
  },
  {
    name: 'A title stays when what it was the title of is gone',
    file: `${kit}/src/router/page-title.tsx`,
    find: '      titled.splice(titled.indexOf(own), 1);\n',
    replace: '',
    tests: guard,
  },
  {
    name: 'The title names the frame around a page instead of the page',
    file: `${kit}/src/router/page-title.tsx`,
    find: '    titled.sort((one, other) => one.order - other.order);\n',
    replace: '',
    tests: [`${kit}/test/page-title.test.tsx`],
  },
  {
    name: 'Who has events alone opens a page whose call is refused',
    file: `${modules}/learning/schedule/schedule.routes.ts`,
    find: 'by their own dates",\n    access: permission(...SCHEDULE_READERS),',
    replace: 'by their own dates",\n    access: permission(SCHEDULE_READERS[0]),',
    tests: [`${modules}/learning/schedule/test/schedule.visibility.test.ts`],
  },
  {
    name: 'A catalogue that is switched off still lists its courses',
    file: `${modules}/learning/courses/visible-courses.ts`,
    find: "features['all-courses'] || holds(caller",
    replace: "features['all-courses'] !== undefined || holds(caller",
    tests: [`${modules}/learning/catalogue/test/catalogue.lists.test.ts`],
  },
  {
    name: 'Certificates are closed to their holder who may not learn any more',
    file: `${modules}/learning/enrollments/learners.access.ts`,
    find: 'if (caller.userId === userId) return;',
    replace: 'if (caller.userId === userId && holds(caller, ...LEARNERS)) return;',
    tests: certificates,
  },
  {
    name: 'Who loses a right is led to all courses',
    file: `${kit}/src/guard/guard.ts`,
    find: "publicHome: () => (isOpen('landing-page') ? HOME_PATHS['landing-page'] : home()),",
    replace: 'publicHome: home,',
    tests: guard,
  },
  {
    name: 'A contribution of one word is taken where more are asked for',
    file: `${modules}/community/discussion-boards/discussion-boards.service.ts`,
    find: '    if (isNew && body.parentCommentId == null && !access.canModerate) await requireWords(tx, boardId, body.html);\n',
    replace: '',
    tests: talk,
  },
  {
    name: 'A contribution can be sent before it has the words that are asked for',
    file: 'apps/learner/src/features/community/discussions/composer.tsx',
    find: '(props.isHeldBack ?? false) || written < leastWords',
    replace: '(props.isHeldBack ?? false) || written < 0',
    tests: ['apps/learner/src/features/community/discussions/test/discussions.screen.test.tsx'],
  },
  {
    name: 'The newest posts of all groups are ordered group by group',
    file: `${modules}/community/posts/posts.reads.ts`,
    find: `c where \${followed(userId)}))\`,\n      )\n      .orderBy('p.created_at', 'desc')`,
    replace: `c where \${followed(userId)}))\`,\n      )\n      .orderBy('p.social_group_id')`,
    tests: [`${modules}/community/posts/test/posts.test.ts`],
  },
  {
    name: 'A deleted contribution leaves its notifications',
    file: `${modules}/community/comments/comments.notifications.ts`,
    find: ' and c.deleted_at is null\n',
    replace: '\n',
    tests: talk,
  },
  {
    name: 'A deleted post leaves its notifications',
    file: `${modules}/community/posts/posts.notifications.ts`,
    find: `exists (select from posts p where \${inOrganization('p')} and p.post_id = \${id} and (p.hidden_at is null or`,
    replace: `not exists (select from posts p where \${inOrganization('p')} and p.post_id = \${id} and not (p.hidden_at is null or`,
    tests: ['apps/server/test/generated/notified-things.test.ts'],
  },
  {
    name: 'The holder of a revoked certificate is told nothing',
    file: `${modules}/certification/certificates/certificates.service.ts`,
    find: '    await notifyOfRevocation(context, tx, certificate);\n',
    replace: '',
    tests: certificates,
  },
  {
    name: 'One mark on a discussion sends two notifications',
    file: `${modules}/community/discussion-grades/discussion-source.ts`,
    find: 'isNotified: true',
    replace: 'isNotified: false',
    tests: [`${modules}/community/discussion-grades/test/discussion-grades.test.ts`],
  },
];
