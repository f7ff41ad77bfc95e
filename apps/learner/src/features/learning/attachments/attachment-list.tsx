import { Icon } from '@sullam/ui/base/icon.tsx';
import { Download, ExternalLink, Eye } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { buttonClass, IconButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { hasPages } from '@sullam/web-kit/annotations/file-pages.ts';
import { FilePreview } from '@sullam/web-kit/annotations/lazy.tsx';
import { AttachmentFacts, attachmentIcon } from '@sullam/web-kit/attachments/attachment-facts.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { Attachment } from './attachments.api.ts';

const ICON_LINK = buttonClass({ variant: 'ghost', size: 'sm' });

/** The buttons of a row: to look at it here, to keep it, or to go there. */
function Ways({ attachment, onPreview }: { readonly attachment: Attachment; readonly onPreview: () => void }) {
  const t = useT();
  const name = useAuthorText()(attachment.name);
  const { media, url } = attachment;
  if (!media)
    return (
      <a
        href={url ?? undefined}
        target="_blank"
        rel="noreferrer"
        aria-label={t('attachments.list.open', { name })}
        className={ICON_LINK}
      >
        <Icon of={ExternalLink} size={18} />
      </a>
    );
  return (
    <>
      {hasPages(media.contentType) && (
        <IconButton
          {...preloadOn(FilePreview)}
          size="sm"
          icon={Eye}
          label={t('attachments.list.preview', { name })}
          onClick={onPreview}
        />
      )}
      <a
        href={media.url}
        download={media.name}
        aria-label={t('attachments.list.download', { name })}
        className={ICON_LINK}
      >
        <Icon of={Download} size={18} />
      </a>
    </>
  );
}

/** Files and links as learners find them: what each is called and is, and the ways to it. */
export function AttachmentList({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const [shown, setShown] = useState<Attachment | null>(null);
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {attachments.map((attachment) => (
          <li key={attachment.attachmentId} className="flex items-center gap-3 px-4 py-3">
            <Icon of={attachmentIcon(attachment)} size={20} className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <a
                href={attachment.media?.url ?? attachment.url ?? undefined}
                target="_blank"
                rel="noreferrer"
                className={`${textLinkClass} font-medium wrap-anywhere`}
              >
                <AuthorTextFor text={attachment.name} />
              </a>
              <AttachmentFacts attachment={attachment} />
            </span>
            <span className="-me-2 flex shrink-0 gap-1 print:hidden">
              <Ways attachment={attachment} onPreview={() => setShown(attachment)} />
            </span>
          </li>
        ))}
      </ul>
      {shown?.media && (
        <Dialog open size="xl" title={<AuthorTextFor text={shown.name} unmarked />} onClose={() => setShown(null)}>
          <FilePreview file={shown.media} />
        </Dialog>
      )}
    </>
  );
}
