import type { PersonalSitting } from '@sullam/domain/exams/sitting.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

/** How long, how often, from when until when, for somebody. */
export function SittingFacts({ sitting }: { readonly sitting: PersonalSitting }) {
  const t = useT();
  const format = useFormat();
  const { limitMinutes, attemptsAllowed, opensAt, closesAt } = sitting;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5">
      {opensAt !== null && <span>{t('exam-authoring.labels.from', { date: format.dateTime(new Date(opensAt)) })}</span>}
      <span>
        {closesAt === null
          ? t('exam-authoring.labels.noClose')
          : t('exam-authoring.labels.until', { date: format.dateTime(new Date(closesAt)) })}
      </span>
      {limitMinutes !== null && <span>{t('exam-authoring.labels.minutes', { count: limitMinutes })}</span>}
      <span>
        {attemptsAllowed === null
          ? t('exam-authoring.labels.anyAttempts')
          : t('exam-authoring.labels.attempts', { count: attemptsAllowed })}
      </span>
    </span>
  );
}
