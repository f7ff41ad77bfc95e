import type { EnrolledCourse } from '@sullam/api-client/schema.gen.ts';
import { progressFromCounts } from '@sullam/domain/progress.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { useMember, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';

export type { EnrolledCourse } from '@sullam/api-client/schema.gen.ts';

export const MY_COURSES_PAGE = 12;
/** The one to go on with, and those beside it. */
const UNDER_WAY = 5;
export const MY_COURSES_TABS = ['in-progress', 'finished', 'all'] as const;
export type MyCoursesTab = (typeof MY_COURSES_TABS)[number];
export const MY_COURSES_SORTS = ['last-visited', 'newest', 'title', 'progress'] as const;
export type MyCoursesSort = (typeof MY_COURSES_SORTS)[number];

/** How far somebody is, as the dashboard counts it; narrows a tab. */
export const MY_COURSES_PROGRESSES = { 'not-started': 'NOT_STARTED', begun: 'IN_PROGRESS' } as const;
export type MyCoursesProgress = keyof typeof MY_COURSES_PROGRESSES;

export interface MyCoursesFilters {
  tab: MyCoursesTab;
  progress?: MyCoursesProgress | undefined;
  search: string;
  sort: MyCoursesSort;
  page: number;
}

/** What somebody learns, by the tab that is open. */
export const myCoursesQuery = (userId: number, { tab, progress, search, sort, page }: MyCoursesFilters) =>
  apiQuery('GET /api/users/{userId}/my-courses', {
    path: { userId },
    query: {
      skip: (page - 1) * MY_COURSES_PAGE,
      take: MY_COURSES_PAGE,
      sort,
      showOnlyCompletedCourses: tab === 'finished' ? 1 : 0,
      showOnlyUncompletedCourses: tab === 'in-progress' ? 1 : 0,
      ...(progress ? { progress: MY_COURSES_PROGRESSES[progress] } : {}),
      ...(search ? { search } : {}),
    },
  });

/** What a course still asks for of somebody who is through its required lessons; undefined while lessons are left, and when it is finished. */
export function leftOf({ unmet, finishedCount, requiredCount }: EnrolledCourse) {
  return progressFromCounts(finishedCount, requiredCount).isFinished
    ? unmet.find((each) => each !== 'requiredShare')
    : undefined;
}

/** Where learning goes on: the next lesson, else what is left besides lessons, else the way in. */
export function resumePath(course: EnrolledCourse): string {
  const { courseId, nextLesson } = course;
  if (leftOf(course)) return `/lms/courses/${courseId}/modules`;
  return nextLesson === null
    ? `/lms/courses/${courseId}`
    : `/lms/courses/${courseId}/content/${nextLesson.courseSubsectionId}`;
}

/** What is under way, the latest visit first: the first few, for whatever leads on. */
export const underWayQuery = (userId: number) =>
  apiQuery('GET /api/users/{userId}/my-courses', {
    path: { userId },
    query: {
      skip: 0,
      take: UNDER_WAY,
      sort: 'last-visited',
      showOnlyCompletedCourses: 0,
      showOnlyUncompletedCourses: 1,
    },
  });

export const useUnderWay = () => useQuery(underWayQuery(useMember().id));

/** The same for a page that visitors see too; asked only for who learns. */
export function useMemberUnderWay(learns: boolean) {
  const user = useUser();
  return useQuery({ ...underWayQuery(user?.id ?? 0), enabled: learns && user !== null, meta: { isQuiet: true } });
}

/** What waits for who teaches. */
export const toMarkQuery = () => ({ ...apiQuery('GET /api/studio/waiting'), meta: { isQuiet: true } });
