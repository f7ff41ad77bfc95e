import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Progress, statisticsQuery } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';

export interface ByKeyProps {
  readonly subsectionExamId: number;
  readonly marked: Progress | undefined;
}

/** The questions that nobody has to mark, with what was reached in them: whoever marks sees the exam as a whole. */
export function ByKey({ subsectionExamId, marked }: ByKeyProps) {
  const t = useT();
  const format = useFormat();
  const { places } = useExamPlace();
  const { data } = useQuery(statisticsQuery(subsectionExamId));
  const byHand = new Set(marked?.questions.map(({ questionId }) => questionId));
  const items = (data?.items ?? []).filter(({ questionId }) => !byHand.has(questionId));
  if (!marked || items.length === 0) return null;
  return (
    <section aria-label={t('exam-marking.titles.byKey')} className="border-t border-line pt-3 text-sm">
      <p aria-hidden="true" className="px-3 pb-1 text-muted">
        {t('exam-marking.titles.byKey')}
      </p>
      <ul>
        {items.map(({ questionId, questionName, difficulty }) => (
          <li key={questionId}>
            <UiLink
              href={places.statistics}
              className="flex min-h-8 items-center gap-2 rounded-md px-3 py-1 text-ink no-underline hover:bg-subtle touch:min-h-11"
            >
              <bdi className="clip-line min-w-0 flex-1">{questionName}</bdi>
              {difficulty !== null && <span className="text-muted tabular">{format.percent(Number(difficulty))}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
      <p className="px-3 pt-2 text-muted">{t('exam-marking.labels.averages')}</p>
    </section>
  );
}
