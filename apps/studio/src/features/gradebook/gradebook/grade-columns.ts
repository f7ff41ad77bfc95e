import { EyeOff } from '@sullam/ui/base/icons.ts';
import type { GridColumn, GridGroup } from '@sullam/ui/grid/grid-types.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMemo } from 'react';
import type { Category, Item, Structure } from './gradebook.api.ts';
import type { SheetView } from './sheet-view.ts';

export type SheetColumn = GridColumn &
  (
    | { readonly kind: 'NAME' | 'CURRENT' | 'FINAL' | 'PASSED' }
    | { readonly kind: 'LETTER'; readonly of: 'current' | 'final' }
    | { readonly kind: 'ITEM'; readonly item: Item }
  );

export interface SheetColumns {
  readonly columns: readonly SheetColumn[];
  readonly groups: readonly GridGroup[];
}

const NAME_WIDTH = 220;
const ITEM_WIDTH = 132;
const TOTAL_WIDTH = 96;

export const itemColumnId = ({ gradeItemId }: Pick<Item, 'gradeItemId'>): string => `item-${gradeItemId}`;

/** The categories with their items, in order; items in no category come last. */
export function categoriesWithItems({ categories, items }: Pick<Structure, 'categories' | 'items'>) {
  const of = (id: number | null): Item[] => items.filter(({ gradeCategoryId }) => gradeCategoryId === id);
  const groups: { category: Category | null; items: Item[] }[] = categories.map((category) => ({
    category,
    items: of(category.gradeCategoryId),
  }));
  return [...groups, { category: null, items: of(null) }];
}

/** The columns of the grid and the headings over them, without those that are hidden. */
export function useSheetColumns(structure: Structure, view: SheetView, counting: 'current' | 'final'): SheetColumns {
  const t = useT();
  const text = useAuthorText();
  const grade = useGradeFormat();
  const { letterScale, passMark, scheme } = structure;
  return useMemo(() => {
    const isShown = ({ id }: { id: string }) => !view.hidden.includes(id);
    const placed = <Column extends SheetColumn>(column: Column): Column => ({
      ...column,
      width: view.widths[column.id] ?? column.width,
      sort: view.sort?.column === column.id ? view.sort.direction : undefined,
    });
    const total = (kind: 'CURRENT' | 'FINAL' | 'PASSED', label: string): SheetColumn => ({
      id: kind,
      kind,
      label,
      width: TOTAL_WIDTH,
    });
    // a letter says which of the totals it is of: the same one as in the list on a phone
    const letter: SheetColumn = {
      id: 'LETTER',
      kind: 'LETTER',
      of: counting,
      label: t('gradebook.columns.letter'),
      detail: t(`gradebook.columns.${counting}`),
      width: TOTAL_WIDTH,
    };
    const totals = [
      total('CURRENT', t('gradebook.columns.current')),
      total('FINAL', t('gradebook.columns.final')),
      ...(letterScale.length > 0 ? [letter] : []),
      ...(passMark === null ? [] : [total('PASSED', t('gradebook.columns.passed'))]),
    ].filter(isShown);
    const itemColumn = (item: Item, category: Category | null): SheetColumn => {
      const hints = [
        t(item.isPosted ? 'gradebook.columns.posted' : 'gradebook.columns.hidden'),
        item.isOmitted && t('gradebook.columns.omitted'),
        item.isExtraCredit && t('grades.labels.extraCredit'),
      ].filter(Boolean);
      const maximum = grade.points(item.maximumPoints);
      return {
        id: itemColumnId(item),
        kind: 'ITEM',
        item,
        label: text(item.title),
        detail:
          item.kind === 'PASS_FAIL'
            ? t('gradebook.columns.passFail')
            : category?.aggregation === 'WEIGHTED' && scheme === 'WEIGHTED_CATEGORIES'
              ? t('gradebook.columns.maximumWeight', { maximum, weight: grade.points(item.weight) })
              : t('gradebook.columns.maximum', { maximum }),
        hint: hints.join(' · '),
        ...(item.isPosted ? {} : { icons: [EyeOff] }),
        width: ITEM_WIDTH,
      };
    };
    const byCategory = categoriesWithItems(structure)
      .map(({ category, items }) => ({
        category,
        columns: items.map((item) => itemColumn(item, category)).filter(isShown),
      }))
      .filter(({ columns }) => columns.length > 0);
    const columns = [
      { id: 'NAME', kind: 'NAME' as const, label: t('gradebook.columns.learner'), width: NAME_WIDTH },
      ...totals,
      ...byCategory.flatMap((group) => group.columns),
    ].map(placed);
    const groups = [
      ...(totals.length > 0 ? [{ id: 'totals', label: t('gradebook.titles.totals'), span: totals.length }] : []),
      ...byCategory.map(({ category, columns: own }) => ({
        id: String(category?.gradeCategoryId ?? 0),
        label: category ? text(category.name) : t('gradebook.columns.noCategory'),
        span: own.length,
        ...(scheme === 'WEIGHTED_CATEGORIES'
          ? {
              detail: category
                ? t('grades.labels.weightOf', { weight: grade.points(category.weight) })
                : t('grades.labels.omitted'),
            }
          : {}),
      })),
    ];
    return { columns, groups };
  }, [structure, view, counting, t, grade]);
}
