import '../../../app.css';
import { ChartColumn, MessageSquare } from '@sullam/ui/base/icons.ts';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { useSettledAreas } from '@sullam/web-kit/shell/use-areas.ts';
import type { LessonProps } from '../../../lesson-kind-parts.ts';
import { ActivityCardFrame } from '../../learning/course-content/course-content.public.ts';
import { SurveyFacts } from './survey-facts.tsx';
import { surveysPlace } from './survey-place.ts';
import { lessonSurveyQuery } from './surveys.api.ts';

/** In a lesson: the survey or poll that it asks, and the way there. */
export function SurveyActivityCard({ lesson }: Pick<LessonProps, 'lesson'>) {
  const t = useT();
  useSettledAreas(['surveys']);
  const { data, error, isFetching, refetch } = useSettledQuery(lessonSurveyQuery(lesson.courseSubsectionId));
  // no survey has been chosen yet, or it is a draft
  if (!data && error && 'status' in error && error.status === 404)
    return <EmptyState drawing="inbox" compact level={2} title={t('surveys.lesson.none')} />;
  if (!data)
    return <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />;
  const isToAnswer = data.abilities.canAnswer;
  return (
    <ActivityCardFrame
      icon={data.type === 'POLL' ? ChartColumn : MessageSquare}
      title={<AuthorTextFor text={data.title} />}
      way={{
        href: `${surveysPlace(data.courseId, data.type)}/${data.surveyId}`,
        variant: isToAnswer ? 'primary' : 'outline',
        label: t(isToAnswer ? 'surveys.lesson.answer' : 'surveys.lesson.open'),
      }}
    >
      <SurveyFacts survey={data} />
    </ActivityCardFrame>
  );
}
