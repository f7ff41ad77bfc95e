import '../../../app.css';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '../../../parts/course.api.ts';
import { readinessQuery, translationsQuery } from './course-editor.api.ts';
import { CourseInstructors } from './course-instructors.tsx';
import { PassingCriteria } from './passing-criteria.tsx';
import { PublicationCard } from './publication-card.tsx';
import { ReadinessCard } from './readiness-card.tsx';

/** The way of a course to its learners: what is missing, who teaches, what it takes to finish, and the step itself. */
export function CoursePublicationScreen() {
  const courseId = usePathId('courseId');
  const { data: course } = useQuery(courseQuery(courseId));
  const isThere = useQueriesSettled([readinessQuery(courseId), translationsQuery(courseId)]);
  if (!course || !isThere) return <SkeletonText lines={6} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="space-y-6">
        <PublicationCard course={course} />
        <ReadinessCard courseId={course.courseId} here="publication" />
      </div>
      <div className="space-y-6">
        <CourseInstructors course={course} />
        <PassingCriteria course={course} />
      </div>
    </div>
  );
}
