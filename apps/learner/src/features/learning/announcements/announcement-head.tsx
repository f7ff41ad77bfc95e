import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import type { Announcement } from './announcements.api.ts';

/** Who wrote it and when; drafts (which only their writers see) say so, and what the reader hasn't opened yet. */
export function AnnouncementHead({ announcement }: { readonly announcement: Announcement }) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const { author, publishedAt, createdAt, editedAt, status, isRead } = announcement;
  const at = publishedAt ?? createdAt;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Avatar firstName={author.firstName} lastName={author.lastName} src={author.image ?? undefined} size={32} />
      <span>
        <Isolate className="font-medium text-ink">{`${author.firstName} ${author.lastName}`}</Isolate>
        <span aria-hidden="true">{' · '}</span>
        <time dateTime={at} title={format.dateTime(at, 'long')}>
          {format.relative(at, new Date(now()), (key) => t(key))}
        </time>
        {editedAt && (
          <>
            <span aria-hidden="true">{' · '}</span>
            {t('announcements.labels.edited')}
          </>
        )}
      </span>
      {status !== 'PUBLISHED' && <PublicationBadge isPublished={false} />}
      {!isRead && <Badge tone="primary">{t('announcements.labels.unread')}</Badge>}
    </div>
  );
}
