import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ExternalLink, X } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { LinkPreview } from './groups.api.ts';

interface LinkCardProps {
  readonly preview: LinkPreview;
  /** While it is being written: it can be taken away. */
  readonly onRemove?: () => void;
}

/** What a page elsewhere says of itself. Its picture is one of our own files: looking at it tells the other site nothing. */
export function LinkCard({ preview, onRemove }: LinkCardProps) {
  const t = useT();
  const { url, site, title, description, image } = preview;
  return (
    <div className="relative mt-3">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="flex min-h-24 overflow-hidden rounded-lg border border-line text-ink no-underline hover:bg-subtle"
      >
        {image && (
          <img
            src={image.url}
            alt=""
            loading="lazy"
            decoding="async"
            className="w-28 shrink-0 self-stretch object-cover sm:w-44"
          />
        )}
        <span className={cx('min-w-0 flex-1 self-center px-4 py-3 text-sm', onRemove && 'pe-14')}>
          <span className="flex items-center gap-1.5 text-muted">
            <bdi className="clip-line min-w-0">{site}</bdi>
            <Icon of={ExternalLink} size={14} className="shrink-0" mirrored />
          </span>
          <bdi className="mt-0.5 line-clamp-2 text-base font-semibold wrap-anywhere">{title}</bdi>
          {description && <bdi className="mt-0.5 line-clamp-2 text-muted wrap-anywhere">{description}</bdi>}
        </span>
      </a>
      {onRemove && (
        <span className="absolute end-2 top-2 rounded-md bg-surface">
          <IconButton icon={X} size="sm" label={t('groups.preview.remove')} onClick={onRemove} />
        </span>
      )}
    </div>
  );
}
