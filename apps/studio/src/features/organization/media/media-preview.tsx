import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MediaKind, MediaRef } from './media.api.ts';

/** What a file looks or sounds like. */
export function MediaPreview({ kind, media }: { readonly kind: MediaKind; readonly media: MediaRef }) {
  const t = useT();
  const textOf = useAuthorText();
  if (kind === 'IMAGE') {
    return (
      <img
        src={media.url}
        alt={textOf(media.alt)}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        className="max-h-64 w-auto max-w-full rounded-md bg-subtle"
      />
    );
  }
  if (kind === 'VIDEO') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the author's preview of the file alone; learners get it with its captions
      <video src={media.url} controls preload="metadata" className="max-h-72 w-full rounded-md bg-black" dir="ltr" />
    );
  }
  if (kind === 'AUDIO') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the author's preview of the file alone; learners get it with its transcript
      <audio src={media.url} controls preload="metadata" className="w-full" dir="ltr" />
    );
  }
  if (kind === 'CAPTIONS') return null;
  return (
    <a href={media.url} target="_blank" rel="noreferrer" className={textLinkClass}>
      {t('common.actions.openInNewTab')}
    </a>
  );
}
