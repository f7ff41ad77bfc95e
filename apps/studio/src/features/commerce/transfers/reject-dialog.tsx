import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type ManagedManualPayment, useRejectPayment } from './transfers.api.ts';

const REASON_LENGTH = 500;

export interface RejectDialogProps {
  readonly payment: ManagedManualPayment;
  readonly onClose: () => void;
}

/** Rejects a payment that waits, with a reason that its buyer reads. */
export function RejectDialog({ payment: { paymentId, number }, onClose }: RejectDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const reject = useRejectPayment();
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  const send = () => {
    if (isMissing) return;
    reject.mutate(
      { paymentId, reason: reason.trim() },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('transfers.done.rejected') });
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
      title={t('transfers.titles.reject', { number: { raw: format.number(number) } })}
      description={t('transfers.texts.reject')}
      submitLabel={t('transfers.actions.reject')}
      danger
      pending={reject.isPending}
      onSubmit={send}
    >
      <TextArea
        label={t('order-desk.fields.note')}
        hint={t('order-desk.texts.note')}
        required
        dir="auto"
        value={reason}
        maxLength={REASON_LENGTH}
        error={isMissing ? t('errors.rules.required') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
