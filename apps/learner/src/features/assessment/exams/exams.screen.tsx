import '../../../app.css';
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
import { ExamFacts } from './exam-facts.tsx';
import { examPlace } from './exam-place.ts';
import { courseExamsQuery, EXAMS_PAGE } from './exams.api.ts';

/** The exams of a course in the order of its lessons. */
function ExamList() {
  const t = useT();
  const { course } = useCourseFrame();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(courseExamsQuery(course.courseId, page));
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={8} />;
  if (data.data.length === 0) return <EmptyState drawing="inbox" title={t('exam-sitting.empty.exams')} />;
  return (
    <>
      <ul className="space-y-4">
        {data.data.map((exam) => (
          <Card as="li" interactive key={exam.subsectionExamId}>
            <h2 className="mb-2 text-lg">
              <UiLink
                href={examPlace(course.courseId, exam.subsectionExamId)}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                <AuthorTextFor text={exam.title} />
              </UiLink>
            </h2>
            <ExamFacts exam={exam} />
          </Card>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pagesOf(data.total, EXAMS_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </>
  );
}

/** `exams`, inside a course. */
export const ExamsScreen = () => (
  <CoursePage>
    <ExamList />
  </CoursePage>
);
