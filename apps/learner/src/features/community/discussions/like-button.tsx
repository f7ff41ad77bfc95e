import { Icon } from '@sullam/ui/base/icon.tsx';
import { Heart } from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

export interface LikeButtonProps {
  readonly count: number;
  readonly isLiked: boolean;
  readonly isPending: boolean;
  readonly onToggle: (isLiked: boolean) => void;
}

export const TALK_ACTION =
  'inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-sm text-muted hover:bg-subtle hover:text-ink aria-pressed:font-medium touch:min-h-11';

/** A heart with how many there are. */
export function LikeButton({ count, isLiked, isPending, onToggle }: LikeButtonProps) {
  const t = useT();
  const format = useFormat();
  return (
    <button
      type="button"
      data-key="like"
      aria-pressed={isLiked}
      aria-label={`${t('discussions.actions.like')}: ${t('discussions.labels.likes', { count })}`}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && onToggle(!isLiked)}
      className={TALK_ACTION}
    >
      <Icon of={Heart} size={18} className={isLiked ? 'fill-current text-danger-text' : ''} />
      {count > 0 && <span>{format.number(count)}</span>}
    </button>
  );
}
