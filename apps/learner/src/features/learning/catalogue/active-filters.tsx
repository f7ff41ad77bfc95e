import { Chip } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { LANGUAGE_KEYS } from '../../../parts/language-words.ts';
import type { FilterOptions } from './catalogue-filters.tsx';
import { type CatalogueFilters, countFilters, NO_FILTERS } from './catalogue-query.ts';
import { LEARNING_TYPE_KEYS, LENGTH_KEYS, LEVEL_KEYS } from './course-words.ts';
import { usePrice } from './use-price.ts';

type Changes = Parameters<AddressQuery['change']>[0];

interface ActiveFilter {
  id: string;
  name: string;
  without: Changes;
}

/** Every filter that is on, by its name, with the change that takes it away; the fields are seen by their own buttons. */
function useActiveFilters(filters: CatalogueFilters, options: FilterOptions | undefined): ActiveFilter[] {
  const t = useT();
  const price = usePrice();
  const active: ActiveFilter[] = [];
  if (filters.search)
    active.push({
      id: 'search',
      name: t('catalogue.filters.searchChip', { text: filters.search }),
      without: { search: null },
    });
  for (const type of filters.learningTypes)
    active.push({
      id: type,
      name: t(LEARNING_TYPE_KEYS[type]),
      without: { learningTypes: filters.learningTypes.filter((each) => each !== type) },
    });
  for (const language of filters.languages)
    active.push({
      id: language,
      name: t(LANGUAGE_KEYS[language]),
      without: { languages: filters.languages.filter((each) => each !== language) },
    });
  for (const level of filters.levels)
    active.push({
      id: level,
      name: t(LEVEL_KEYS[level]),
      without: { levels: filters.levels.filter((each) => each !== level) },
    });
  for (const length of filters.lengths)
    active.push({
      id: length,
      name: t(LENGTH_KEYS[length]),
      without: { lengths: filters.lengths.filter((each) => each !== length) },
    });
  if (options && (filters.minPrice !== undefined || filters.maxPrice !== undefined)) {
    const { min, max, currency } = options.price;
    active.push({
      id: 'price',
      name: t('catalogue.filters.priceChip', {
        from: price({ minor: filters.minPrice ?? min, currency }),
        to: price({ minor: filters.maxPrice ?? max, currency }),
      }),
      without: { minPrice: null, maxPrice: null },
    });
  }
  if (filters.hidesEnrolled)
    active.push({
      id: 'enrolled',
      name: t('catalogue.filters.hideEnrolled'),
      without: { filterOutEnrolledCourses: null },
    });
  return active;
}

interface ActiveFiltersProps {
  readonly filters: CatalogueFilters;
  readonly options: FilterOptions | undefined;
  readonly onChange: AddressQuery['change'];
}

/** The filters that are on, as chips that can be taken away one by one or all at once. */
export function ActiveFilters({ filters, options, onChange }: ActiveFiltersProps) {
  const t = useT();
  const active = useActiveFilters(filters, options);
  if (active.length === 0) return null;
  return (
    <ul
      className="flex flex-wrap items-center gap-2"
      aria-label={t('catalogue.filters.active', { count: active.length })}
    >
      {active.map(({ id, name, without }) => (
        <li key={id} className="min-w-0">
          <Chip name={name} onRemove={() => onChange({ ...without, page: null })}>
            {name}
          </Chip>
        </li>
      ))}
      {(countFilters(filters) > 1 || (active.length > 1 && filters.search !== '')) && (
        <li>
          <Button variant="ghost" size="sm" onClick={() => onChange(NO_FILTERS)}>
            {t('catalogue.filters.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
