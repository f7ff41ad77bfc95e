import { cx } from '@sullam/ui/base/cx.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { FilterOptions } from './catalogue-filters.tsx';
import type { CatalogueFilters } from './catalogue-query.ts';

interface FieldChipProps {
  readonly isOn: boolean;
  readonly hue?: number;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const FieldChip = ({ isOn, hue, onPress, children }: FieldChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={cx(
      'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-[calc(var(--r-control,4px)*99)] border px-4 text-sm font-medium transition-colors touch:min-h-11',
      isOn ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface text-ink hover:border-control',
    )}
  >
    {hue !== undefined && (
      <span aria-hidden="true" className={cx('flex', !isOn && 'hued')} style={{ '--hue': hue } as CSSProperties}>
        <span className="mark-star" />
      </span>
    )}
    {children}
  </button>
);

interface FieldChipsProps {
  readonly filters: CatalogueFilters;
  readonly options: FilterOptions | undefined;
  readonly address: AddressQuery;
}

/** The fields of the catalogue, each with its courses; on a phone they leave the page at its edge. */
export function FieldChips({ filters, options, address }: FieldChipsProps) {
  const t = useT();
  const format = useFormat();
  const { learningCategories: chosen } = filters;
  const choose = (categories: readonly number[]) =>
    address.change({ learningCategories: categories.map(String), page: null });
  const fields = options?.categories.filter(
    ({ count, courseCategoryId }) => count > 0 || chosen.includes(courseCategoryId),
  );
  if (fields?.length === 0) return null;
  return (
    <fieldset
      aria-label={t('catalogue.filters.category')}
      className="mb-6 flex min-w-0 min-h-11 gap-2 max-md:-mx-4 max-md:mb-3 max-md:min-h-12 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:flex-wrap"
    >
      {fields && (
        <FieldChip isOn={chosen.length === 0} onPress={() => choose([])}>
          {t('catalogue.tabs.all')}
        </FieldChip>
      )}
      {fields?.map(({ courseCategoryId, name, hue, count }) => {
        const isOn = chosen.includes(courseCategoryId);
        return (
          <FieldChip
            key={courseCategoryId}
            isOn={isOn}
            hue={hue}
            onPress={() =>
              choose(isOn ? chosen.filter((each) => each !== courseCategoryId) : [...chosen, courseCategoryId])
            }
          >
            <AuthorTextFor text={name} unmarked />
            <span className={cx('text-xs', isOn ? '' : 'text-muted')}>{format.number(count)}</span>
          </FieldChip>
        );
      })}
    </fieldset>
  );
}
