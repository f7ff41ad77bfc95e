import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import type { LessonPlace } from '../../../lesson-kind-parts.ts';
import { courseLecturesQuery, usePlaceLecture } from './lectures.api.ts';

/** Which lecture of the course a lesson is; one that stands in another lesson isn't offered. */
export function LessonLecture({ courseId, courseSubsectionId }: LessonPlace) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const hasWords = useAreas(['lectures', 'errors']);
  const lectures = useQuery(courseLecturesQuery(courseId));
  const place = usePlaceLecture(courseSubsectionId);
  if (lectures.isError && !lectures.data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void lectures.refetch()} />;
  if (!lectures.data || !hasWords) return <SkeletonText lines={4} />;
  const choices = lectures.data.data.filter(
    (lecture) => lecture.courseSubsectionId === null || lecture.courseSubsectionId === courseSubsectionId,
  );
  const chosen = choices.find((lecture) => lecture.courseSubsectionId === courseSubsectionId);
  return (
    <div className="space-y-4">
      <NativeSelect
        label={t('lectures.lesson.choose')}
        value={chosen ? String(chosen.lectureId) : ''}
        disabled={place.isPending}
        options={[
          { value: '', label: t('lectures.lesson.nothing') },
          ...choices.map((lecture) => ({
            value: String(lecture.lectureId),
            label: `${text(lecture.title)} – ${format.dateTime(lecture.startsAt)}`,
          })),
        ]}
        onChange={(value) => place.mutate(value === '' ? null : Number(value))}
      />
      {chosen && !chosen.isPublished && (
        <Banner tone="warning" live="polite">
          {t('lectures.lesson.draft')}
        </Banner>
      )}
      <LinkButton
        variant="outline"
        href={chosen ? `/courses/${courseId}/lectures/${chosen.lectureId}` : `/courses/${courseId}/lectures`}
      >
        {t(chosen ? 'lectures.lesson.edit' : 'lectures.titles.lectures')}
      </LinkButton>
    </div>
  );
}
