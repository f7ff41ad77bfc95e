import type { OwnGrades } from '@sullam/api-client/schema.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import type { ReactNode } from 'react';
import { useT } from '../kit-context.tsx';
import { useGradeFormat } from './use-grade-format.ts';

export type DerivedTotal = OwnGrades['totals']['final'];
type Derivation = DerivedTotal['derivation'];
type CategoryLine = Derivation['categories'][number];
type ItemLine = CategoryLine['items'][number];

export interface GradeNames {
  readonly item: (gradeItemId: number) => ReactNode;
  readonly category: (gradeCategoryId: number | null) => ReactNode;
}

const HEAD = 'py-1.5 text-xs font-semibold text-muted whitespace-nowrap';
const WIDE = 'max-sm:hidden';

const isDropped = ({ effect }: ItemLine): boolean => effect === 'DROPPED_LOWEST' || effect === 'DROPPED_HIGHEST';

function ItemRow({
  line,
  names,
  hasSurplus,
}: {
  readonly line: ItemLine;
  readonly names: GradeNames;
  readonly hasSurplus: boolean;
}) {
  const t = useT();
  const grade = useGradeFormat();
  const isOut = line.contribution === null;
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        <span className={cx('block wrap-anywhere', isDropped(line) && 'line-through decoration-1')}>
          {names.item(line.gradeItemId)}
        </span>
        {line.effect !== 'COUNTED' && <span className="text-xs text-muted">{t(`grades.effects.${line.effect}`)}</span>}
      </th>
      <td className={cx('py-2 text-end tabular whitespace-nowrap', isOut && 'text-muted')}>
        {line.points === null
          ? t(`grades.states.${line.state}`)
          : t('grades.labels.outOf', {
              points: grade.points(line.points),
              maximum: grade.points(line.maximumPoints),
            })}
      </td>
      <td className={cx('py-2 ps-3 text-end tabular', WIDE)}>{grade.percent(line.percent)}</td>
      <td className={cx('py-2 ps-3 text-end tabular', WIDE)}>{grade.percent(line.weightPercent)}</td>
      {hasSurplus && <td className={cx('py-2 ps-3 text-end tabular', WIDE)}>{grade.points(line.surplus)}</td>}
      <td className="py-2 ps-3 text-end font-medium tabular">{grade.percent(line.contribution)}</td>
    </tr>
  );
}

interface CategoryPartProps {
  readonly line: CategoryLine;
  readonly derivation: Derivation;
  readonly names: GradeNames;
}

/** One category: how its items became its part of the total. */
function CategoryPart({ line, derivation, names }: CategoryPartProps) {
  const t = useT();
  const grade = useGradeFormat();
  const isWeighted = derivation.scheme === 'WEIGHTED_CATEGORIES';
  const dropped = line.droppedLowest + line.droppedHighest;
  const hasSurplus = dropped > 0;
  const sum = isWeighted ? line.percent : line.contribution;
  return (
    <Disclosure
      flush
      defaultOpen={dropped > 0}
      title={names.category(line.gradeCategoryId)}
      aside={
        <span>
          {line.contribution === null
            ? t('grades.totals.none')
            : isWeighted
              ? t('grades.derivation.category', {
                  percent: grade.percent(line.percent),
                  weight: grade.percent(line.weightPercent),
                  contribution: grade.percent(line.contribution),
                })
              : t('grades.derivation.adds', { contribution: grade.percent(line.contribution) })}
        </span>
      }
    >
      <p className="mb-2 text-sm text-muted">
        {isWeighted && t(`grades.aggregations.${line.aggregation}`)}
        {line.isExtraCredit && ` · ${t('grades.labels.extraCredit')}`}
      </p>
      {hasSurplus && <p className="mb-2 text-sm text-muted">{t('grades.derivation.dropped', { count: dropped })}</p>}
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className={cx(HEAD, 'text-start')}>
              {t('grades.labels.item')}
            </th>
            <th scope="col" className={cx(HEAD, 'text-end')}>
              {t('grades.labels.points')}
            </th>
            <th scope="col" className={cx(HEAD, WIDE, 'ps-3 text-end')}>
              {t('grades.labels.percent')}
            </th>
            <th scope="col" className={cx(HEAD, WIDE, 'ps-3 text-end')}>
              {t('grades.labels.weight')}
            </th>
            {hasSurplus && (
              <th scope="col" title={t('grades.derivation.surplusHint')} className={cx(HEAD, WIDE, 'ps-3 text-end')}>
                {t('grades.labels.surplus')}
              </th>
            )}
            <th scope="col" className={cx(HEAD, 'ps-3 text-end')}>
              {t('grades.labels.contribution')}
            </th>
          </tr>
        </thead>
        <tbody>
          {line.items.map((item) => (
            <ItemRow key={item.gradeItemId} line={item} names={names} hasSurplus={hasSurplus} />
          ))}
        </tbody>
        {sum !== null && (
          <tfoot>
            <tr className="border-t border-control">
              <th scope="row" className="py-2 text-start font-medium">
                {t('grades.derivation.sum')}
              </th>
              <td colSpan={hasSurplus ? 5 : 4} className="py-2 text-end font-semibold tabular">
                {grade.percent(sum)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </Disclosure>
  );
}

export interface TotalDerivationProps {
  readonly total: DerivedTotal;
  readonly names: GradeNames;
}

/** How a total came about, line by line, in plain words. */
export function TotalDerivation({ total, names }: TotalDerivationProps) {
  const t = useT();
  const grade = useGradeFormat();
  const { derivation } = total;
  const { scheme, weightSum, weightUsed, categories } = derivation;
  const isPartial = scheme === 'WEIGHTED_CATEGORIES' && weightUsed !== weightSum && weightUsed !== '0';
  return (
    <div className="space-y-3">
      <div className="space-y-1 text-sm text-muted">
        <p>{t(`grades.derivation.${scheme}`)}</p>
        {scheme === 'WEIGHTED_CATEGORIES' && (
          <p>
            {isPartial
              ? t('grades.derivation.weightsUsed', { used: grade.points(weightUsed), sum: grade.points(weightSum) })
              : t('grades.derivation.weights', { sum: grade.points(weightSum) })}
          </p>
        )}
      </div>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        {categories
          .filter(({ items }) => items.length > 0)
          .map((line) => (
            <CategoryPart key={line.gradeCategoryId ?? 0} line={line} derivation={derivation} names={names} />
          ))}
        <p className="flex items-baseline justify-between gap-3 px-4 py-3 font-semibold">
          <span>{t('common.labels.total')}</span>
          <span>{total.text === null ? t('grades.totals.none') : grade.total(total.text)}</span>
        </p>
      </div>
      <p className="text-xs text-muted">{t('grades.derivation.rounded')}</p>
    </div>
  );
}
