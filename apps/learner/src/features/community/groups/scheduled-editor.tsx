import { localText } from '@sullam/web-kit/base/local-time.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { Composer, type Said } from '../discussions/discussions.public.ts';
import { LinkCard } from './link-card.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { type ScheduledPost, useChangeScheduled } from './scheduled-posts.api.ts';
import { useLinkPreview } from './use-link-preview.ts';

/** The poll of a post stays open as long as before, from the moment that it is posted at now. */
function movedPoll({ poll, publishAt }: ScheduledPost, to: Date) {
  if (!poll?.closesAt) return poll;
  const moved = to.getTime() - new Date(publishAt).getTime();
  return { ...poll, closesAt: new Date(new Date(poll.closesAt).getTime() + moved).toISOString() };
}

/** What was written for later, while its author changes it or its time. */
export function ScheduledEditor({ post, onDone }: { readonly post: ScheduledPost; readonly onDone: () => void }) {
  const t = useT();
  const change = useChangeScheduled(post.scheduledPostId);
  const link = useLinkPreview(post.linkPreview);
  const [at, setAt] = useState(localText(post.publishAt) ?? '');
  const save = ({ html, attachmentIds }: Said) => {
    const publishAt = new Date(at);
    return change.mutateAsync({
      content: html,
      mediaIds: attachmentIds,
      poll: movedPoll(post, publishAt),
      isAnnounced: post.isAnnounced,
      linkPreviewId: link.preview?.linkPreviewId ?? null,
      publishAt: publishAt.toISOString(),
      version: post.version,
    });
  };
  return (
    <div className="mt-3">
      <Composer
        host={{ kind: 'group', id: post.groupId }}
        draftName={`scheduled.${post.scheduledPostId}`}
        label={t('groups.fields.post')}
        action={t('common.actions.save')}
        initial={{ html: post.content, files: post.attachments }}
        autoFocus
        isHeldBack={at === ''}
        onText={link.read}
        below={link.preview && <LinkCard preview={link.preview} onRemove={link.remove} />}
        onCancel={onDone}
        onDone={onDone}
        onSend={save}
      />
      <ScheduleField value={at} onChange={setAt} />
    </div>
  );
}
