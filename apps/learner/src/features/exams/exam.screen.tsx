import { chooseText } from '@sullam/domain/localized.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useCourseFrame } from '../course-content/course-frame-context.tsx';
import { CoursePart } from '../course-content/course-part.tsx';
import { AttemptList } from './attempt-list.tsx';
import { OutcomeBadges } from './exam-facts.tsx';
import { examsPlace } from './exam-place.ts';
import { ExamRules } from './exam-rules.tsx';
import { ExamStart } from './exam-start.tsx';
import { type Exam, examQuery } from './exams.api.ts';
import { untilNextMoment } from './next-moment.ts';

function Body({ exam }: { readonly exam: Exam }) {
  const t = useT();
  const hasInstructions = chooseText(exam.instructions, useLanguage()) !== null;
  return (
    <div className="space-y-8">
      {exam.standing.percent !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted">{t('exam-sitting.labels.yourResult')}</span>
          <OutcomeBadges outcome={exam.standing} />
        </p>
      )}
      <Card padding="lg">
        <h3 className="mb-5 text-lg">{t('exam-sitting.titles.rules')}</h3>
        <ExamRules exam={exam} />
        {hasInstructions && (
          <div className="mt-6 border-t border-line pt-6">
            <h3 className="mb-2 text-lg">{t('exam-sitting.titles.instructions')}</h3>
            <AuthorHtml text={exam.instructions} />
          </div>
        )}
        <div className="mt-6 border-t border-line pt-6 print:hidden">
          <ExamStart exam={exam} />
        </div>
      </Card>
      <section>
        <h3 className="mb-3 text-lg">{t('exam-sitting.titles.attempts')}</h3>
        <AttemptList exam={exam} />
      </section>
    </div>
  );
}

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
    <CoursePart query={query} back={{ href: examsPlace(course.courseId), label: t('exam-sitting.actions.all') }}>
      {(exam) => (
        <div className="mt-6">
          <Body exam={exam} />
        </div>
      )}
    </CoursePart>
  );
}
