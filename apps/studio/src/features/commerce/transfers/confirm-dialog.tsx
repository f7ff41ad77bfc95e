import { money, moneyToDecimal, parseMoney } from '@sullam/domain/money.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type ManagedManualPayment, useConfirmPayment } from './transfers.api.ts';

const REFERENCE_LENGTH = 200;

export interface ConfirmDialogProps {
  readonly payment: ManagedManualPayment;
  readonly onClose: () => void;
}

/** Confirms that the money has come. What follows is said before the button. */
export function ConfirmDialog({ payment, onClose }: ConfirmDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { now } = useKit();
  const today = localText(new Date(now()).toISOString())!.slice(0, 10);
  const confirm = useConfirmPayment();
  const { paymentId, amountMinor, currency, number, method, buyer, isOrderOpen } = payment;
  const [typed, setTyped] = useState('');
  const [reference, setReference] = useState('');
  const [receivedOn, setReceivedOn] = useState<string | null>(today);
  const received = parseMoney(typed, currency);
  const amount = format.money({ amount: amountMinor, currency });
  const isOther = received !== null && received.amount !== amountMinor;
  const send = () => {
    if (received?.amount !== amountMinor || receivedOn === null) return;
    confirm.mutate(
      { paymentId, amountMinor, reference: reference.trim(), receivedOn },
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
      size="sm"
      title={t('transfers.titles.confirm', { number: { raw: format.number(number) } })}
      description={t('transfers.texts.expected', { amount, name: buyer.name })}
      submitLabel={t('transfers.actions.confirm')}
      pending={confirm.isPending}
      onSubmit={send}
    >
      <DecimalField
        label={t('transfers.fields.received', { currency })}
        hint={t('transfers.texts.received')}
        required
        value={typed}
        error={
          received === null
            ? t('errors.rules.required')
            : isOther
              ? t('transfers.texts.otherAmount', { amount, received: format.money(received) })
              : undefined
        }
        placeholder={moneyToDecimal(money(amountMinor, currency))}
        onChange={setTyped}
      />
      <DatePicker
        label={t('transfers.fields.receivedOn')}
        value={receivedOn}
        max={today}
        onChange={setReceivedOn}
        {...(receivedOn === null ? { error: t('errors.rules.required') } : {})}
      />
      <TextField
        label={t(method === 'Cash' ? 'transfers.fields.receipt' : 'transfers.fields.reference')}
        dir="ltr"
        value={reference}
        maxLength={REFERENCE_LENGTH}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Banner tone={isOrderOpen ? 'info' : 'warning'} live="off">
        {t(isOrderOpen ? 'transfers.texts.confirm' : 'transfers.texts.confirmLate')}
      </Banner>
    </FormDialog>
  );
}
