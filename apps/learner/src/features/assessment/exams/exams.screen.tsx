import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { PagedList } from '../../../parts/paged-list.tsx';
import { CoursePage, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { ExamFacts } from './exam-facts.tsx';
import { examPlace } from './exam-place.ts';
import { courseExamsQuery } from './exams.api.ts';

/** The exams of a course in the order of its lessons. */
function ExamList() {
  const t = useT();
  const { course } = useCourseFrame();
  return (
    <PagedList queryOf={(page) => courseExamsQuery(course.courseId, page)} empty={t('exam-sitting.empty.exams')}>
      {(exam) => (
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
      )}
    </PagedList>
  );
}

/** `exams`, inside a course. */
export const ExamsScreen = () => (
  <CoursePage>
    <ExamList />
  </CoursePage>
);
