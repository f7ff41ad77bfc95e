import type { Localized } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Heart } from '@sullam/ui/base/icons.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSetFavorite } from './favorites.api.ts';

interface FavoriteButtonProps {
  readonly course: { readonly courseId: number; readonly title: Localized; readonly isFavorite: boolean };
  /** On a card it lies over the cover; beside a heading it stands by itself. */
  readonly isPlain?: boolean;
}

/** The heart of a course. Taking it away can be undone. */
export function FavoriteButton({ course, isPlain }: FavoriteButtonProps) {
  const t = useT();
  const notify = useNotify();
  const title = useAuthorText()(course.title);
  const { mutate } = useSetFavorite();
  const { courseId, isFavorite } = course;
  const label = t(isFavorite ? 'catalogue.card.removeFavorite' : 'catalogue.card.addFavorite', { title });
  const remove = () => {
    mutate(
      { courseId, isFavorite: false },
      {
        onSuccess: () =>
          notify({
            tone: 'info',
            text: t('catalogue.card.favoriteRemoved'),
            action: { label: t('common.actions.undo'), run: () => mutate({ courseId, isFavorite: true }) },
          }),
      },
    );
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isFavorite}
      title={label}
      onClick={() => (isFavorite ? remove() : mutate({ courseId, isFavorite: true }))}
      className={cx(
        'relative z-1 grid size-11 place-items-center rounded-full transition-colors',
        isPlain ? 'border border-control bg-surface hover:bg-subtle' : 'group/heart',
      )}
    >
      <span
        className={cx(
          'grid size-9 place-items-center rounded-full',
          !isPlain && 'bg-surface/90 shadow-1 group-hover/heart:bg-surface',
        )}
      >
        <Icon of={Heart} size={20} className={isFavorite ? 'fill-danger text-danger' : 'text-ink'} />
      </span>
    </button>
  );
}
