import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ListState } from '../../../parts/use-list.ts';
import { DIFFICULTIES, isQuestionType } from './question-types.ts';
import { type QuestionFilter, questionTagsQuery } from './questions.api.ts';

type Filters = Pick<ListState<string>, 'filter' | 'setFilter'>;

/** What the address narrows the list by. */
export function filterOf({ filter }: Pick<Filters, 'filter'>, search?: string): QuestionFilter {
  const type = filter('type');
  const category = filter('category');
  const difficulty = Number(filter('difficulty'));
  const tag = filter('tag');
  const missing = filter('missing');
  return {
    ...(search ? { search } : {}),
    ...(category !== undefined && /^\d+$/.test(category) ? { questionCategoryId: Number(category) } : {}),
    ...(isQuestionType(type) ? { types: [type] } : {}),
    ...(DIFFICULTIES.some((level) => level === difficulty) ? { difficulties: [difficulty] } : {}),
    ...(tag ? { tags: [tag] } : {}),
    ...(missing === 'en' || missing === 'ar' ? { missingLanguage: missing } : {}),
    ...(filter('ready') === '0' ? { isReady: false } : {}),
    ...(filter('mine') === '1' ? { isMine: true } : {}),
    ...(filter('archived') === '1' ? { isArchived: true } : {}),
  };
}

/** Type, difficulty, tag and languages; what is not ready, what is archived. */
export function QuestionFilters({ list }: { readonly list: Filters }) {
  const t = useT();
  const tags = useQuery(questionTagsQuery()).data?.data ?? [];
  const select = (name: string) => ({
    hideLabel: true,
    value: list.filter(name) ?? '',
    onChange: (value: string) => list.setFilter({ [name]: value || undefined }),
  });
  return (
    <>
      <NativeSelect
        {...select('type')}
        className="w-40"
        label={t('questions.list.type')}
        options={[
          { value: '', label: t('questions.filters.allTypes') },
          ...QUESTION_TYPES.map((type) => ({ value: type, label: t(`questions.types.${type}`) })),
        ]}
      />
      <NativeSelect
        {...select('difficulty')}
        className="w-40"
        label={t('questions.list.difficulty')}
        options={[
          { value: '', label: t('questions.filters.allDifficulties') },
          ...DIFFICULTIES.map((level) => ({ value: String(level), label: t(`questions.difficulties.${level}`) })),
        ]}
      />
      <NativeSelect
        {...select('tag')}
        className="w-32"
        label={t('questions.list.tags')}
        options={[
          { value: '', label: t('questions.filters.allTags') },
          ...tags.map(({ tag }) => ({ value: tag, label: tag })),
        ]}
      />
      <NativeSelect
        {...select('missing')}
        className="w-40"
        label={t('questions.filters.languages')}
        options={[
          { value: '', label: t('questions.filters.allLanguages') },
          { value: 'en', label: t('questions.filters.missingEnglish') },
          { value: 'ar', label: t('questions.filters.missingArabic') },
        ]}
      />
      <FilterChip
        selected={list.filter('mine') === '1'}
        onChange={(isOn) => list.setFilter({ mine: isOn ? 1 : undefined })}
      >
        {t('sharing.labels.mine')}
      </FilterChip>
      <FilterChip
        selected={list.filter('ready') === '0'}
        onChange={(isOn) => list.setFilter({ ready: isOn ? 0 : undefined })}
      >
        {t('questions.filters.notReady')}
      </FilterChip>
      <FilterChip
        selected={list.filter('archived') === '1'}
        onChange={(isOn) => list.setFilter({ archived: isOn ? 1 : undefined })}
      >
        {t('questions.filters.archived')}
      </FilterChip>
    </>
  );
}
