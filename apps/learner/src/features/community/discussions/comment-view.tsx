import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Ellipsis, EyeOff, Link, Reply as ReplyIcon } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import type { MenuItem } from '@sullam/ui/overlays/menu.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { AttachmentList } from './attachments.tsx';
import { AuthorLine, AuthorPicture, When } from './author.tsx';
import { useChangeComment, useDeleteComment, useLikeComment, versionsQuery } from './comments.api.ts';
import { commentPath, linkTo, type Talk } from './comments.ts';
import { Composer } from './composer.tsx';
import { type Comment, type Reply, useAcceptAnswer } from './discussions.api.ts';
import { LikeButton, TALK_ACTION } from './like-button.tsx';
import { AppealDialog, HideDialog, ReportDialog, VersionsDialog } from './moderation-dialogs.tsx';

/** What is said in a group stands in a bubble whose sharp corner is at who says it. */
const BUBBLE = 'w-fit max-w-full rounded-xl rounded-ss-sm border border-line bg-surface px-4 py-3';

type Opened = 'report' | 'hide' | 'appeal' | 'versions' | 'delete' | null;

export interface CommentViewProps {
  readonly talk: Talk;
  readonly comment: Comment | Reply;
  readonly isNew: boolean;
  /** It is shown a second time at the place where it was written. */
  readonly isPlaceOnly?: boolean;
  readonly onReply?: (() => void) | undefined;
  readonly level: 'top' | 'reply';
}

/** The line that stands where something was deleted or taken out of sight. */
function Gone({ comment, isPlace }: { readonly comment: Comment | Reply; readonly isPlace: boolean }) {
  const t = useT();
  const { state, hiddenReason, isHeld } = comment;
  return (
    <p
      className={cx(
        'flex items-start gap-2 text-sm text-muted',
        isPlace
          ? 'rounded-xl rounded-ss-sm border border-dashed border-control px-4 py-3'
          : 'rounded-md bg-subtle px-3 py-2',
      )}
    >
      {!isPlace && <Icon of={EyeOff} size={16} className="mt-0.5 shrink-0" />}
      <span className="min-w-0 wrap-anywhere">
        {state === 'DELETED'
          ? t('discussions.deleted.title')
          : isHeld
            ? t('discussions.hidden.held')
            : hiddenReason
              ? t('discussions.hidden.reason', { reason: hiddenReason })
              : t('discussions.hidden.title')}
      </span>
    </p>
  );
}

function useMenu(talk: Talk, comment: Comment | Reply, open: (what: Opened) => void, edit: () => void) {
  const t = useT();
  const copy = useCopy();
  const accept = useAcceptAnswer(talk.host.id);
  const { canManage, canAccept } = talk;
  const isTop = comment.parentCommentId === null;
  const isAccepted = talk.acceptedId === comment.commentId;
  const isVisible = comment.state === 'VISIBLE';
  const items: (MenuItem | false)[] = [
    canAccept &&
      isTop &&
      isVisible && {
        id: 'accept',
        icon: CircleCheck,
        label: t(isAccepted ? 'discussions.actions.unaccept' : 'discussions.actions.accept'),
        onAction: () => accept.mutate(isAccepted ? null : comment.commentId),
      },
    isVisible && {
      id: 'link',
      icon: Link,
      label: t('discussions.actions.copyLink'),
      onAction: () => void copy(linkTo(commentPath(talk, comment.commentId)), t('discussions.messages.copied')),
    },
    comment.canEdit && { id: 'edit', label: t('discussions.actions.edit'), onAction: edit },
    comment.editedAt !== null &&
      (comment.isOwn || canManage) && {
        id: 'versions',
        label: t('discussions.actions.versions'),
        onAction: () => open('versions'),
      },
    comment.canAppeal && { id: 'appeal', label: t('discussions.actions.appeal'), onAction: () => open('appeal') },
    !comment.isOwn &&
      isVisible && { id: 'report', label: t('discussions.actions.report'), onAction: () => open('report') },
    canManage &&
      !comment.isOwn &&
      isVisible && { id: 'hide', danger: true, label: t('discussions.actions.hide'), onAction: () => open('hide') },
    comment.canDelete && {
      id: 'delete',
      danger: true,
      label: t('discussions.actions.delete'),
      onAction: () => open('delete'),
    },
  ];
  return items.filter((item) => item !== false);
}

