import type { Order } from '@sullam/api-client/schema.gen.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { ReceivedFields, useReceived } from './received-fields.tsx';
import { useMarkPaid } from './transfers.api.ts';

const METHODS = [
  { value: 'Cash', id: 'cash' },
  { value: 'Wire Transfer', id: 'transfer' },
] as const;

export interface MarkPaidDialogProps {
  readonly order: Pick<Order, 'orderId' | 'number' | 'totalMinor' | 'currency' | 'buyer'>;
  readonly onClose: () => void;
}

/** Records money that came in for an order whose buyer had not chosen to pay so. */
export function MarkPaidDialog({ order, onClose }: MarkPaidDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const markPaid = useMarkPaid();
  const { orderId, number, totalMinor: amountMinor, currency, buyer } = order;
  const [method, setMethod] = useState<(typeof METHODS)[number]['value']>('Cash');
  const { fields, toSend } = useReceived({ amountMinor, currency, method });
  const amount = format.money({ amount: amountMinor, currency });
  const send = () => {
    if (!toSend) return;
    markPaid.mutate(
      { orderId, method, ...toSend },
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
      size="sm"
      onClose={onClose}
      title={t('transfers.titles.markPaid', { number: { raw: format.number(number) } })}
      description={t('transfers.texts.expected', { amount, name: buyer.name })}
      submitLabel={t('transfers.actions.markPaid')}
      pending={markPaid.isPending}
      onSubmit={send}
    >
      <RadioGroup
        label={t('order-desk.fields.method')}
        cards
        inline
        value={method}
        options={METHODS.map(({ value, id }) => ({ value, label: t(`order-desk.methods.${id}`) }))}
        onChange={(value) => setMethod(value === 'Cash' ? 'Cash' : 'Wire Transfer')}
      />
      <ReceivedFields {...fields} />
      <Banner tone="info" live="off">
        {t('transfers.texts.markPaid')}
      </Banner>
    </FormDialog>
  );
}
