import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog.tsx';
import { type ManagedManualPayment, useRejectPayment } from './transfers.api.ts';

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
  return (
    <ReasonDialog
      title={t('transfers.titles.reject', { number: { raw: format.number(number) } })}
      description={t('transfers.texts.reject')}
      label={t('order-desk.fields.note')}
      hint={t('order-desk.texts.note')}
      submitLabel={t('transfers.actions.reject')}
      danger
      pending={reject.isPending}
      onClose={onClose}
      onSubmit={(reason) =>
        reject.mutate(
          { paymentId, reason },
          {
            onSuccess: () => {
              notify({ tone: 'success', text: t('transfers.done.rejected') });
              onClose();
            },
          },
        )
      }
    />
  );
}
