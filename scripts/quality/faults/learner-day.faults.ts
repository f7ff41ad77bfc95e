import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const learner = 'apps/learner/src';

/** Of the learner's day: the next lesson, the week, the places under the thumb. */
export const LEARNER_DAY_FAULTS: readonly Fault[] = [
  {
    name: 'A lesson that is locked still is offered as the next one',
    file: `${modules}/learning/progress/next-lesson.ts`,
    find: 'lockOf(id, inputs, now) === null',
    replace: 'lockOf(id, inputs, new Date(8e15)) === null',
    tests: [`${modules}/learning/catalogue/test/catalogue.lists.test.ts`],
  },
  {
    name: 'The next lesson is the first that was left out, wherever somebody is',
    file: 'packages/domain/src/next-lesson.ts',
    find: '[...lessons.slice(at + 1), ...lessons.slice(0, at + 1)].filter(isOpen)',
    replace: 'lessons.filter(isOpen)',
    tests: [`${modules}/learning/catalogue/test/catalogue.lists.test.ts`],
  },
  {
    name: 'Continue leads to the course, not into the next lesson',
    file: `${learner}/parts/continue-card.tsx`,
    find: 'href={resumePath(course)}\n      className={cx(',
    replace: 'href="/lms/my-courses"\n      className={cx(',
    tests: [`${learner}/features/learning/my-courses/test/my-courses.test.tsx`],
  },
  {
    name: 'A missed week ends the streak at once',
    file: 'packages/domain/src/weekly-goal.ts',
    find: 'const isBridge = at - lastForgiven >= FORGIVEN_EVERY && (past[at + 1] ?? 0) >= goal;',
    replace: 'const isBridge = false;',
    tests: ['packages/domain/test/weekly-goal.test.ts'],
  },
  {
    name: 'The weekly goal stays where the organisation offers none',
    file: `${modules}/learning/learning-week/learning-week.reads.ts`,
    find: 'configuration.weekly_goal_enabled ?',
    replace: 'configuration ?',
    tests: [`${modules}/learning/learning-week/test/learning-week.test.ts`],
  },
  {
    name: 'The first page that an organisation chose is not asked for',
    file: 'packages/web-kit/src/guard/guard.ts',
    find: 'return chosen() ?? (page',
    replace: 'return (page',
    tests: ['packages/web-kit/test/guard.test.tsx'],
  },
  {
    name: 'The bar at the bottom of a phone stays while an exam is taken',
    file: `${learner}/shell/frame.tsx`,
    find: '{showsMenu && <BottomBar />}',
    replace: '<BottomBar />',
    tests: [`${learner}/shell/test/frame.test.tsx`],
  },
  {
    name: 'The page that is shown is one behind More, and More does not say so',
    file: 'packages/ui/src/overlays/more-tabs.tsx',
    find: 'const behind = others.find(({ current }) => current);',
    replace: 'const behind = others.find(() => false);',
    tests: [`${learner}/features/learning/course-content/test/course-tabs.test.tsx`],
  },
  {
    name: "A phone shows all of a course's tabs in a row that nobody scrolls",
    file: `${learner}/features/learning/course-content/course-pages.tsx`,
    find: 'most={isPhone ? TABS_ON_PHONES : undefined}',
    replace: 'most={undefined}',
    tests: [`${learner}/features/learning/course-content/test/course-tabs.test.tsx`],
  },
  {
    name: 'The figures of the kinds shrink with the kind that is chosen',
    file: `${modules}/learning/schedule/schedule.reads.ts`,
    find: 'counts: countsOf(ofAllKinds)',
    replace: 'counts: countsOf(entries)',
    tests: [`${modules}/learning/schedule/test/schedule.times.test.ts`],
  },
  {
    name: 'What is overdue stands among what is due in the next days',
    file: `${learner}/features/learning/activities/due-list.tsx`,
    find: "state === 'OVERDUE' ? 'overdue' :",
    replace: '',
    tests: [`${learner}/features/learning/activities/test/activities.screen.test.tsx`],
  },
  {
    name: 'A phone shows the page of the address only, and the pages before are lost',
    file: `${learner}/parts/use-paged-list.ts`,
    find: 'const firstPage = isOneBelowOther ? first : page;',
    replace: 'const firstPage = page;',
    tests: [`${learner}/features/learning/catalogue/test/more-on-scroll.test.tsx`],
  },
  {
    name: 'A list that grows asks for a page that failed for ever',
    file: `${learner}/parts/list-end.tsx`,
    find: "hasMore && next === 'none' && count > 0",
    replace: 'hasMore && count > 0',
    tests: [`${learner}/features/learning/catalogue/test/more-on-scroll.test.tsx`],
  },
  {
    name: 'A ladder fills anew each time that it is drawn',
    file: 'packages/ui/src/components/progress-rungs.tsx',
    find: 'const [from, setFrom] = useState(climbed);',
    replace: 'const [from, setFrom] = useState(0);',
    tests: [`${learner}/features/learning/course-content/test/moments.test.tsx`],
  },
  {
    name: 'Whoever completes the course with "Finish and continue" is left where they were',
    file: `${learner}/features/learning/course-content/use-finishing.ts`,
    find: 'celebration?.then();',
    replace: '',
    tests: [`${learner}/features/learning/course-content/test/moments.test.tsx`],
  },
  {
    name: 'A finished lesson is heard by people who asked for no sound',
    file: 'packages/web-kit/src/moments/sound-preference.ts',
    find: "=== 'on';",
    replace: "!== 'off';",
    tests: [`${learner}/features/learning/course-content/test/moments.test.tsx`],
  },
];
