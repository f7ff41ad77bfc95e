import { nextLesson } from '@sullam/domain/next-lesson.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import {
  lessonsOf,
  type OutlineLesson,
  studentSectionsQuery,
} from '../../learning/course-content/course-content.public.ts';
import { type AttemptSummary, type Exam, examPlace, isPassed, reviewPlace } from '../exams/exams.public.ts';
import type { AttemptSnapshot } from './attempt.api.ts';

const ORDERS = {
  again: ['again', 'review', 'onward'],
  review: ['review', 'onward', 'again'],
  onward: ['onward', 'review', 'again'],
} as const;

const VARIANTS = ['primary', 'outline', 'ghost'] as const;

/** What the course goes on with after an exam, where its reader learns it. */
function useLessonAfter({ courseId, subsectionExamId }: AttemptSnapshot): OutlineLesson | undefined {
  const { data } = useQuery({ ...studentSectionsQuery(courseId), meta: { isQuiet: true } });
  const isOpen = ({ courseSubsectionId, isFinished, lock }: OutlineLesson) =>
    !isFinished && lock === null && courseSubsectionId !== subsectionExamId;
  return data && nextLesson(lessonsOf(data.data), subsectionExamId, isOpen);
}

interface NextStepsProps {
  readonly exam: Exam | undefined;
  readonly attempt: AttemptSummary | undefined;
  readonly snapshot: AttemptSnapshot;
}

/** What can be done now: after a failed attempt another one comes first, or a look at this one; else the course goes on. */
export function NextSteps({ exam, attempt, snapshot }: NextStepsProps) {
  const t = useT();
  const authorText = useAuthorText();
  const lesson = useLessonAfter(snapshot);
  const { courseId, subsectionExamId, examAttemptId } = snapshot;
  const isFailed = exam && attempt ? isPassed(exam, attempt) === false : false;
  const mayTry = exam?.refusal === null;
  const first = isFailed && mayTry ? 'again' : isFailed || !lesson ? 'review' : 'onward';
  const steps = {
    again: [
      examPlace(courseId, subsectionExamId),
      t(mayTry ? 'exam-sitting.actions.startAgain' : 'exam-sitting.actions.toExam'),
    ],
    review: [reviewPlace(courseId, examAttemptId), t('exam-sitting.actions.review')],
    onward: lesson
      ? [
          `/lms/courses/${courseId}/content/${lesson.courseSubsectionId}`,
          t('exam-sitting.actions.nextLesson', { title: authorText(lesson.title) }),
        ]
      : [`/lms/courses/${courseId}/modules`, t('exam-sitting.actions.toCourse')],
  } as const;
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      {ORDERS[first].map((step, at) => {
        const [href, text] = steps[step];
        return (
          <LinkButton key={step} href={href} variant={VARIANTS[at]!} className="max-w-full py-2 whitespace-normal!">
            {text}
          </LinkButton>
        );
      })}
    </div>
  );
}
