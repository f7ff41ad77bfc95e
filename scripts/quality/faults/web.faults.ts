import type { Fault } from './fault.ts';

const learner = 'apps/learner/src/features';
const components = ['packages/ui/test/components.test.tsx'];
const overview = {
  file: `${learner}/learning/course-overview/course.api.ts`,
  tests: [`${learner}/learning/course-overview/test/course-overview.test.tsx`],
};

/** In the applications and what they share. */
export const WEB_FAULTS: readonly Fault[] = [
  {
    name: 'A heart stays filled when the server refused it',
    file: 'apps/learner/src/parts/favorites.api.ts',
    find: 'mark(queryClient, { ...wanted, isFavorite: !wanted.isFavorite })',
    replace: 'mark(queryClient, wanted)',
    tests: [`${learner}/learning/catalogue/test/catalogue-screen.test.tsx`],
  },
  {
    name: 'Who has enrolled still sees the page of who has not',
    ...overview,
    find: "const TOUCHED = new Set<string>([\n  'GET /api/courses',\n  'GET /api/courses/{courseId}',\n",
    replace: "const TOUCHED = new Set<string>([\n  'GET /api/courses',\n",
  },
  {
    name: 'A screen makes a call that its test knows nothing of, and swallows the error',
    ...overview,
    find: '  queryClient.prefetchQuery(courseQuery(Number(params.courseId)));',
    replace:
      '  Promise.all([Number(params.courseId), 99].map((courseId) => queryClient.prefetchQuery(courseQuery(courseId))));',
  },
  {
    name: 'A button that is busy sends once more when it is pressed again',
    file: 'packages/ui/src/components/button.tsx',
    find: '      onClick={pending ? (event) => event.preventDefault() : onClick}\n      className={cx(buttonClass({ variant, size, wide, full }), className)}',
    replace: '      onClick={onClick}\n      className={cx(buttonClass({ variant, size, wide, full }), className)}',
    tests: components,
  },
  {
    name: 'The arrow between two levels points back in Arabic',
    file: 'packages/ui/src/components/navigation.tsx',
    find: '<Icon of={ChevronRight} size={14} mirrored />',
    replace: '<Icon of={ChevronRight} size={14} />',
    tests: components,
  },
  {
    name: 'The right arrow goes left in an Arabic gradebook',
    file: 'packages/ui/src/grid/grid-motion.ts',
    find: "return (key === 'ArrowRight') === isRtl ? -1 : 1;",
    replace: "return key === 'ArrowRight' ? 1 : -1;",
    tests: ['packages/ui/test/grid.test.tsx'],
  },
  {
    name: 'What was to follow a change is done for a page that one has left',
    file: 'packages/web-kit/src/query/use-mutation.ts',
    find: '        if (!wasShown.current) return;\n',
    replace: '',
    tests: ['packages/web-kit/test/use-mutation.test.tsx'],
  },
  {
    name: 'A screen does not load the wording of its errors',
    file: `${learner}/identity/profile/profile.feature.ts`,
    find: "areas: ['profile', 'auth', 'notifications', 'errors'],",
    replace: "areas: ['profile', 'auth', 'notifications'],",
    tests: ['scripts/quality/test/screen-wording.test.ts'],
  },
];
