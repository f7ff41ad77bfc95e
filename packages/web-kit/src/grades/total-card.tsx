import type { CourseVerdict } from '@sullam/domain/grading/course-verdict.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import type { ReactNode } from 'react';
import { useAuthorText } from '../author-text-for.tsx';
import { useT } from '../kit-context.tsx';
import type { DerivedTotal } from './total-derivation.tsx';
import { useGradeFormat } from './use-grade-format.ts';
import { VERDICT_WORDS } from './verdict-words.ts';

export interface TotalCardProps {
  readonly kind: 'CURRENT' | 'FINAL';
  readonly total: Omit<DerivedTotal, 'derivation'>;
  /** Of the course as a whole, beside the total that decides about it. */
  readonly verdict?: CourseVerdict;
  /** Instead of the usual explanation. */
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}

/** One of the two totals of a course: percentage, letter, how the course stands by it. */
export function TotalCard({ kind, total, verdict, hint, children }: TotalCardProps) {
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
          <span className="text-2xl font-semibold">{grade.total(total.text)}</span>
        )}
        {letter && <bdi className="text-xl font-semibold text-primary-text">{letter}</bdi>}
        {verdict && <Badge tone={VERDICT_WORDS[verdict].tone}>{t(VERDICT_WORDS[verdict].word)}</Badge>}
      </p>
      <p className="mt-1 text-sm text-muted">{hint ?? t(`grades.totals.${kind}Hint`)}</p>
      {children}
    </section>
  );
}
