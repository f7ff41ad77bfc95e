import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { AmountAndReason, useAmountAndReason } from './amount-and-reason.tsx';
import { type CreditAccount, useDeduct } from './credit-accounts.api.ts';

export interface DeductDialogProps {
  readonly account: CreditAccount;
  readonly onClose: () => void;
}

/** Takes credit back, at most what is left. */
export function DeductDialog({ account, onClose }: DeductDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { creditAccountId, currency, balanceMinor } = account;
  const { fields, isFitting, amountMinor, toSend } = useAmountAndReason(currency, balanceMinor);
  const { mutate, isPending } = useDeduct();
  const amount = format.money({ amount: amountMinor, currency });
  const send = () => {
    if (toSend === null) return;
    mutate(
      { creditAccountId, ...toSend },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('credit-desk.done.deduct', { amount }) });
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
      title={t('credit-desk.titles.deduct')}
      description={t('credit-desk.texts.deduct', { amount: format.money({ amount: balanceMinor, currency }) })}
      submitLabel={isFitting ? t('credit-desk.actions.deductAmount', { amount }) : t('credit-desk.actions.deduct')}
      danger
      pending={isPending}
      onSubmit={send}
    >
      <AmountAndReason {...fields} />
    </FormDialog>
  );
}
