import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import { Plus } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonPlace } from '../../../lesson-kind-parts.ts';
import { NewSurveyDialog } from './new-survey-dialog.tsx';
import { SurveyStatus } from './survey-status.tsx';
import { choosableSurveysQuery, usePlaceSurvey } from './surveys.api.ts';

interface LessonSurveyProps extends LessonPlace {
  readonly type: SurveyType;
}

/** Which survey or poll of the course a lesson asks; one that stands in another lesson isn't offered. */
function LessonSurvey({ courseId, courseSubsectionId, type }: LessonSurveyProps) {
  const t = useT();
  const text = useAuthorText();
  const hasWords = useAreas(['surveys', 'errors']);
  const [isMaking, setMaking] = useState(false);
  const surveys = useQuery(choosableSurveysQuery(courseId, type));
  const place = usePlaceSurvey(courseSubsectionId);
  if (surveys.isError && !surveys.data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void surveys.refetch()} />;
  if (!surveys.data || !hasWords) return <SkeletonText lines={4} />;
  const choices = surveys.data.data.filter(
    (survey) => survey.courseSubsectionId === null || survey.courseSubsectionId === courseSubsectionId,
  );
  const chosen = choices.find((survey) => survey.courseSubsectionId === courseSubsectionId);
  return (
    <div className="space-y-4">
      <NativeSelect
        label={t('surveys.lesson.choose')}
        value={chosen ? String(chosen.surveyId) : ''}
        disabled={place.isPending}
        options={[
          { value: '', label: t('surveys.lesson.nothing') },
          ...choices.map((survey) => ({ value: String(survey.surveyId), label: text(survey.title) })),
        ]}
        onChange={(value) => place.mutate(value === '' ? null : Number(value))}
      />
      {chosen?.status === 'DRAFT' && (
        <Banner tone="warning" live="polite">
          {t('surveys.lesson.draft')}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {chosen && (
          <>
            <SurveyStatus status={chosen.status} />
            <LinkButton variant="outline" href={`/courses/${courseId}/surveys/${chosen.surveyId}`}>
              {t('surveys.lesson.edit')}
            </LinkButton>
          </>
        )}
        <Button variant={chosen ? 'ghost' : 'outline'} icon={Plus} onClick={() => setMaking(true)}>
          {t(`surveys.lesson.new${type}`)}
        </Button>
      </div>
      {isMaking && (
        <NewSurveyDialog
          courseId={courseId}
          type={type}
          onMade={(surveyId) => place.mutateAsync(surveyId)}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  );
}

export const ChooseSurvey = (place: LessonPlace) => <LessonSurvey {...place} type="SURVEY" />;
export const ChoosePoll = (place: LessonPlace) => <LessonSurvey {...place} type="POLL" />;
