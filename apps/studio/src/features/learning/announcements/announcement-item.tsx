import { chooseText } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarX, Clock, EllipsisVertical, Eye, Mail, Pencil, Send, Trash2 } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { useZonedTimes } from '../../classroom/lectures/lectures.public.ts';
import { type Announcement, usePublishAnnouncement, useUnscheduleAnnouncement } from './announcements.api.ts';

export interface AnnouncementItemProps {
  readonly announcement: Announcement;
  readonly onEdit: (announcement: Announcement) => void;
  readonly onDelete: (announcement: Announcement) => void;
  readonly onShowReaders: (announcement: Announcement) => void;
}

/** One announcement as its readers see it, with its state and what can be done. */
export function AnnouncementItem({ announcement, onEdit, onDelete, onShowReaders }: AnnouncementItemProps) {
  const t = useT();
  const kit = useKit();
  const notify = useNotify();
  const text = useAuthorText();
  const format = useFormat();
  const publish = usePublishAnnouncement();
  const body = chooseText(announcement.body, useLanguage());
  const { abilities, author } = announcement;
  const times = useZonedTimes();
  const unschedule = useUnscheduleAnnouncement();
  const { status, scheduledAt, readers } = announcement;
  const isOut = status === 'PUBLISHED';
  const timeZone = kit.bootstrap.configurations.time_zone;
  const time = format.relative(announcement.publishedAt ?? announcement.createdAt, new Date(kit.now()), t);
  const items = [
    ...(abilities.canPublish
      ? [
          {
            id: 'publish',
            label: t('announcements.actions.publish'),
            icon: Send,
            mirrored: true,
            onAction: () =>
              publish.mutate(announcement.announcementId, {
                onSuccess: () => notify({ tone: 'success', text: t('announcements.messages.published') }),
              }),
          },
        ]
      : []),
    ...(abilities.canUnschedule
      ? [
          {
            id: 'unschedule',
            label: t('announcements.actions.unschedule'),
            icon: CalendarX,
            onAction: () =>
              unschedule.mutate(announcement.announcementId, {
                onSuccess: () => notify({ tone: 'success', text: t('announcements.messages.unscheduled') }),
              }),
          },
        ]
      : []),
    ...(readers
      ? [
          {
            id: 'readers',
            label: t('announcements.actions.showReaders'),
            icon: Eye,
            onAction: () => onShowReaders(announcement),
          },
        ]
      : []),
    ...(abilities.canEdit
      ? [{ id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: () => onEdit(announcement) }]
      : []),
    ...(abilities.canDelete
      ? [
          {
            id: 'delete',
            label: t('common.actions.delete'),
            icon: Trash2,
            danger: true,
            onAction: () => onDelete(announcement),
          },
        ]
      : []),
  ];
  return (
    <Card as="article" padding="lg">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg wrap-anywhere">
            <AuthorTextFor text={announcement.title} />
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {scheduledAt ? (
              <Badge tone="info" icon={Clock}>
                {t('announcements.states.scheduled', { date: times.both(scheduledAt, timeZone) })}
              </Badge>
            ) : (
              <PublicationBadge isPublished={isOut} />
            )}
            <span>{t('announcements.labels.by', { name: `${author.firstName} ${author.lastName}`, time })}</span>
            {announcement.editedAt && isOut && <span>{t('announcements.labels.edited')}</span>}
            {announcement.sendsMail && (
              <span className="inline-flex items-center gap-1">
                <Icon of={Mail} size={16} />
                {t('studio.announcements.byMail')}
              </span>
            )}
            {readers && readers.of > 0 && (
              <button
                type="button"
                onClick={() => onShowReaders(announcement)}
                className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-primary-text underline-offset-4 hover:underline touch:min-h-11"
              >
                <Icon of={Eye} size={16} />
                {t('announcements.labels.readBy', {
                  read: format.number(readers.read),
                  of: format.number(readers.of),
                })}
              </button>
            )}
          </div>
        </div>
        {items.length > 0 && (
          <MenuButton
            label={t('studio.words.actionsFor', { name: text(announcement.title) })}
            icon={EllipsisVertical}
            groups={[{ id: 'announcement', items }]}
          />
        )}
      </div>
      {body && (
        <Prose
          html={body.text}
          lang={body.language}
          className="mt-3 max-w-reading text-body [&_:is(h2,h3,h4)]:text-body!"
        />
      )}
    </Card>
  );
}
