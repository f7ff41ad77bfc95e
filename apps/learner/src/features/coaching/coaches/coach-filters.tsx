import { COACH_GENDERS, COACH_WHENS } from '@sullam/domain/coaching/coach.ts';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import type { Options } from './coaches.api.ts';
import type { CoachFilters as Filters } from './coaches-query.ts';
import { useLanguageName } from './language-names.ts';

interface CoachFiltersProps {
  readonly filters: Filters;
  readonly options: Options;
  readonly onChange: AddressQuery['change'];
}

/** All filters of the directory. Each choice changes the address at once. */
export function CoachFilters({ filters, options, onChange }: CoachFiltersProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const languageName = useLanguageName();
  const set = (changes: Parameters<AddressQuery['change']>[0]) => onChange({ ...changes, page: null });
  return (
    <div className="space-y-7">
      <RadioGroup
        label={t('coach-directory.filters.when')}
        value={filters.when ?? 'any'}
        onChange={(when) => set({ when: when === 'any' ? null : when })}
        options={(['any', ...COACH_WHENS] as const).map((value) => ({
          value,
          label: t(`coach-directory.whens.${value}`),
        }))}
      />
      {options.topics.length > 0 && (
        <CheckboxGroup
          label={t('coach-directory.filters.topic')}
          value={filters.topics.map(String)}
          onChange={(topics) => set({ topics })}
          options={options.topics.map(({ coachingTopicId, title, count }) => ({
            value: String(coachingTopicId),
            label: text(title),
            count: format.number(count),
          }))}
        />
      )}
      {options.languages.length > 1 && (
        <CheckboxGroup
          label={t('coach-directory.filters.language')}
          value={filters.languages}
          onChange={(languages) => set({ languages })}
          options={options.languages.map(({ language, count }) => ({
            value: language,
            label: languageName(language),
            count: format.number(count),
          }))}
        />
      )}
      {options.hasGenders && (
        <RadioGroup
          label={t('coach-directory.filters.gender')}
          value={filters.gender ?? 'any'}
          onChange={(gender) => set({ gender: gender === 'any' ? null : gender })}
          options={(['any', ...COACH_GENDERS] as const).map((value) => ({
            value,
            label: t(`coach-directory.genders.${value}`),
          }))}
        />
      )}
    </div>
  );
}
