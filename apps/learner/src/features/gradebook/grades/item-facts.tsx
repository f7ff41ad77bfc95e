import { parseRational } from '@sullam/domain/rational.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { NO_VALUE, useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { OwnItem } from './grades.api.ts';

const TONES: Partial<Record<OwnItem['grade']['state'], Tone>> = {
  MISSING: 'danger',
  PENDING: 'info',
  EXCUSED: 'neutral',
};

type Graded = Pick<OwnItem, 'grade' | 'kind' | 'maximumPoints' | 'source'>;

/** What the reader hasn't done where nothing is graded yet; what others do has no word. */
const OPEN_WORDS = { ASSIGNMENT: 'grades.states.notHandedIn', EXAM: 'grades.states.notTaken' } as const;

/** What somebody has on an item: points of the maximum, passed or not, or why there is nothing. */
export function OwnMark({ item }: { readonly item: Graded }) {
  const t = useT();
  const grade = useGradeFormat();
  const { state, points } = item.grade;
  if (state === 'BLANK')
    return (
      <span className="text-sm text-muted">
        {item.source === 'ASSIGNMENT' || item.source === 'EXAM' ? t(OPEN_WORDS[item.source]) : NO_VALUE}
      </span>
    );
  if (points === null) return <Badge tone={TONES[state] ?? 'neutral'}>{t(`grades.states.${state}`)}</Badge>;
  if (item.kind === 'PASS_FAIL') {
    const hasPassed = (parseRational(points)?.numerator ?? 0n) > 0n;
    return (
      <Badge tone={hasPassed ? 'success' : 'danger'}>
        {t(hasPassed ? 'grades.states.passed' : 'grades.states.failed')}
      </Badge>
    );
  }
  return (
    <span className="whitespace-nowrap">
      {t('grades.labels.outOf', { points: grade.points(points), maximum: grade.points(item.maximumPoints) })}
    </span>
  );
}

/** When it is due, how it counts. */
export function ItemFacts({ item }: { readonly item: Omit<OwnItem, 'grade'> }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted">
      {item.source !== 'MANUAL' && <span>{t(`grades.sources.${item.source}`)}</span>}
      {item.dueAt && <time dateTime={item.dueAt}>{t('grades.labels.due', { date: format.dateTime(item.dueAt) })}</time>}
      {item.isExtraCredit && <span>{t('grades.labels.extraCredit')}</span>}
      {item.isOmitted && <span>{t('grades.labels.omitted')}</span>}
    </span>
  );
}
