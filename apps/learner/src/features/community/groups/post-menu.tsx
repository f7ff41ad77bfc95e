import { Ellipsis, Link, Pin } from '@sullam/ui/base/icons.ts';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import type { MenuItem } from '@sullam/ui/overlays/menu.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { RemoveDialog } from '@sullam/web-kit/moderation/remove-dialog.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import {
  AppealDialog,
  linkTo,
  postVersionsQuery,
  ReportDialog,
  VersionsDialog,
} from '../discussions/discussions.public.ts';
import { type Post, useDeletePost, usePinPost } from './groups.api.ts';

type Opened = 'report' | 'hide' | 'appeal' | 'versions' | 'delete' | null;

/** What can be done with a post beside liking and saving it. */
export function PostMenu({ post, onEdit }: { readonly post: Post; readonly onEdit: () => void }) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const copy = useCopy();
  const pin = usePinPost(post.postId);
  const remove = useDeletePost(post.postId);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { canEdit, canDelete, canModerate, canAppeal } = post.abilities;
  const path = `/groups/${post.groupId}/post/${post.postId}`;
  const thing = { host: { kind: 'post', id: post.postId } as const, commentId: null };
  const items: (MenuItem | false)[] = [
    {
      id: 'link',
      icon: Link,
      label: t('discussions.actions.copyLink'),
      onAction: () => void copy(linkTo(path), t('discussions.messages.copied')),
    },
    canModerate &&
      !post.isHidden && {
        id: 'pin',
        icon: Pin,
        label: t(post.pinnedBy ? 'groups.actions.unpin' : 'groups.actions.pin'),
        onAction: () => pin.mutate(post.pinnedBy === null),
      },
    canEdit && { id: 'edit', label: t('discussions.actions.edit'), onAction: onEdit },
    post.editedAt !== null &&
      (post.isOwn || canModerate) && {
        id: 'versions',
        label: t('discussions.actions.versions'),
        onAction: () => setOpened('versions'),
      },
    canAppeal && { id: 'appeal', label: t('discussions.actions.appeal'), onAction: () => setOpened('appeal') },
    !post.isOwn &&
      !post.isHidden && { id: 'report', label: t('discussions.actions.report'), onAction: () => setOpened('report') },
    canModerate &&
      !post.isOwn &&
      !post.isHidden && {
        id: 'hide',
        danger: true,
        label: t('discussions.actions.hide'),
        onAction: () => setOpened('hide'),
      },
    canDelete && {
      id: 'delete',
      danger: true,
      label: t('discussions.actions.delete'),
      onAction: () => setOpened('delete'),
    },
  ];
  return (
    <>
      <MenuButton
        icon={Ellipsis}
        label={t('discussions.actions.more')}
        size="sm"
        groups={[{ id: 'post', items: items.filter((item) => item !== false) }]}
      />
      {opened === 'report' && <ReportDialog thing={thing} onClose={close} />}
      {opened === 'hide' && <RemoveDialog thing={{ postId: post.postId, commentId: null }} onClose={close} />}
      {opened === 'appeal' && <AppealDialog thing={thing} onClose={close} />}
      {opened === 'versions' && <VersionsDialog query={postVersionsQuery(post.postId)} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmDialog
          open
          danger
          onClose={close}
          title={t('groups.dialogs.deletePost')}
          confirmLabel={t('discussions.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                notify({ tone: 'success', text: t('post.deletedSuccessfully') });
                if (window.location.pathname === path) go(`/groups/${post.groupId}`);
              },
              onSettled: close,
            })
          }
        >
          {t('groups.dialogs.deletePostText')}
        </ConfirmDialog>
      )}
    </>
  );
}
