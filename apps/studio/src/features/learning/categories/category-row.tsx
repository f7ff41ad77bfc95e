import { hasText, LANGUAGES, otherLanguage } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { EllipsisVertical, Pencil, Tag, Trash2 } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Category } from './categories.api.ts';
import { CATEGORY_ICONS } from './category-icons.ts';

/** A category's icon on its own colour. */
export function CategoryMark({
  icon,
  hue,
  size = 20,
}: {
  readonly icon: string;
  readonly hue: number;
  readonly size?: 18 | 20;
}) {
  return (
    <span
      className="grid size-9 shrink-0 place-items-center rounded-md text-white"
      style={{ background: `oklch(0.46 0.085 ${hue})` }}
    >
      <Icon of={CATEGORY_ICONS[icon] ?? Tag} size={size} />
    </span>
  );
}

/** A line of the list: mark, both names, how many courses. */
export function CategoryRow({
  category,
  onEdit,
}: {
  readonly category: Category;
  readonly onEdit: (category: Category) => void;
}) {
  const t = useT();
  const other = otherLanguage(useLanguage());
  const name = category.name[other];
  const isHalf = LANGUAGES.some((language) => !hasText(category.name[language]));
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <CategoryMark icon={category.icon} hue={category.hue} />
      <span className="min-w-0 flex-1 basis-24">
        <button
          type="button"
          onClick={() => onEdit(category)}
          className="block rounded-sm text-start wrap-anywhere underline-offset-4 hover:underline"
        >
          <AuthorTextFor text={category.name} />
        </button>
        <span className="block text-xs font-normal text-muted">
          {isHalf ? t('categories.list.oneLanguage') : <bdi lang={other}>{name}</bdi>}
        </span>
      </span>
      <span className="text-sm font-normal text-muted tabular">
        {t('builder.categories.used', { count: category.courseCount })}
      </span>
    </span>
  );
}

export interface CategoryMenuProps {
  readonly category: Category;
  readonly onEdit: (category: Category) => void;
  readonly onDelete: (category: Category) => void;
}

/** What can be done with one category. */
export function CategoryMenu({ category, onEdit, onDelete }: CategoryMenuProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <MenuButton
      label={t('studio.words.actionsFor', { name: text(category.name) })}
      icon={EllipsisVertical}
      groups={[
        {
          id: 'category',
          items: [
            { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: () => onEdit(category) },
            {
              id: 'delete',
              label: t('common.actions.delete'),
              icon: Trash2,
              danger: true,
              onAction: () => onDelete(category),
            },
          ],
        },
      ]}
    />
  );
}
