import '../../../app.css';
import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { PagedList } from '../../../parts/paged-list.tsx';
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
  return (
    <PagedList
      queryOf={(page) => courseSurveysQuery(course.courseId, type, page)}
      size={SURVEYS_PAGE}
      empty={t(`surveys.empty.${type}`)}
    >
      {(survey) => (
        <li key={survey.surveyId}>
          <SurveyCard survey={survey} />
        </li>
      )}
    </PagedList>
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
