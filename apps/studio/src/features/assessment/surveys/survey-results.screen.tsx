import '../../../app.css';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { SurveyResults } from '@sullam/web-kit/surveys/survey-results.tsx';
import { useLiveResults } from '@sullam/web-kit/surveys/use-live-results.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PrintAndExport } from '../../../parts/print-and-export.tsx';
import { SurveyFrame } from './survey-frame.tsx';
import { exportAnswers, type Survey, surveyQuery, surveyResultsQuery } from './surveys.api.ts';

/** Who governs a course without teaching it hears nothing by the stream. */
const ASKED_EVERY = 15_000;

/** Only those who chose an option: for surveys with names. */
function Filter({ survey, value }: { readonly survey: Survey; readonly value: string }) {
  const t = useT();
  const text = useAuthorText();
  const address = useAddressQuery();
  const options = survey.questions
    .filter(({ kind }) => kind === 'CHOICE')
    .flatMap(({ questionKey, title, options: all }) =>
      all.map(({ id, label }) => ({ value: `${questionKey}.${id}`, label: `${text(title)} – ${text(label)}` })),
    );
  if (survey.isAnonymous || options.length === 0) return null;
  return (
    <div className="max-w-120 print:hidden">
      <NativeSelect
        label={t('surveys.fields.filter')}
        value={value}
        options={[{ value: '', label: t('common.labels.all') }, ...options]}
        onChange={(next) => address.change({ filter: next === '' ? undefined : next })}
      />
    </div>
  );
}

function Results({ survey }: { readonly survey: Survey }) {
  const t = useT();
  const filter = useAddressQuery().value('filter') ?? '';
  const [filterQuestion, filterOption] = filter.split('.');
  const isLive = survey.type === 'POLL' && survey.status === 'PUBLISHED';
  const { data, isError, refetch } = useQuery({
    ...surveyResultsQuery(survey.surveyId, filterQuestion && filterOption ? { filterQuestion, filterOption } : {}),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? ASKED_EVERY : false,
  });
  useLiveResults(survey.surveyId, isLive);
  const hasAnswers = data !== undefined && data.participantCount > 0;
  return (
    <SurveyFrame
      survey={survey}
      actions={
        hasAnswers && !data.isHidden && <PrintAndExport file={(format) => exportAnswers(survey.surveyId, format)} />
      }
    >
      {isError && !data && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />}
      {!data && !isError && <SkeletonText lines={8} />}
      {data && !hasAnswers && <EmptyState drawing="inbox" title={t('surveys.empty.results')} compact level={3} />}
      {data && hasAnswers && (
        <div className="space-y-4">
          <Filter survey={survey} value={filter} />
          <SurveyResults questions={survey.questions} results={data} />
        </div>
      )}
    </SurveyFrame>
  );
}

/** What came of one survey of a course. */
export function SurveyResultsScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(surveyQuery(usePathId('surveyId')));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />;
  if (!data) return <SkeletonText lines={8} />;
  return <Results survey={data} />;
}
