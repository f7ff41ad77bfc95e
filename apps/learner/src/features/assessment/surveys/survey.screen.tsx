import '../../../app.css';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePagePath } from '@sullam/web-kit/router/page-path.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { Redirect } from '@sullam/web-kit/router/redirect.tsx';
import { SurveyResults } from '@sullam/web-kit/surveys/survey-results.tsx';
import { useLiveResults } from '@sullam/web-kit/surveys/use-live-results.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CoursePart, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { SurveyAnswering, SurveyPreview } from './survey-answering.tsx';
import { SurveyFacts } from './survey-facts.tsx';
import { surveysPlace } from './survey-place.ts';
import { type Survey, surveyQuery, surveyResultsQuery } from './surveys.api.ts';

/** What all have answered; those of an open poll as they come. */
function Results({ survey }: { readonly survey: Survey }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(surveyResultsQuery(survey.surveyId));
  const isLive = survey.type === 'POLL' && survey.status === 'PUBLISHED';
  useLiveResults(survey.surveyId, isLive);
  if (isError && !data)
    return (
      <ErrorState level={3} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data) return <SkeletonText lines={6} />;
  return (
    <section className="space-y-3">
      <h3 className="text-lg">{t('surveys.titles.results')}</h3>
      {isLive && !data.isHidden && <p className="text-sm text-muted">{t('surveys.hints.live')}</p>}
      <SurveyResults questions={survey.questions} results={data} />
    </section>
  );
}

/** Where the reader stands: to answer, done, too late, or only looking. */
function Body({ survey }: { readonly survey: Survey }) {
  const t = useT();
  const [isChanging, setChanging] = useState(false);
  const { abilities, hasAnswered, status } = survey;
  if (abilities.canAnswer || isChanging)
    return (
      <SurveyAnswering
        survey={survey}
        onSent={() => setChanging(false)}
        onCancel={isChanging ? () => setChanging(false) : undefined}
      />
    );
  return (
    <div className="space-y-6">
      {hasAnswered && (
        <Banner
          tone="success"
          live="off"
          action={
            abilities.canChange && (
              <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
                {t('surveys.actions.change')}
              </Button>
            )
          }
        >
          {t('surveys.messages.thanks')}
        </Banner>
      )}
      {status === 'CLOSED' && !hasAnswered && <Banner live="off">{t('surveys.messages.closed')}</Banner>}
      {abilities.canSeeResults ? (
        <Results survey={survey} />
      ) : (
        survey.resultsVisibility === 'AFTER_CLOSE' && <p className="text-muted">{t('surveys.messages.laterResults')}</p>
      )}
      {abilities.canEdit && status !== 'CLOSED' && <SurveyPreview survey={survey} />}
    </div>
  );
}

/** `surveys/{surveyId}` and `polls/{surveyId}`, inside a course. */
export function SurveyScreen() {
  const t = useT();
  const { course } = useCourseFrame();
  const surveyId = usePathId('surveyId');
  const query = useQuery(surveyQuery(surveyId));
  const { data } = query;
  const isPollsPlace = usePagePath().includes('/polls/');
  const type = data?.type ?? (isPollsPlace ? 'POLL' : 'SURVEY');
  const place = surveysPlace(course.courseId, type);
  if (data && isPollsPlace !== (data.type === 'POLL')) return <Redirect to={`${place}/${surveyId}`} />;
  const lessonId = data?.courseSubsectionId ?? null;
  const back =
    lessonId === null
      ? { href: place, label: t(`surveys.actions.all${type}`) }
      : { href: `/lms/courses/${course.courseId}/content/${lessonId}`, label: t('surveys.lesson.back') };
  return (
    // 409: it waits for its lesson
    <CoursePart query={query} back={back} gone={[404, 409]}>
      {(survey) => (
        <>
          <SurveyFacts survey={survey} />
          <p className="mt-3 mb-6 max-w-reading whitespace-pre-line text-muted">
            <AuthorTextFor text={survey.description} />
          </p>
          <Body survey={survey} />
        </>
      )}
    </CoursePart>
  );
}
