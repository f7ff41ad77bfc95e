import '../../../app.css';
import type { LectureKind } from '@sullam/domain/lectures/lecture.ts';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CoursePage, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { LectureTiles } from './lecture-tiles.tsx';
import { onCampusLecturesQuery, onlineLecturesQuery } from './lectures.api.ts';

function LectureList({ kind }: { readonly kind: LectureKind }) {
  const t = useT();
  const { course } = useCourseFrame();
  const online = useQuery({ ...onlineLecturesQuery(course.courseId), enabled: kind === 'ONLINE' });
  const onCampus = useQuery({ ...onCampusLecturesQuery(course.courseId), enabled: kind === 'ON_CAMPUS' });
  const { data, isError, isFetching, refetch } = kind === 'ONLINE' ? online : onCampus;
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={8} />;
  if (data.data.length === 0)
    return (
      <EmptyState drawing="calendar" title={t('lectures.empty.list')} description={t('lectures.empty.listText')} />
    );
  return <LectureTiles lectures={data.data} />;
}

const Listed = ({ kind }: { readonly kind: LectureKind }) => (
  <CoursePage>
    <LectureList kind={kind} />
  </CoursePage>
);

/** `online-lectures`, inside a course. */
export const OnlineLecturesScreen = () => <Listed kind="ONLINE" />;

/** `on-campus-lectures`, inside a course. */
export const OnCampusLecturesScreen = () => <Listed kind="ON_CAMPUS" />;
