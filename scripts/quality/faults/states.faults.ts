import type { Fault } from './fault.ts';

const kit = 'packages/web-kit/src';

/** Of what is said about the state of things, and of what the address and other tabs say. */
export const STATES_FAULTS: readonly Fault[] = [
  {
    name: 'A filter that is ticked while the search waits for the next letter is lost',
    file: `${kit}/router/params.ts`,
    find: 'hrefOf(router.latestLocation.search as PlainSearch, changes)',
    replace: 'hrefOf(search, changes)',
    tests: ['apps/learner/src/features/learning/catalogue/test/catalogue-screen.test.tsx'],
  },
  {
    name: 'The language of an address undoes a later choice with each reload',
    file: `${kit}/create-kit.ts`,
    find: "        page.history.replaceState(page.history.state, '', withoutLanguage(page.location.href));\n",
    replace: '',
    tests: ['packages/web-kit/test/kit-session.test.ts'],
  },
  {
    name: 'Other tabs keep the language that was left',
    file: `${kit}/create-kit.ts`,
    find: '        followPreferences(),\n',
    replace: '',
    tests: ['packages/web-kit/test/kit-session.test.ts'],
  },
  {
    name: 'The studio without a session leads to a page that the studio hasn’t',
    file: `${kit}/guard/guard.ts`,
    find: 'if (!caller.signedIn && !options.signInAddress) return publicHome();',
    replace: 'if (!caller.signedIn) return publicHome();',
    tests: ['apps/studio/test/studio-guard.test.ts'],
  },
  {
    name: 'The address of a course alone is an empty page of the studio',
    file: 'apps/studio/src/features/learning/course-editor/course-editor.feature.ts',
    find: "{ path: '/', redirectTo:",
    replace: "{ path: '/elsewhere', redirectTo:",
    tests: ['apps/studio/src/features/learning/builder/test/outline.test.tsx'],
  },
  {
    name: 'A learner is refused their own grade',
    file: 'apps/server/src/modules/gradebook/learner-grades/learner-grades.routes.ts',
    find: "isOwn ? 'learn' : 'edit',",
    replace: "isOwn ? 'edit' : 'edit',",
    tests: ['apps/server/src/modules/gradebook/grades/test/grades.posting.test.ts'],
  },
  {
    name: 'A learner is notified of a change to a grade that isn’t posted',
    file: 'apps/server/src/modules/gradebook/learner-grades/learner-grades.reads.ts',
    find: 'automatic: null, version: 0, history };',
    replace: 'automatic: null, history };',
    tests: ['apps/server/src/modules/gradebook/grades/test/grades.posting.test.ts'],
  },
  {
    name: 'What was half written waits for the next person',
    file: 'packages/web-kit/src/create-kit.ts',
    find: '      if (ending) clearDrafts(storage, ending.user.id);\n',
    replace: '',
    tests: ['packages/web-kit/test/kit-session.test.ts'],
  },
  {
    name: 'Names are sorted by an order that the oldest PostgreSQL hasn’t',
    file: 'apps/server/migrations/0001-foundation.sql',
    find: "if to_regcollation('pg_catalog.unicode') is null then",
    replace: 'if false then',
    tests: ['apps/server/test/oldest/reads.test.ts'],
  },
  {
    name: 'A course that still runs is failed, because open work counts as zero',
    file: 'packages/domain/src/grading/course-verdict.ts',
    find: '!isAllMarked || ',
    replace: '',
    tests: ['packages/domain/test/grading/course-verdict.test.ts'],
  },
  {
    name: 'An essay that is shorter than asked is handed in without a word',
    file: 'packages/domain/src/questions/too-short.ts',
    find: '< (question.leastWords ?? 0)',
    replace: '< 1',
    tests: ['packages/domain/test/states.test.ts'],
  },
  {
    name: 'Learners see what was published in a draft course, it says',
    file: 'packages/domain/src/publication.ts',
    find: "courseStatus === 'PUBLISHED' ? 'LEARNERS' : 'WAITS_FOR_COURSE'",
    replace: "courseStatus === '' ? 'WAITS_FOR_COURSE' : 'LEARNERS'",
    tests: ['packages/domain/test/states.test.ts'],
  },
  {
    name: 'A screen shows keys of the wording that it doesn’t load',
    file: 'apps/learner/src/features/identity/profile/profile.feature.ts',
    find: "areas: ['profile', 'auth', 'notifications', 'errors']",
    replace: "areas: ['profile', 'auth', 'notifications']",
    tests: ['scripts/quality/test/screen-wording.test.ts'],
  },
  {
    name: 'A card that was cached in one language is shown in all',
    file: 'apps/server/src/modules/learning/catalogue/cached-cards.ts',
    find: '(courseId) => ({ organizationId, language, courseId })',
    replace: "(courseId) => ({ organizationId, language: 'en' as const, courseId })",
    tests: ['apps/server/src/modules/identity/members/test/other-name.test.ts'],
  },
];
