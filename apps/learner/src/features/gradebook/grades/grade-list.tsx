import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import type { DerivedTotal } from '@sullam/web-kit/grades/total-derivation.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import type { OwnGrades, OwnItem } from './grades.api.ts';
import { ItemFacts, OwnMark } from './item-facts.tsx';

type Line = DerivedTotal['derivation']['categories'][number]['items'][number];

export interface GradeListProps {
  readonly grades: OwnGrades;
  /** Instead of the grade: a field to try one out. Beside it, what is real now would say nothing. */
  readonly field?: (item: OwnItem) => ReactNode;
}

const COLUMNS = 'sm:grid-cols-[minmax(0,1fr)_9rem_5rem_6rem]';

interface ItemRowProps {
  readonly item: OwnItem;
  readonly line: Line | undefined;
  /** What it weighs in the end, whether it has a grade by now or not. */
  readonly weightPercent: string | null | undefined;
  /** Its category has a part in the total. */
  readonly counts: boolean;
  readonly courseId: number;
  readonly field: ReactNode;
}

function ItemRow({ item, line, weightPercent, counts, courseId, field }: ItemRowProps) {
  const t = useT();
  const grade = useGradeFormat();
  const isDropped = !field && (line?.effect === 'DROPPED_LOWEST' || line?.effect === 'DROPPED_HIGHEST');
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0',
        !field && COLUMNS,
      )}
    >
      <span className="min-w-0">
        <UiLink
          href={`/lms/courses/${courseId}/grade-items/${item.gradeItemId}`}
          className="font-medium text-ink no-underline wrap-anywhere hover:underline"
        >
          <AuthorTextFor text={item.title} />
        </UiLink>
        <ItemFacts item={item} />
        {item.source === 'MANUAL' && item.grade.state === 'BLANK' && (
          <span className="block text-sm text-muted">{t('grades.labels.byHand')}</span>
        )}
        {isDropped && <span className="block text-sm text-muted">{t(`grades.effects.${line.effect}`)}</span>}
        {item.grade.comment && (
          <span className="mt-1 block text-sm text-muted clip-lines-2">
            <bdi>{item.grade.comment}</bdi>
          </span>
        )}
      </span>
      <span className="text-end">{field ?? <OwnMark item={item} />}</span>
      {!field && (
        <>
          <span className="text-end tabular max-sm:hidden">{grade.percent(line?.percent ?? null)}</span>
          <span className="text-end text-sm text-muted tabular max-sm:hidden">
            {grade.percent((counts && !isDropped && weightPercent) || null)}
          </span>
        </>
      )}
    </li>
  );
}

const linesOf = ({ derivation }: DerivedTotal): ReadonlyMap<number, Line> =>
  new Map(derivation.categories.flatMap(({ items }) => items.map((line) => [line.gradeItemId, line])));

/** What is graded in a course, by category, each with what the reader has. */
export function GradeList({ grades, field }: GradeListProps) {
  const t = useT();
  const text = useAuthorText();
  const grade = useGradeFormat();
  const lines = linesOf(grades.totals.current);
  const weights = linesOf(grades.totals.final);
  const isWeighted = grades.scheme === 'WEIGHTED_CATEGORIES';
  const groups = [
    ...grades.categories.map(({ gradeCategoryId, name, weight }) => ({ gradeCategoryId, name: text(name), weight })),
    { gradeCategoryId: null, name: grades.categories.length > 0 ? t('grades.labels.noCategory') : '', weight: null },
  ];
  return (
    <div className="space-y-6">
      {groups.map(({ gradeCategoryId, name, weight }) => {
        const items = grades.items.filter((item) => item.gradeCategoryId === gradeCategoryId);
        if (items.length === 0) return null;
        return (
          <section key={gradeCategoryId}>
            <div
              className={cx('mb-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4', !field && COLUMNS)}
            >
              <h3 className="text-lg wrap-anywhere">
                <bdi>{name}</bdi>
                {isWeighted && (
                  <span className="ms-3 text-sm font-normal text-muted">
                    {weight === null
                      ? t('grades.labels.omitted')
                      : t('grades.labels.weightOf', { weight: grade.points(weight) })}
                  </span>
                )}
              </h3>
              <span className="text-end text-xs font-semibold text-muted max-sm:hidden">
                {t('grades.labels.points')}
              </span>
              {!field && (
                <>
                  <span className="text-end text-xs font-semibold text-muted max-sm:hidden">
                    {t('grades.labels.percent')}
                  </span>
                  <span className="text-end text-xs font-semibold text-muted max-sm:hidden">
                    {t('grades.labels.weight')}
                  </span>
                </>
              )}
            </div>
            <ul className="rounded-lg border border-line bg-surface">
              {items.map((item) => (
                <ItemRow
                  key={item.gradeItemId}
                  item={item}
                  line={lines.get(item.gradeItemId)}
                  weightPercent={weights.get(item.gradeItemId)?.weightPercent}
                  counts={!isWeighted || weight !== null}
                  courseId={grades.courseId}
                  field={field?.(item)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
