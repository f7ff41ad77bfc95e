import { money, moneyToDecimal, parseMoney } from '@sullam/domain/money.ts';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type Order, useRefund } from './orders.api.ts';

const NOTE_LENGTH = 500;

export interface RefundDialogProps {
  readonly line: Order['purchasedItems'][number];
  readonly currency: string;
  readonly onClose: () => void;
}

/** Refunds a line or a part of its amount. What follows is said before the button, which repeats the amount. */
export function RefundDialog({ line, currency, onClose }: RefundDialogProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const notify = useNotify();
  const refund = useRefund();
  const left = line.totalMinor - line.refundedMinor;
  const [typed, setTyped] = useState(moneyToDecimal(money(left, currency)));
  const [note, setNote] = useState('');
  const amountMinor = parseMoney(typed, currency)?.amount ?? 0;
  const isFitting = amountMinor > 0 && amountMinor <= left;
  const isMissing = note.trim() === '';
  const amount = format.money({ amount: isFitting ? amountMinor : left, currency });
  const send = () => {
    if (!isFitting || isMissing) return;
    refund.mutate(
      { purchasedItemId: line.id, amountMinor, note: note.trim() },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('order-desk.done.refund', { amount }) });
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
      title={t('order-desk.titles.refund', { title: text(line.title) })}
      description={t(isFitting && amountMinor < left ? 'order-desk.texts.refundPart' : 'order-desk.texts.refundWhole')}
      submitLabel={t('order-desk.actions.refundAmount', { amount })}
      danger
      pending={refund.isPending}
      onSubmit={send}
    >
      <DecimalField
        label={t('order-desk.fields.amount', { currency })}
        required
        value={typed}
        error={
          isFitting
            ? undefined
            : t('order-desk.texts.amountRange', { amount: format.money({ amount: left, currency }) })
        }
        onChange={setTyped}
      />
      <TextArea
        label={t('order-desk.fields.note')}
        hint={t('order-desk.texts.note')}
        required
        dir="auto"
        value={note}
        maxLength={NOTE_LENGTH}
        error={isMissing ? t('errors.rules.required') : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
