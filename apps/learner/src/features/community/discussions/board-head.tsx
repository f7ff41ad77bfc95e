import { Icon } from '@sullam/ui/base/icon.tsx';
import { Bell, BellRing, Ellipsis, Link, Lock, Pin } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import type { MenuItem } from '@sullam/ui/overlays/menu.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { AttachmentList } from './attachments.tsx';
import { AuthorLine, AuthorPicture } from './author.tsx';
import { BoardDialog } from './board-dialog.tsx';
import { boardHost, linkTo } from './comments.ts';
import {
  type DiscussionBoard,
  useDeleteBoard,
  useFollowBoard,
  useLikeBoard,
  useLock,
  usePin,
  usePublishBoard,
} from './discussions.api.ts';
import { LikeButton, TALK_ACTION } from './like-button.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { AppealDialog, HideDialog, ReportDialog } from './moderation-dialogs.tsx';

type Opened = 'report' | 'hide' | 'appeal' | 'delete' | 'edit' | 'lock' | null;

interface BoardHeadProps {
  readonly board: DiscussionBoard;
  /** Inside of a lesson, which has its own title. */
  readonly isLesson?: boolean;
}

function Marks({ board }: { readonly board: DiscussionBoard }) {
  const t = useT();
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <span className="font-medium">{t(`discussions.kinds.${board.kind}`)}</span>
      {!board.isPublished && <Badge tone="warning">{t('discussions.labels.draft')}</Badge>}
      {board.isPinned && (
        <Badge tone="warning" icon={Pin}>
          {t('discussions.labels.pinned')}
        </Badge>
      )}
      {board.isLocked && <Badge icon={Lock}>{t('discussions.labels.locked')}</Badge>}
      {board.isHidden && <Badge tone="danger">{t('discussions.labels.hidden')}</Badge>}
      {board.courseGroup && (
        <Badge tone="info">
          <AuthorTextFor text={board.courseGroup.name} unmarked />
        </Badge>
      )}
    </p>
  );
}

/** What is talked about: its title, who began it, what they say, and what can be done with it. */
export function BoardHead({ board, isLesson = false }: BoardHeadProps) {
  const t = useT();
  const go = useGo();
  const copy = useCopy();
  const { discussionBoardId: id, courseId, abilities } = board;
  const like = useLikeBoard(id);
  const follow = useFollowBoard(id);
  const pin = usePin(id);
  const lock = useLock(id);
  const publish = usePublishBoard(id);
  const remove = useDeleteBoard();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const thing = { host: boardHost(id), commentId: null };
  const menu: (MenuItem | false)[] = [
    {
      id: 'link',
      icon: Link,
      label: t('discussions.actions.copyLink'),
      onAction: () =>
        void copy(linkTo(`/lms/courses/${courseId}/discussion-boards/${id}`), t('discussions.messages.copied')),
    },
    abilities.canEdit && { id: 'edit', label: t('discussions.actions.edit'), onAction: () => setOpened('edit') },
    abilities.canManage && {
      id: 'pin',
      label: t(board.isPinned ? 'discussions.actions.unpin' : 'discussions.actions.pin'),
      onAction: () => pin.mutate(!board.isPinned),
    },
    abilities.canManage && {
      id: 'lock',
      label: t(board.lockedFrom ? 'discussions.actions.unlock' : 'discussions.actions.lock'),
      onAction: () => (board.lockedFrom ? lock.mutate({ lockedFrom: null }) : setOpened('lock')),
    },
    !board.isOwn && { id: 'report', label: t('discussions.actions.report'), onAction: () => setOpened('report') },
    abilities.canManage &&
      !board.isOwn &&
      !board.isHidden && {
        id: 'hide',
        danger: true,
        label: t('discussions.actions.hide'),
        onAction: () => setOpened('hide'),
      },
    abilities.canDelete && {
      id: 'delete',
      danger: true,
      label: t('discussions.actions.delete'),
      onAction: () => setOpened('delete'),
    },
  ];
  return (
    <header>
      {!isLesson && (
        <>
          <Marks board={board} />
          <h2 className="mt-1 mb-4 text-2xl text-balance wrap-anywhere">
            <AuthorTextFor text={board.title} />
          </h2>
        </>
      )}
      <div className="flex gap-3">
        <AuthorPicture {...board} />
        <div className="min-w-0 flex-1">
          <AuthorLine {...board} host={thing.host} at={board.publishedAt ?? board.lastAt} />
          <AuthorHtml text={board.body} className="mt-1" />
          <AttachmentList files={board.attachments} />
          {board.isHidden && (
            <p className="mt-3 rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-text wrap-anywhere">
              {t('discussions.hidden.reason', { reason: board.hiddenReason })}
            </p>
          )}
          <div className="-ms-2 mt-1.5 flex flex-wrap items-center gap-1 print:hidden">
            <LikeButton
              count={board.likeCount}
              isLiked={board.isLiked}
              isPending={like.isPending}
              onToggle={(isLiked) => like.mutate(isLiked)}
            />
            <button
              type="button"
              aria-pressed={board.isFollowing}
              className={TALK_ACTION}
              onClick={() => follow.mutate(!board.isFollowing)}
            >
              <Icon of={board.isFollowing ? BellRing : Bell} size={18} />
              {t(board.isFollowing ? 'discussions.actions.following' : 'discussions.actions.follow')}
            </button>
            {abilities.canAppeal && (
              <Button size="sm" variant="outline" onClick={() => setOpened('appeal')}>
                {t('discussions.actions.appeal')}
              </Button>
            )}
            {!board.isPublished && abilities.canManage && (
              <Button size="sm" pending={publish.isPending} onClick={() => publish.mutate()}>
                {t('discussions.actions.publish')}
              </Button>
            )}
            <MenuButton
              icon={Ellipsis}
              label={t('discussions.actions.more')}
              size="sm"
              groups={[{ id: 'board', items: menu.filter((item) => item !== false) }]}
            />
          </div>
        </div>
      </div>
      {opened === 'report' && <ReportDialog thing={thing} onClose={close} />}
      {opened === 'hide' && <HideDialog thing={thing} onClose={close} />}
      {opened === 'appeal' && <AppealDialog thing={thing} onClose={close} />}
      {opened === 'edit' && <BoardDialog courseId={courseId} board={board} onClose={close} />}
      {opened === 'lock' && <LockDialog board={board} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmDialog
          open
          danger
          onClose={close}
          title={t('discussions.dialogs.deleteBoardTitle')}
          confirmLabel={t('discussions.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(id, { onSuccess: () => go(`/lms/courses/${courseId}/discussion-boards`), onSettled: close })
          }
        >
          {t('discussions.dialogs.deleteBoardText')}
        </ConfirmDialog>
      )}
    </header>
  );
}
