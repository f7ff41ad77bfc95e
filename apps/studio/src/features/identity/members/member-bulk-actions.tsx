import { Check, UserCheck, UserX } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useBulk } from '../../../parts/use-bulk.ts';
import { type MemberRow, memberCalls, useForgetMembers } from './members.api.ts';

export interface MemberBulkActionsProps {
  readonly members: readonly MemberRow[];
  readonly onDone: () => void;
}

/** What can be done with the selected members; each button says how many of them it concerns. */
export function MemberBulkActions({ members, onDone }: MemberBulkActionsProps) {
  const t = useT();
  const forget = useForgetMembers();
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulk<MemberRow>(() => {
    setAsking(false);
    onDone();
    void forget();
  });
  const pending = members.filter((member) => member.abilities.canDecide);
  const closed = members.filter((member) => member.abilities.canEnable);
  const open = members.filter((member) => member.abilities.canDisable);
  const invited = members.filter((member) => member.abilities.canResendInvitation);
  const button = { size: 'sm' as const, variant: 'outline' as const, disabled: bulk.isRunning };
  const counted = (label: string, rows: readonly MemberRow[]) => t('studio.bulk.action', { label, count: rows.length });
  return (
    <>
      {pending.length > 0 && (
        <Button
          {...button}
          icon={Check}
          onClick={() => void bulk.run(pending, (row) => memberCalls.approve(row.userId))}
        >
          {counted(t('members.actions.approve'), pending)}
        </Button>
      )}
      {invited.length > 0 && (
        <Button {...button} onClick={() => void bulk.run(invited, (row) => memberCalls.resendInvitation(row.userId))}>
          {counted(t('members.actions.resendInvitation'), invited)}
        </Button>
      )}
      {closed.length > 0 && (
        <Button
          {...button}
          icon={UserCheck}
          onClick={() => void bulk.run(closed, (row) => memberCalls.enable(row.userId))}
        >
          {counted(t('members.actions.enable'), closed)}
        </Button>
      )}
      {open.length > 0 && (
        <Button {...button} icon={UserX} onClick={() => setAsking(true)}>
          {counted(t('members.actions.disable'), open)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          danger
          title={t('members.people.disableSeveral', { count: open.length })}
          confirmLabel={t('members.actions.disable')}
          pending={bulk.isRunning}
          onConfirm={() => void bulk.run(open, (row) => memberCalls.disable(row.userId))}
        >
          {t('members.dialogs.disableText')}
        </ConfirmDialog>
      )}
    </>
  );
}
