import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { PersonField } from '../../learning/checklists/checklists.public.ts';
import { AmountAndReason, useAmountAndReason } from './amount-and-reason.tsx';
import { type CreditAccount, useTopUp } from './credit-accounts.api.ts';

export interface TopUpDialogProps {
  /** The account that gets it; without one a member is chosen, and the currency is the organisation's. */
  readonly account?: CreditAccount;
  readonly onClose: () => void;
}

/** Gives a member credit. What follows is said before the button, which repeats the amount. */
export function TopUpDialog({ account, onClose }: TopUpDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { configurations } = useKit().bootstrap;
  const currency = account?.currency ?? configurations.currency;
  const [person, setPerson] = useState<{ userId: number; firstName: string; lastName: string } | null>(null);
  const { fields, isFitting, amountMinor, toSend } = useAmountAndReason(currency);
  const { mutate, isPending } = useTopUp();
  const userId = account?.member.userId ?? person?.userId;
  const amount = format.money({ amount: amountMinor, currency });
  const send = () => {
    if (userId === undefined || toSend === null) return;
    mutate(
      { userId, currency, ...toSend },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('credit-desk.done.topUp', { amount }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('credit-desk.titles.topUp')}
      description={t('credit-desk.texts.topUp')}
      submitLabel={isFitting ? t('credit-desk.actions.addAmount', { amount }) : t('credit-desk.actions.topUp')}
      pending={isPending}
      onSubmit={send}
    >
      {!account && (
        <PersonField
          label={t('credit-desk.fields.member')}
          value={person}
          error={person ? undefined : t('errors.rules.required')}
          onChange={setPerson}
        />
      )}
      <AmountAndReason {...fields} />
    </FormDialog>
  );
}