/** One contribution or reply, with what can be done with it. */
export function CommentView({ talk, comment, isNew, isPlaceOnly = false, onReply, level }: CommentViewProps) {
  const t = useT();
  const like = useLikeComment(talk.host);
  const change = useChangeComment(talk.host, comment.commentId);
  const remove = useDeleteComment(talk.host);
  const [opened, setOpened] = useState<Opened>(null);
  const [isEditing, setEditing] = useState(false);
  const items = useMenu(talk, comment, setOpened, () => setEditing(true));
  const { commentId, state, html, isLiked, likeCount } = comment;
  const thing = { host: talk.host, commentId };
  const close = () => setOpened(null);
  const isRead = html !== '' || comment.attachments.length > 0;
  const size = level === 'top' ? 40 : 32;
  const isBubble = talk.host.kind === 'post';
  return (
    <article id={isPlaceOnly ? undefined : `comment-${commentId}`} className="scroll-mt-32">
      <div className="flex gap-3">
        {isRead && <AuthorPicture {...comment} size={size} />}
        {!isRead && isBubble && (
          <span
            aria-hidden="true"
            className={cx('shrink-0 rounded-full bg-subtle', level === 'top' ? 'size-10' : 'size-8')}
          />
        )}
        <div className="min-w-0 flex-1">
          <div className={cx(isBubble && isRead && BUBBLE)}>
            {isRead && (
              <AuthorLine {...comment} at={comment.createdAt} host={talk.host} isNameOnly={isBubble}>
                {isNew && <Badge tone="secondary">{t('discussions.labels.new')}</Badge>}
              </AuthorLine>
            )}
            {state !== 'VISIBLE' && (
              <div className={cx(isRead && 'mt-2')}>
                <Gone comment={comment} isPlace={isBubble && !isRead} />
              </div>
            )}
            {isEditing ? (
              <div className="mt-2">
                <Composer
                  host={talk.host}
                  draftName={`edit.${commentId}`}
                  label={t('discussions.fields.reply')}
                  action={t('common.actions.save')}
                  initial={{ html, files: comment.attachments }}
                  leastWords={level === 'top' ? talk.leastWords : 0}
                  autoFocus
                  onCancel={() => setEditing(false)}
                  onDone={() => setEditing(false)}
                  onSend={({ html: next, attachmentIds }) =>
                    change.mutateAsync({ html: next, attachmentIds, version: comment.version })
                  }
                />
              </div>
            ) : isPlaceOnly ? (
              <a
                href={`#comment-${commentId}`}
                className="mt-1 inline-flex items-center gap-1.5 text-sm text-success-text"
              >
                <Icon of={CircleCheck} size={16} />
                {t('discussions.labels.seeAccepted')}
              </a>
            ) : (
              isRead && (
                <>
                  <Prose html={html} className="mt-1" />
                  <AttachmentList files={comment.attachments} />
                </>
              )
            )}
          </div>
          {isRead && !isEditing && !isPlaceOnly && (
            <div
              className={cx('-ms-2 mt-1.5 flex flex-wrap items-center gap-1 print:hidden', isBubble && 'ms-2 text-sm')}
            >
              {isBubble && (
                <span className="me-2 flex gap-2">
                  <When at={comment.createdAt} editedAt={comment.editedAt} />
                </span>
              )}
              {state === 'VISIBLE' && (
                <LikeButton
                  count={likeCount}
                  isLiked={isLiked}
                  isPending={like.isPending}
                  onToggle={(next) => like.mutate({ commentId, isLiked: next })}
                />
              )}
              {onReply && state === 'VISIBLE' && talk.canTalk && (
                <button type="button" className={TALK_ACTION} onClick={onReply}>
                  <Icon of={ReplyIcon} size={18} mirrored />
                  {t('discussions.actions.reply')}
                </button>
              )}
              {comment.canAppeal && (
                <Button size="sm" variant="outline" onClick={() => setOpened('appeal')}>
                  {t('discussions.actions.appeal')}
                </Button>
              )}
              {items.length > 0 && (
                <MenuButton
                  icon={Ellipsis}
                  label={t('discussions.actions.more')}
                  size="sm"
                  groups={[{ id: 'comment', items }]}
                />
              )}
            </div>
          )}
        </div>
      </div>
      {opened === 'report' && <ReportDialog thing={thing} onClose={close} />}
      {opened === 'hide' &&
        (talk.removal ? talk.removal(commentId, close) : <HideDialog thing={thing} onClose={close} />)}
      {opened === 'appeal' && <AppealDialog thing={thing} onClose={close} />}
      {opened === 'versions' && <VersionsDialog query={versionsQuery(talk.host, commentId)} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmDialog
          open
          danger
          onClose={close}
          title={t('discussions.dialogs.deleteTitle')}
          confirmLabel={t('discussions.actions.delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(commentId, { onSettled: close })}
        >
          {t('discussions.dialogs.deleteText')}
        </ConfirmDialog>
      )}
    </article>
  );
}
