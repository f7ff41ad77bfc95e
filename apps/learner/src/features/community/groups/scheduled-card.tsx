import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarClock, Megaphone } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { AttachmentList } from '../discussions/discussions.public.ts';
import { LinkCard } from './link-card.tsx';
import { useOwnZone } from './schedule-field.tsx';
import { ScheduledEditor } from './scheduled-editor.tsx';
import { type ScheduledPost, useCancelScheduled, usePublishScheduled } from './scheduled-posts.api.ts';

function Head({ post }: { readonly post: ScheduledPost }) {
  const t = useT();
  const format = useFormat();
  const zoneOf = useOwnZone();
  const zone = zoneOf(new Date(post.publishAt));
  const time = t('common.time.inZone', { time: { raw: format.dateTime(post.publishAt) }, zone });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span className="inline-flex items-center gap-1.5 font-medium text-ink">
        <Icon of={CalendarClock} size={16} />
        <time dateTime={post.publishAt}>{t('groups.schedule.at', { time: { raw: time } })}</time>
      </span>
      {post.groupName ? (
        <UiLink href={`/groups/${post.groupId}`}>
          <AuthorTextFor as="span" text={post.groupName} />
        </UiLink>
      ) : (
        <span>{t('groups.schedule.left')}</span>
      )}
      {post.isAnnounced && (
        <span className="inline-flex items-center gap-1">
          <Icon of={Megaphone} size={14} mirrored />
          {t('groups.labels.announced')}
        </span>
      )}
    </div>
  );
}

function Actions({ post, onEdit }: { readonly post: ScheduledPost; readonly onEdit: () => void }) {
  const t = useT();
  const notify = useNotify();
  const publish = usePublishScheduled(post.scheduledPostId);
  const cancel = useCancelScheduled(post.scheduledPostId);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {post.groupName && (
        <>
          <Button
            size="sm"
            variant="outline"
            pending={publish.isPending}
            onClick={() =>
              publish.mutate(undefined, {
                onSuccess: () => notify({ tone: 'success', text: t('groups.schedule.posted') }),
              })
            }
          >
            {t('groups.schedule.now')}
          </Button>
          <Button size="sm" variant="outline" onClick={onEdit}>
            {t('discussions.actions.edit')}
          </Button>
        </>
      )}
      <Button size="sm" variant="danger-ghost" onClick={() => setAsking(true)}>
        {t('discussions.actions.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          onClose={close}
          title={t('groups.dialogs.deleteScheduled')}
          confirmLabel={t('discussions.actions.delete')}
          pending={cancel.isPending}
          onConfirm={() => cancel.mutate(undefined, { onSettled: close })}
        >
          {t('groups.dialogs.deleteScheduledText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Something that its author has written for later. */
export function ScheduledCard({ post }: { readonly post: ScheduledPost }) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card as="article">
      <Head post={post} />
      {post.failure && (
        <div className="mt-3">
          <Banner tone="warning">{t(`groups.schedule.failures.${post.failure}`)}</Banner>
        </div>
      )}
      {isEditing ? (
        <ScheduledEditor post={post} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Prose html={post.content} className="mt-3 max-w-none! text-base" />
          {post.poll && (
            <ul aria-label={t('groups.labels.poll')} className="mt-3 space-y-2">
              {post.poll.options.map((option) => (
                <li key={option} dir="auto" className="rounded-md border border-line px-4 py-2.5">
                  {option}
                </li>
              ))}
            </ul>
          )}
          <AttachmentList files={post.attachments} />
          {post.linkPreview && <LinkCard preview={post.linkPreview} />}
          <Actions post={post} onEdit={() => setEditing(true)} />
        </>
      )}
    </Card>
  );
}
