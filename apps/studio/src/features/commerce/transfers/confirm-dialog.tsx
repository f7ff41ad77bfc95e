import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { BankComparison, ConfirmationList } from './bank-comparison.tsx';
import { REFERENCE_LENGTH, ReceivedFields, useReceived } from './received-fields.tsx';
import { type BankMatch, type ManagedManualPayment, useConfirmPayment } from './transfers.api.ts';

export interface ConfirmDialogProps {
  readonly payment: ManagedManualPayment;
  readonly onClose: () => void;
}

/** The form as a bank statement fills it in: the sum, the latest day and the bank's references. */
const filledIn = ({ receivedMinor, lines }: BankMatch, currency: string) => ({
  amount: moneyToDecimal(money(receivedMinor, currency)),
  receivedOn:
    lines
      .map(({ receivedOn }) => receivedOn)
      .sort()
      .at(-1) ?? null,
  reference: [...new Set(lines.map(({ bankReference }) => bankReference).filter(Boolean))]
    .join(', ')
    .slice(0, REFERENCE_LENGTH),
});

/** Confirms that the money has come, with what a statement of the bank says of it. What follows is said before the button. */
export function ConfirmDialog({ payment, onClose }: ConfirmDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const confirm = useConfirmPayment();
  const { paymentId, amountMinor, currency, number, method, buyer, isOrderOpen, bankMatch } = payment;
  const [filled] = useState(() => (bankMatch ? filledIn(bankMatch, currency) : undefined));
  const { fields, toSend } = useReceived({ amountMinor, currency, method }, filled);
  const amount = format.money({ amount: amountMinor, currency });
  // lines are used up only where they are what is confirmed
  const lineIds =
    bankMatch?.receivedMinor === amountMinor
      ? bankMatch.lines.map(({ bankStatementLineId }) => bankStatementLineId)
      : undefined;
  const send = () => {
    if (!toSend) return;
    confirm.mutate(
      { paymentId, ...toSend, ...(lineIds ? { bankStatementLineIds: lineIds } : {}) },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('transfers.done.confirmed', { amount }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      isPanel
      title={t('transfers.titles.confirm', { number: { raw: format.number(number) } })}
      description={t('transfers.texts.expected', { amount, name: buyer.name })}
      submitLabel={t('transfers.actions.confirm')}
      pending={confirm.isPending}
      onSubmit={send}
    >
      {bankMatch && <BankComparison payment={payment} match={bankMatch} />}
      <ReceivedFields {...fields} />
      {isOrderOpen ? (
        <ConfirmationList paymentId={paymentId} />
      ) : (
        <Banner tone="warning" live="off">
          {t('transfers.texts.confirmLate')}
        </Banner>
      )}
    </FormDialog>
  );
}
