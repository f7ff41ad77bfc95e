import '../../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { CoursePart, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { examsPlace } from './exam-place.ts';
import { ExamSheet } from './exam-sheet.tsx';
import { examQuery } from './exams.api.ts';
import { untilNextMoment } from './next-moment.ts';

/** `exams/{subsectionExamId}`: what awaits the learner, what was done already, the door. */
export function ExamScreen() {
  const t = useT();
  const { course } = useCourseFrame();
  const query = useQuery({
    ...examQuery(usePathId('subsectionExamId')),
    refetchOnMount: 'always',
    // a page that stays open doesn't go on saying what is over
    refetchInterval: ({ state }) => untilNextMoment(state.data),
  });
  return (
    <CoursePart query={query} back={{ href: examsPlace(course.courseId), label: t('exam-sitting.actions.all') }} isWide>
      {(exam) => (
        <div className="mt-6">
          <ExamSheet exam={exam} level={3} hasSide />
        </div>
      )}
    </CoursePart>
  );
}
