import {
  Check,
  EllipsisVertical,
  KeyRound,
  Mail,
  ShieldCheck,
  Smartphone,
  User,
  UserCheck,
  UserX,
  X,
} from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import type { MemberQuestionKind } from './member-question.tsx';
import { type MemberRow, memberCalls, useMemberAction } from './members.api.ts';

export interface MemberMenuProps {
  readonly member: MemberRow;
  readonly onOpen: (userId: number) => void;
  readonly onAsk: (kind: MemberQuestionKind, member: MemberRow) => void;
}

/** What can be done with one member; the server has said what of it this caller may do. */
export function MemberMenu({ member, onOpen, onAsk }: MemberMenuProps) {
  const t = useT();
  const notify = useNotify();
  const name = `${member.firstName} ${member.lastName}`;
  const said = (text: string) => ({ onSuccess: () => notify({ tone: 'success', text }) });
  const approve = useMemberAction(memberCalls.approve);
  const enable = useMemberAction(memberCalls.enable);
  const resend = useMemberAction(memberCalls.resendInvitation);
  const { abilities, userId } = member;
  const groups = [
    {
      id: 'look',
      items: [
        { id: 'open', label: t('members.people.details'), icon: User, onAction: () => onOpen(userId) },
        ...(abilities.canMasquerade
          ? [
              {
                id: 'act-as',
                label: t('members.actions.actAs'),
                icon: UserCheck,
                onAction: () => onAsk('actAs', member),
              },
            ]
          : []),
      ],
    },
    {
      id: 'decide',
      items: [
        ...(abilities.canDecide
          ? [
              {
                id: 'approve',
                label: t('members.actions.approve'),
                icon: Check,
                onAction: () => approve.mutate(userId, said(t('members.messages.approved', { name }))),
              },
              { id: 'reject', label: t('members.actions.reject'), icon: X, onAction: () => onAsk('reject', member) },
            ]
          : []),
        ...(abilities.canResendInvitation
          ? [
              {
                id: 'resend',
                label: t('members.actions.resendInvitation'),
                icon: Mail,
                onAction: () => resend.mutate(userId, said(t('members.states.sent'))),
              },
            ]
          : []),
        ...(abilities.canChangeSets || abilities.canEdit
          ? [
              {
                id: 'access',
                label: t('members.list.permissionSets'),
                icon: ShieldCheck,
                onAction: () => onAsk('access', member),
              },
            ]
          : []),
        ...(abilities.canForcePasswordReset
          ? [
              {
                id: 'password',
                label: t('members.actions.forcePassword'),
                icon: KeyRound,
                onAction: () => onAsk('forcePassword', member),
              },
            ]
          : []),
        ...(abilities.canResetSecondFactor
          ? [
              {
                id: 'second-factor',
                label: t('members.actions.resetSecondFactor'),
                icon: Smartphone,
                onAction: () => onAsk('resetSecondFactor', member),
              },
            ]
          : []),
        ...(abilities.canChangeEmail
          ? [
              {
                id: 'email',
                label: t('members.actions.changeEmail'),
                icon: Mail,
                onAction: () => onAsk('changeEmail', member),
              },
            ]
          : []),
      ],
    },
    {
      id: 'end',
      items: [
        ...(abilities.canEnable
          ? [
              {
                id: 'enable',
                label: t('members.actions.enable'),
                icon: UserCheck,
                onAction: () => enable.mutate(userId, said(t('members.messages.enabled', { name }))),
              },
            ]
          : []),
        ...(abilities.canDisable
          ? [
              {
                id: 'disable',
                label: t('members.actions.disable'),
                icon: UserX,
                danger: true,
                onAction: () => onAsk('disable', member),
              },
            ]
          : []),
      ],
    },
  ].filter((group) => group.items.length > 0);
  return <MenuButton label={t('studio.words.actionsFor', { name })} icon={EllipsisVertical} groups={groups} />;
}
