import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog.tsx';
import { RefundAmount, useRefundAmount } from './refund-amount.tsx';
import { type Order, useApprove, useDecline } from './refunds.api.ts';

const TEXT_LENGTH = 500;

export interface DecisionProps {
  readonly order: Order;
  readonly line: Order['purchasedItems'][number];
  readonly request: { readonly refundRequestId: number };
  readonly onClose: () => void;
}

/** Approves a request with an amount, which the button repeats. */
export function ApproveDialog({ order, line, request: { refundRequestId }, onClose }: DecisionProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const approve = useApprove();
  const { fields, toSend, label: amount } = useRefundAmount(order, line);
  const [answer, setAnswer] = useState('');
  const send = () => {
    if (!toSend) return;
    approve.mutate(
      { refundRequestId, ...toSend, answer: answer.trim() },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('refund-desk.done.approved', { amount }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      danger
      onClose={onClose}
      size="sm"
      title={t('refund-desk.titles.approve', { title: text(line.title) })}
      description={t('refund-desk.texts.approve')}
      submitLabel={t('order-desk.actions.refundAmount', { amount })}
      pending={approve.isPending}
      onSubmit={send}
    >
      <RefundAmount {...fields} />
      <TextArea
        label={t('refund-desk.fields.answer')}
        dir="auto"
        value={answer}
        maxLength={TEXT_LENGTH}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Declines a request, for a reason that the buyer reads. */
export function DeclineDialog({ line, request: { refundRequestId }, onClose }: DecisionProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const decline = useDecline();
  return (
    <ReasonDialog
      title={t('refund-desk.titles.decline', { title: text(line.title) })}
      description={t('refund-desk.texts.decline')}
      label={t('refund-desk.fields.declineReason')}
      submitLabel={t('refund-desk.actions.declineRequest')}
      pending={decline.isPending}
      onClose={onClose}
      onSubmit={(answer) =>
        decline.mutate(
          { refundRequestId, answer },
          {
            onSuccess: () => {
              notify({ tone: 'success', text: t('refund-desk.done.declined') });
              onClose();
            },
          },
        )
      }
    />
  );
}
