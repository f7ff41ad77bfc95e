import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { courseVerdict } from '@sullam/domain/grading/course-verdict.ts';
import { RotateCcw } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { TotalCard } from '@sullam/web-kit/grades/total-card.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GradeList } from './grade-list.tsx';
import { hasMinimum, type OwnGrades, type OwnItem } from './grades.api.ts';
import { shownTotal, type Tried, type TriedGrade, triedMark, triedTotals, tryOut } from './what-if-marks.ts';

interface NeededProps {
  readonly grades: OwnGrades;
  readonly result: TriedGrade;
}

/** Which points on one item are needed to reach a total. */
function Needed({ grades, result }: NeededProps) {
  const t = useT();
  const text = useAuthorText();
  const grade = useGradeFormat();
  const counting = grades.items.filter(({ isOmitted, grade: { state } }) => !isOmitted && state !== 'EXCUSED');
  const [itemId, setItemId] = useState(
    () => counting.find((each) => each.grade.state !== 'MARKED')?.gradeItemId ?? counting[0]?.gradeItemId,
  );
  const [target, setTarget] = useState('');
  const item = counting.find(({ gradeItemId }) => gradeItemId === itemId);
  const wanted = normalizeDecimal(target);
  if (!item) return null;
  const answer = (): string => {
    if (wanted === null) return '';
    const points = result.neededOn(item.gradeItemId, wanted);
    if (points === null) return t('grades.whatIf.neededImpossible');
    if (points === '0') return t('grades.whatIf.neededNothing');
    if (item.kind === 'PASS_FAIL') return t('grades.whatIf.neededPass');
    return t('grades.whatIf.needed', { points: grade.points(points), maximum: grade.points(item.maximumPoints) });
  };
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <DecimalField
          label={t('grades.whatIf.target')}
          hint={t('grades.whatIf.targetUnit')}
          value={target}
          error={target !== '' && wanted === null ? t('grades.whatIf.invalid') : undefined}
          onChange={setTarget}
        />
        <NativeSelect
          label={t('grades.whatIf.onItem')}
          value={String(item.gradeItemId)}
          options={counting.map(({ gradeItemId, title }) => ({ value: String(gradeItemId), label: text(title) }))}
          onChange={(id) => setItemId(Number(id))}
        />
      </div>
      <p role="status" className="mt-3 min-h-[1lh] font-medium">
        {answer()}
      </p>
    </section>
  );
}

/** Tries out grades: the same calculator, other numbers; nothing leaves the page. */
export function WhatIf({ grades, onClose }: { readonly grades: OwnGrades; readonly onClose: () => void }) {
  const t = useT();
  const text = useAuthorText();
  const grade = useGradeFormat();
  const [tried, setTried] = useState<Tried>({});
  const result = useMemo(() => tryOut(grades, tried), [grades, tried]);
  const back = useRef<HTMLButtonElement>(null);
  // the button that led here is gone
  useEffect(() => {
    back.current?.focus();
  }, []);
  const field = (item: OwnItem) => {
    const typed = tried[item.gradeItemId] ?? '';
    return (
      <span className="flex items-baseline justify-end gap-2">
        <DecimalField
          hideLabel
          label={t('grades.whatIf.field', { item: text(item.title) })}
          className="w-24"
          placeholder={item.grade.points === null ? ' ' : grade.points(item.grade.points)}
          value={typed}
          error={typed !== '' && !triedMark(typed) ? t('grades.whatIf.invalid') : undefined}
          onChange={(points) => setTried({ ...tried, [item.gradeItemId]: points })}
        />
        <span className="w-12 text-start text-sm whitespace-nowrap text-muted">
          {t('grades.labels.maximum', { maximum: grade.points(item.maximumPoints) })}
        </span>
      </span>
    );
  };
  const real = ({ text: total }: OwnGrades['totals']['final']) =>
    t('grades.whatIf.real', { total: total === null ? t('grades.totals.none') : grade.total(total) });
  return (
    <div className="space-y-6 rounded-lg border-2 border-dashed border-warning p-4 sm:p-6">
      <Banner tone="warning" live="off" title={t('grades.whatIf.notReal')}>
        <p className="mb-3">{t('grades.whatIf.lead')}</p>
        <Button ref={back} variant="outline" size="sm" icon={RotateCcw} onClick={onClose}>
          {t('grades.whatIf.reset')}
        </Button>
      </Banner>
      <div aria-live="polite" className="grid gap-4 sm:grid-cols-2">
        <TotalCard kind="CURRENT" total={shownTotal(result.grade.current)} hint={real(grades.totals.current)} />
        <TotalCard
          kind="FINAL"
          total={shownTotal(result.grade.final)}
          hint={real(grades.totals.final)}
          {...(hasMinimum(grades) ? { verdict: courseVerdict(triedTotals(result), grades) } : {})}
        />
      </div>
      <Needed grades={grades} result={result} />
      <GradeList grades={grades} field={field} />
    </div>
  );
}
