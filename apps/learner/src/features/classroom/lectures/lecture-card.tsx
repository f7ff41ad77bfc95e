import '../../../app.css';
import { MapPin, Video } from '@sullam/ui/base/icons.ts';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { useSettledAreas } from '@sullam/web-kit/shell/use-areas.ts';
import type { LessonProps } from '../../../lesson-kind-parts.ts';
import { useLectureTimes } from '../../../parts/lecture-hours.ts';
import { ActivityCardFrame } from '../../learning/course-content/course-content.public.ts';
import { LectureState } from './lecture-tiles.tsx';
import { lecturePath, momentAt, useServerNow } from './lecture-times.ts';
import { type LectureDetail, lessonLectureQuery } from './lectures.api.ts';

function Facts({ lecture }: { readonly lecture: LectureDetail }) {
  const now = useServerNow(lecture.serverTime);
  const { full } = useLectureTimes();
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      <time dateTime={lecture.startsAt}>{full(lecture)}</time>
      <LectureState lecture={lecture} now={now} />
    </p>
  );
}

/** In a lesson: the lecture that it is, and the way there. */
export function LectureActivityCard({ lesson }: Pick<LessonProps, 'lesson'>) {
  const t = useT();
  useSettledAreas(['lectures']);
  const { data, error, isFetching, refetch } = useSettledQuery(lessonLectureQuery(lesson.courseSubsectionId));
  if (!data && error && 'status' in error && error.status === 404)
    return <EmptyState drawing="calendar" compact level={2} title={t('lectures.empty.lesson')} />;
  if (!data)
    return <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />;
  const moment = momentAt(data, new Date(data.serverTime));
  return (
    <ActivityCardFrame
      icon={data.kind === 'ONLINE' ? Video : MapPin}
      title={<AuthorTextFor text={data.title} />}
      way={{
        href: lecturePath(data),
        variant: moment === 'DOORS' || moment === 'RUNNING' ? 'primary' : 'outline',
        label: t('lectures.actions.openLecture'),
      }}
    >
      <Facts lecture={data} />
    </ActivityCardFrame>
  );
}
