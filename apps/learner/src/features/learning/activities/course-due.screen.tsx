import '../../../app.css';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { pageOf } from '../../../parts/paging.ts';
import { CoursePage, useCourseFrame } from '../course-content/course-content.public.ts';
import { DueList } from './due-list.tsx';
import { kindFrom } from './schedule-days.ts';

/** `due`: what is still to be done in a course, whatever its kind. */
export function CourseDueScreen() {
  const t = useT();
  const { course } = useCourseFrame();
  const address = useAddressQuery();
  return (
    <CoursePage>
      <h2 className="mb-5 text-2xl">{t('activities.titles.list')}</h2>
      {course.isEnrolled ? (
        <DueList
          courseId={course.courseId}
          kind={kindFrom(address.value('kind'))}
          page={pageOf(address.value('page'))}
          address={address}
          level={3}
          withoutCourse
        />
      ) : (
        <EmptyState drawing="calendar" title={t('activities.empty.notEnrolled')} />
      )}
    </CoursePage>
  );
}
