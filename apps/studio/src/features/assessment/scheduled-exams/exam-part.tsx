import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExamFacts, examsQuery } from '../exams/exams.public.ts';
import type { PartProps } from './part-props.ts';

/** Which exam is scheduled. Once somebody has sat it, that stays. */
export function ExamPart({ form, exam, onChange, attemptCount }: PartProps & { readonly attemptCount: number }) {
  const t = useT();
  const text = useAuthorText();
  const exams = useQuery(examsQuery(exam.courseId, { take: 100 })).data?.data ?? [];
  const chosen = exams.find(({ examId }) => examId === form.examId);
  const options =
    chosen || form.examId !== exam.examId ? exams : [{ examId: exam.examId, title: exam.examTitle }, ...exams];
  return (
    <Card as="section" className="space-y-3">
      <CardHeading level={3}>{t('exam-authoring.titles.exam')}</CardHeading>
      <NativeSelect
        label={t('exam-authoring.fields.exam')}
        hideLabel
        value={String(form.examId)}
        disabled={attemptCount > 0}
        hint={attemptCount > 0 ? t('exam-authoring.hints.sat', { count: attemptCount }) : undefined}
        options={options.map(({ examId, title }) => ({ value: String(examId), label: text(title) }))}
        onChange={(examId) => onChange({ examId: Number(examId) })}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {chosen && <ExamFacts exam={chosen} />}
        <UiLink href={`/courses/${exam.courseId}/exams/${form.examId}`} className={textLinkClass}>
          {t('exam-authoring.actions.toExam')}
        </UiLink>
      </p>
    </Card>
  );
}
