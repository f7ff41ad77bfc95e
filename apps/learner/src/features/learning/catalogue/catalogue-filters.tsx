import type { FilterOptions } from '@sullam/api-client/schema.gen.ts';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useFormat, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { LANGUAGE_KEYS } from '../../../parts/language-words.ts';
import type { CatalogueFilters as Filters } from './catalogue-query.ts';
import { LEARNING_TYPE_KEYS, LENGTH_KEYS, LEVEL_KEYS } from './course-words.ts';
import { PriceFilter } from './price-filter.tsx';

export type { FilterOptions } from '@sullam/api-client/schema.gen.ts';

interface CatalogueFiltersProps {
  readonly filters: Filters;
  readonly options: FilterOptions;
  readonly onChange: AddressQuery['change'];
}

/** All filters of the catalogue. Each choice changes the address at once. */
export function CatalogueFilters({ filters, options, onChange }: CatalogueFiltersProps) {
  const t = useT();
  const format = useFormat();
  const isMember = useUser() !== null;
  // the numbers are those of the whole catalogue: beside what a search found they would be wrong
  const countOf = (count: number) => (filters.search === '' ? { count: format.number(count) } : {});
  const set = (changes: Parameters<AddressQuery['change']>[0]) => onChange({ ...changes, page: null });
  return (
    <div className="space-y-7">
      <CheckboxGroup
        label={t('catalogue.filters.learningType')}
        value={filters.learningTypes}
        onChange={(learningTypes) => set({ learningTypes })}
        options={options.learningTypes.map(({ value, count }) => ({
          value,
          label: t(LEARNING_TYPE_KEYS[value]),
          ...countOf(count),
        }))}
      />
      <CheckboxGroup
        label={t('catalogue.filters.language')}
        value={filters.languages}
        onChange={(languages) => set({ languages })}
        options={options.languages.map(({ value, count }) => ({
          value,
          label: t(LANGUAGE_KEYS[value]),
          ...countOf(count),
        }))}
      />
      {options.levels.length > 0 && (
        <CheckboxGroup
          label={t('catalogue.filters.level')}
          value={filters.levels}
          onChange={(levels) => set({ levels })}
          options={options.levels.map(({ value, count }) => ({
            value,
            label: t(LEVEL_KEYS[value]),
            ...countOf(count),
          }))}
        />
      )}
      {options.lengths.length > 0 && (
        <CheckboxGroup
          label={t('catalogue.filters.length')}
          value={filters.lengths}
          onChange={(lengths) => set({ lengths })}
          options={options.lengths.map(({ value, count }) => ({
            value,
            label: t(LENGTH_KEYS[value]),
            ...countOf(count),
          }))}
        />
      )}
      <PriceFilter filters={filters} price={options.price} onChange={set} />
      {isMember && (
        <Switch
          label={t('catalogue.filters.hideEnrolled')}
          checked={filters.hidesEnrolled}
          onChange={(isOn) => set({ filterOutEnrolledCourses: isOn ? 1 : null })}
        />
      )}
    </div>
  );
}
