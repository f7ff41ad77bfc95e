import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { categoryTree, flatTree } from './question-categories.ts';
import { questionCategoriesQuery } from './questions.api.ts';

export interface CategorySelectProps {
  readonly label: string;
  /** What stands for no category. */
  readonly none: string;
  readonly value: number | null;
  readonly onChange: (questionCategoryId: number | null) => void;
  /** Not to be chosen: a category can't go into itself. */
  readonly except?: ReadonlySet<number>;
  readonly className?: string;
}

/** One of the categories, drawn in like the tree. */
export function CategorySelect({ value, onChange, none, except, ...field }: CategorySelectProps) {
  const language = useLanguage();
  const textOf = useAuthorText();
  const categories = useQuery(questionCategoriesQuery()).data?.data ?? [];
  const nodes = flatTree(categoryTree(categories, ({ name }) => textOf(name), language));
  return (
    <NativeSelect
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      options={[
        { value: '', label: none },
        ...nodes
          .filter(({ category }) => !except?.has(category.questionCategoryId))
          .map(({ category, depth }) => ({
            value: String(category.questionCategoryId),
            label: `${'\u2003'.repeat(depth)}${textOf(category.name)}`,
          })),
      ]}
    />
  );
}

/** The category of a question, or none. */
export function QuestionCategorySelect(props: Pick<CategorySelectProps, 'value' | 'onChange' | 'className'>) {
  const t = useT();
  return <CategorySelect {...props} label={t('questions.categories.optional')} none={t('questions.categories.none')} />;
}
