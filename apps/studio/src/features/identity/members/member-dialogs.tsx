import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type MemberDialogProps, nameOf } from './member-dialog-props.ts';
import { memberCalls, useMemberAction } from './members.api.ts';

/** Refuses somebody who asked to join, with a reason that is sent along. */
export function RejectDialog({ member, onClose }: MemberDialogProps) {
  const t = useT();
  const notify = useNotify();
  const name = nameOf(member);
  const [reason, setReason] = useState('');
  const reject = useMemberAction((userId) => memberCalls.reject(userId, reason.trim()));
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      danger
      title={t('members.dialogs.rejectTitle', { name })}
      submitLabel={t('members.actions.reject')}
      pending={reject.isPending}
      onSubmit={() =>
        reject.mutate(member.userId, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('members.messages.rejected', { name }) });
            onClose();
          },
        })
      }
    >
      <TextArea
        label={t('members.dialogs.rejectReason')}
        optional
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Cuts a member off; says what that means first. */
export function DisableDialog({ member, onClose }: MemberDialogProps) {
  const t = useT();
  const notify = useNotify();
  const name = nameOf(member);
  const disable = useMemberAction(memberCalls.disable);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger
      title={t('members.dialogs.disableTitle', { name })}
      confirmLabel={t('members.actions.disable')}
      pending={disable.isPending}
      onConfirm={() =>
        disable.mutate(member.userId, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('members.messages.disabled', { name }) });
            onClose();
          },
        })
      }
    >
      {t('members.dialogs.disableText')}
    </ConfirmDialog>
  );
}

/** Makes a member choose a new password at the next visit. */
export function ForcePasswordDialog({ member, onClose }: MemberDialogProps) {
  const t = useT();
  const notify = useNotify();
  const name = nameOf(member);
  const force = useMemberAction(memberCalls.forcePasswordReset);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('members.people.forcePasswordTitle', { name })}
      confirmLabel={t('members.actions.forcePassword')}
      pending={force.isPending}
      onConfirm={() =>
        force.mutate(member.userId, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('members.messages.passwordForced', { name }) });
            onClose();
          },
        })
      }
    >
      {t('members.people.forcePasswordText')}
    </ConfirmDialog>
  );
}

/** Lets somebody in who lost the phone and the recovery codes. */
export function ResetSecondFactorDialog({ member, onClose }: MemberDialogProps) {
  const t = useT();
  const notify = useNotify();
  const name = nameOf(member);
  const reset = useMemberAction(memberCalls.resetSecondFactor);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger
      title={t('members.dialogs.resetSecondFactorTitle', { name })}
      confirmLabel={t('members.actions.resetSecondFactor')}
      pending={reset.isPending}
      onConfirm={() =>
        reset.mutate(member.userId, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('members.messages.secondFactorReset', { name }) });
            onClose();
          },
        })
      }
    >
      {t('members.dialogs.resetSecondFactorText')}
    </ConfirmDialog>
  );
}
