import { ApiError } from '@sullam/api-client/api-error.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type MemberDialogProps, nameOf } from './member-dialog-props.ts';
import { memberEmailChangeQuery, useAskMemberEmailChange, useCancelMemberEmailChange } from './members.api.ts';

/** Asks for another address of somebody who has lost the mailbox; shows what waits already, and takes it back. */
export function ChangeEmailDialog({ member, onClose }: MemberDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const name = nameOf(member);
  const query = useQuery(memberEmailChangeQuery(member.userId));
  const [typed, setTyped] = useState('');
  const ask = useAskMemberEmailChange();
  const cancel = useCancelMemberEmailChange();
  const change = query.data?.change;
  const newEmail = typed.trim();
  const isGood = isEmail(newEmail);
  const done = (text: string) => ({
    onSuccess: () => {
      notify({ tone: 'success', text });
      onClose();
    },
  });
  const submit = () => {
    if (!query.data) return;
    if (change) cancel.mutate(member.userId, done(t('members.messages.emailChangeCancelled', { name })));
    else if (isGood)
      ask.mutate(
        { userId: member.userId, newEmail },
        done(t('members.messages.emailChangeAsked', { email: newEmail })),
      );
  };
  // what stays the same for what was typed, until something else is
  const refused = ask.error instanceof ApiError && ask.variables?.newEmail === newEmail ? ask.error.message : undefined;
  const wrong = typed === '' ? t('errors.rules.required') : isGood ? refused : t('errors.rules.email');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('members.dialogs.changeEmailTitle', { name })}
      danger={Boolean(change)}
      submitLabel={t(change ? 'members.dialogs.changeEmailCancel' : 'members.dialogs.changeEmailSend')}
      pending={ask.isPending || cancel.isPending}
      disabled={!query.data}
      onSubmit={submit}
    >
      {query.isError ? (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <SkeletonText lines={4} />
      ) : change ? (
        <Banner tone="info" live="off" title={t('members.dialogs.changeEmailPending', { email: change.newEmail })}>
          {t(
            change.isNewConfirmed ? 'members.dialogs.changeEmailConfirmed' : 'members.dialogs.changeEmailUnconfirmed',
            { time: format.dateTime(change.objectionsUntil ?? change.expiresAt) },
          )}
        </Banner>
      ) : (
        <>
          <Banner tone="warning" live="off">
            {t('members.dialogs.changeEmailText')}
          </Banner>
          <TextField
            type="email"
            label={t('members.dialogs.changeEmailNew')}
            hint={t('members.dialogs.changeEmailNow', { email: member.email })}
            autoComplete="off"
            required
            value={typed}
            error={wrong}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
