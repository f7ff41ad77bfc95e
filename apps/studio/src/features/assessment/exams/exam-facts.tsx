import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { shortDecimal } from './exam-draft.ts';
import type { ExamSummary } from './exams.api.ts';

type Outlook = Pick<ExamSummary, 'questionCount' | 'leastMarks' | 'mostMarks' | 'expectedMinutes'>;

/** "12" or "12–15": drawn questions may bring different marks. */
export function useMarksText(): (outlook: Pick<Outlook, 'leastMarks' | 'mostMarks'>) => string {
  const t = useT();
  const format = useFormat();
  return ({ leastMarks, mostMarks }) => {
    const [least, most] = [leastMarks, mostMarks].map((marks) => format.decimal(shortDecimal(marks))) as [
      string,
      string,
    ];
    return least === most ? least : t('exam-authoring.labels.span', { from: least, to: most });
  };
}

/** Questions, marks, time, in one line. */
export function ExamFacts({ exam }: { readonly exam: Outlook }) {
  const t = useT();
  const format = useFormat();
  const marks = useMarksText();
  return (
    <>
      <span>{t('exam-authoring.labels.questions', { count: exam.questionCount })}</span>
      <span>{t('exam-authoring.labels.marks', { marks: marks(exam) })}</span>
      {exam.expectedMinutes > 0 && (
        <span>{t('exam-authoring.labels.about', { time: format.duration(exam.expectedMinutes * 60_000) })}</span>
      )}
    </>
  );
}
