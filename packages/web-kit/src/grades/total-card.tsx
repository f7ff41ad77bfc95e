import { Badge } from '@sullam/ui/components/badge.tsx';
import type { ReactNode } from 'react';
import { useAuthorText } from '../author-text-for.tsx';
import { useT } from '../kit-context.tsx';
import type { DerivedTotal } from './total-derivation.tsx';
import { useGradeFormat } from './use-grade-format.ts';

export interface TotalCardProps {
  readonly kind: 'CURRENT' | 'FINAL';
  readonly total: Omit<DerivedTotal, 'derivation'>;
  /** Instead of the usual explanation. */
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}

/** One of the two totals of a course: percentage, letter, passed or not. */
export function TotalCard({ kind, total, hint, children }: TotalCardProps) {
  const t = useT();
  const grade = useGradeFormat();
  const letter = useAuthorText()(total.letter);
  return (
    <section className="flex flex-col rounded-lg border border-line bg-surface p-5">
      <h3 className="text-sm font-medium text-muted">{t(`grades.totals.${kind}`)}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {total.text === null ? (
          <span className="text-lg text-muted">{t('grades.totals.none')}</span>
        ) : (
          <span className="text-2xl font-semibold tabular">{grade.total(total.text)}</span>
        )}
        {letter && <bdi className="text-xl font-semibold text-primary-text">{letter}</bdi>}
        {total.passed !== null && (
          <Badge tone={total.passed ? 'success' : 'danger'}>
            {t(total.passed ? 'grades.states.passed' : 'grades.states.failed')}
          </Badge>
        )}
      </p>
      <p className="mt-1 text-sm text-muted">{hint ?? t(`grades.totals.${kind}Hint`)}</p>
      {children}
    </section>
  );
}
