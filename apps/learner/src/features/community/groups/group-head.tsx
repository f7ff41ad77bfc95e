import { Bell, BellOff, Ellipsis, UserPlus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import type { MenuItem } from '@sullam/ui/overlays/menu.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { GroupMeta } from '@sullam/web-kit/groups/group-meta.tsx';
import { GroupSeal } from '@sullam/web-kit/groups/group-seal.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { GroupDialog } from './group-dialog.tsx';
import { type Group, useDeleteGroup, useLeave, useMute } from './groups.api.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { JoinButton, JoinDialog } from './join-button.tsx';

interface GroupHeadProps {
  readonly group: Group;
  readonly invitation: string | undefined;
  readonly preview: Group | undefined;
}

type Opened = 'invite' | 'join' | 'edit' | 'leave' | 'delete' | null;

function Buttons({ group, invitation, preview }: GroupHeadProps) {
  const t = useT();
  const go = useGo();
  const mute = useMute(group.groupId);
  const leave = useLeave(group.groupId);
  const remove = useDeleteGroup(group.groupId);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isMember = group.status === 'ACCEPTED';
  const { canManage, canDelete, canJoin, canAsk } = group.abilities;
  const isExpected = group.status === 'PENDING' || group.status === 'INVITED' || invitation !== undefined;
  const isOutside = !isMember && (canJoin || canAsk || isExpected);
  const items: (MenuItem | false)[] = [
    isMember && {
      id: 'mute',
      icon: group.isMuted ? Bell : BellOff,
      label: t(group.isMuted ? 'groups.actions.unmute' : 'groups.actions.mute'),
      onAction: () => mute.mutate(!group.isMuted),
    },
    // who looks after the group without belonging to it invites first of all
    isOutside &&
      canManage &&
      !isExpected && {
        id: 'join',
        label: t(canJoin ? 'groups.actions.join' : 'groups.actions.ask'),
        onAction: () => setOpened('join'),
      },
    canManage && { id: 'edit', label: t('groups.actions.edit'), onAction: () => setOpened('edit') },
    isMember && { id: 'leave', label: t('groups.actions.leave'), onAction: () => setOpened('leave') },
    canDelete && {
      id: 'delete',
      danger: true,
      label: t('groups.actions.delete'),
      onAction: () => setOpened('delete'),
    },
  ];
  const shown = items.filter((item) => item !== false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOutside && (!canManage || isExpected) && (
        <JoinButton group={group} invitation={invitation} preview={preview ?? group} />
      )}
      {canManage && (
        <Button icon={UserPlus} onClick={() => setOpened('invite')}>
          {t('groups.actions.invite')}
        </Button>
      )}
      {shown.length > 0 && (
        <MenuButton icon={Ellipsis} label={t('groups.actions.more')} groups={[{ id: 'group', items: shown }]} />
      )}
      {opened === 'invite' && <InviteDialog groupId={group.groupId} onClose={close} />}
      {opened === 'join' && <JoinDialog group={group} preview={group} onClose={close} />}
      {opened === 'edit' && <GroupDialog group={group} onClose={close} />}
      {opened === 'leave' && (
        <ConfirmDialog
          open
          onClose={close}
          title={t('groups.dialogs.leave')}
          confirmLabel={t('groups.actions.leave')}
          pending={leave.isPending}
          onConfirm={() => leave.mutate(undefined, { onSuccess: () => go('/groups/mine'), onSettled: close })}
        >
          {t('groups.dialogs.leaveText')}
        </ConfirmDialog>
      )}
      {opened === 'delete' && (
        <ConfirmDialog
          open
          danger
          onClose={close}
          title={t('groups.dialogs.delete')}
          confirmLabel={t('groups.actions.delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => go('/groups/mine'), onSettled: close })}
        >
          {t('groups.dialogs.deleteText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Cover, seal, name, and what the reader can do with the group. */
export function GroupHead(props: GroupHeadProps) {
  const { group } = props;
  const t = useT();
  const leads = group.administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  return (
    <header>
      <img
        src={group.cover?.url ?? group.coverArt}
        alt=""
        decoding="async"
        className="h-38 w-full rounded-xl object-cover sm:h-48"
      />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 max-sm:justify-between sm:px-6">
        <GroupSeal name={group.name} hue={group.hue} size={112} className="-mt-10 max-sm:size-19 sm:-mt-14" />
        <div className="min-w-0 flex-1 pt-3 max-sm:order-last max-sm:basis-full max-sm:pt-0 sm:basis-44">
          <AuthorTextFor as="h1" text={group.name} className="text-page leading-heading wrap-anywhere" />
          <GroupMeta privacy={group.privacy} memberCount={group.memberCount}>
            {leads.length > 0 && (
              <>
                <span aria-hidden="true" className="max-sm:hidden">
                  ·
                </span>
                <span className="max-sm:basis-full">{t('groups.labels.ledBy', { person: leads[0]! })}</span>
              </>
            )}
          </GroupMeta>
        </div>
        <Buttons {...props} />
      </div>
    </header>
  );
}
