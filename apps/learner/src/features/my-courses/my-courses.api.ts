import type { EnrolledCourse } from '@sullam/api-client/schema.gen.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { useMember } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type { EnrolledCourse } from '@sullam/api-client/schema.gen.ts';

export const MY_COURSES_PAGE = 12;
export const MY_COURSES_TABS = ['in-progress', 'finished', 'all'] as const;
export type MyCoursesTab = (typeof MY_COURSES_TABS)[number];
export const MY_COURSES_SORTS = ['last-visited', 'newest', 'title', 'progress'] as const;
export type MyCoursesSort = (typeof MY_COURSES_SORTS)[number];

export interface MyCoursesFilters {
  tab: MyCoursesTab;
  search: string;
  sort: MyCoursesSort;
  page: number;
}

/** What the reader learns, by the tab that is open. */
export function useMyCourses({ tab, search, sort, page }: MyCoursesFilters, take = MY_COURSES_PAGE) {
  const { id } = useMember();
  return useQuery({
    ...apiQuery('GET /api/users/{userId}/my-courses', {
      path: { userId: id },
      query: {
        skip: (page - 1) * take,
        take,
        sort,
        showOnlyCompletedCourses: tab === 'finished' ? 1 : 0,
        showOnlyUncompletedCourses: tab === 'in-progress' ? 1 : 0,
        ...(search ? { search } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
}

/** Where learning goes on: the lesson of the last visit, else the way in. */
export const resumePath = ({ courseId, lastVisitedSubsectionId }: EnrolledCourse): string =>
  lastVisitedSubsectionId === null
    ? `/lms/courses/${courseId}`
    : `/lms/courses/${courseId}/content/${lastVisitedSubsectionId}`;
