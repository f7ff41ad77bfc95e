import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Redirect } from '@sullam/web-kit/router/redirect.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCourseFrame } from './course-frame-context.tsx';
import { lastVisitedQuery } from './lesson.api.ts';
import { areLessonsDone, lessonToGoOn } from './places.ts';

/** `/lms/courses/{courseId}` itself: leads to the lesson to go on with; past the last required one to what is left. */
export function ResumeScreen() {
  const { course, sections } = useCourseFrame();
  const { data, isError } = useQuery(lastVisitedQuery(course.courseId));
  const isKnown = data !== undefined || isError;
  const isLeftElsewhere = course.isEnrolled && course.completedAt === null && areLessonsDone(sections);
  const target = isLeftElsewhere
    ? undefined
    : lessonToGoOn(sections, data?.courseSubsectionId ?? null)?.courseSubsectionId;
  const base = `/lms/courses/${course.courseId}`;
  return (
    <div className="page-width page-gutter py-8">
      {isKnown && <Redirect to={target === undefined ? `${base}/modules` : `${base}/content/${target}`} />}
      <SkeletonText lines={6} />
    </div>
  );
}
