import type { CourseEditing } from '@sullam/api-client/schema.gen.ts';
import { goesOutWithCourse, reachOf } from '@sullam/domain/publication.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { courseQuery } from './course.api.ts';

/** What became of something that was just published in a course: `seen` only where learners do see it now. */
export function usePublishedText(courseId: number): (seen: string) => string {
  const t = useT();
  const client = useQueryClient();
  return (seen) => {
    // the frame of the course has it
    const course = client.getQueryData<CourseEditing>(courseQuery(courseId).queryKey);
    const reach = reachOf(course?.status);
    if (reach === 'LEARNERS') return seen;
    return t(reach === 'WAITS_FOR_COURSE' ? 'studio.publishing.waitsForCourse' : 'studio.publishing.done');
  };
}

/** Whom texts of a course reach, and whether they go out by themselves or with it. */
export function useCourseReach(courseId: number) {
  // the frame of the course has it
  const status = useQuery({ ...courseQuery(courseId), enabled: false }).data?.status;
  return { waitsForCourse: reachOf(status) === 'WAITS_FOR_COURSE', goesOutWithCourse: goesOutWithCourse(status) };
}
