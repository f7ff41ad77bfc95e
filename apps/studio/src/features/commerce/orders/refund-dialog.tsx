import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { RefundAmount, useRefundAmount } from '../refunds/refunds.public.ts';
import { type Order, useRefund } from './orders.api.ts';

const NOTE_LENGTH = 500;

export interface RefundDialogProps {
  readonly order: Order;
  readonly line: Order['purchasedItems'][number];
  readonly onClose: () => void;
}

/** Refunds a line or a part of its amount. What follows is said before the button, which repeats the amount. */
export function RefundDialog({ order, line, onClose }: RefundDialogProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const refund = useRefund();
  // of seats only the free ones are refunded, which the card beside says
  const isOfSeats = line.purchasedItemType.slug === 'course-seats';
  const { fields, toSend, isToCredit, isPart, label: amount } = useRefundAmount(order, line, { isOpen: isOfSeats });
  const [note, setNote] = useState('');
  const isMissing = note.trim() === '';
  const send = () => {
    if (!toSend || isMissing) return;
    refund.mutate(
      { purchasedItemId: line.id, ...toSend, note: note.trim() },
      {
        onSuccess: () => {
          notify({
            tone: 'success',
            text: t(isToCredit ? 'order-desk.done.toCredit' : 'order-desk.done.refund', { amount }),
          });
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
      description={t(`order-desk.texts.${isToCredit ? 'toCredit' : 'refund'}${isPart ? 'Part' : 'Whole'}`)}
      submitLabel={t('order-desk.actions.refundAmount', { amount })}
      danger
      pending={refund.isPending}
      onSubmit={send}
    >
      <RefundAmount {...fields} />
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
