import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Statistics } from './exam-marking.api.ts';

/** The figures of a whole exam in one line. */
export function Figures({ statistics }: { readonly statistics: Statistics }) {
  const t = useT();
  const format = useFormat();
  const percent = (value: number | null) => (value === null ? '–' : format.percent(value / 100, 1));
  const { attemptCount, meanPercent, medianPercent, deviationPercent, meanSeconds } = statistics;
  const figures = [
    [t('exam-marking.labels.attemptsHead'), format.number(attemptCount)],
    [t('exam-marking.labels.mean'), percent(meanPercent)],
    [t('exam-marking.labels.median'), percent(medianPercent)],
    [t('exam-marking.labels.deviation'), percent(deviationPercent)],
    [t('exam-marking.labels.meanTime'), meanSeconds === null ? '–' : format.duration(meanSeconds * 1000)],
  ] as const;
  return (
    <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-lg font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
