import '../../../app.css';
import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { CoursePage, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { SurveyFacts } from './survey-facts.tsx';
import { surveysPlace } from './survey-place.ts';
import { courseSurveysQuery, SURVEYS_PAGE, type SurveySummary } from './surveys.api.ts';

function SurveyCard({ survey }: { readonly survey: SurveySummary }) {
  return (
    <Card as="article" interactive>
      <h2 className="mb-2 text-lg">
        <UiLink
          href={`${surveysPlace(survey.courseId, survey.type)}/${survey.surveyId}`}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          <AuthorTextFor text={survey.title} />
        </UiLink>
      </h2>
      <SurveyFacts survey={survey} />
    </Card>
  );
}

/** The surveys or the polls of a course, the newest first. */
function SurveyList({ type }: { readonly type: SurveyType }) {
  const t = useT();
  const { course } = useCourseFrame();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(courseSurveysQuery(course.courseId, type, page));
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={8} />;
  if (data.data.length === 0) return <EmptyState drawing="inbox" title={t(`surveys.empty.${type}`)} />;
  return (
    <>
      <ul className="space-y-4">
        {data.data.map((survey) => (
          <li key={survey.surveyId}>
            <SurveyCard survey={survey} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pagesOf(data.total, SURVEYS_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </>
  );
}

const Listed = ({ type }: { readonly type: SurveyType }) => (
  <CoursePage>
    <SurveyList type={type} />
  </CoursePage>
);

/** `surveys`, inside a course. */
export const SurveysScreen = () => <Listed type="SURVEY" />;

/** `polls`, inside a course. */
export const PollsScreen = () => <Listed type="POLL" />;
