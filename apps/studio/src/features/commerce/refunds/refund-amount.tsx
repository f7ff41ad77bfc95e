import { PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { money, moneyToDecimal, parseMoney } from '@sullam/domain/money.ts';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { Order } from './refunds.api.ts';

/** The amount of a refund of this line, at first all that is left of it unless `isOpen`, and where the money goes. */
export function useRefundAmount(
  { currency, method, abilities }: Order,
  line: Pick<Order['purchasedItems'][number], 'totalMinor' | 'refundedMinor'>,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
) {
  const format = useFormat();
  const left = line.totalMinor - line.refundedMinor;
  const [typed, setTyped] = useState(isOpen ? '' : moneyToDecimal(money(left, currency)));
  const [destination, setDestination] = useState<'ORIGINAL' | 'CREDIT'>('ORIGINAL');
  const amountMinor = parseMoney(typed, currency)?.amount ?? 0;
  const isFitting = amountMinor > 0 && amountMinor <= left;
  return {
    fields: { typed, setTyped, destination, setDestination, isFitting, left, currency, method, abilities },
    /** Null while the amount can't be refunded. */
    toSend: isFitting ? { amountMinor, destination } : null,
    isToCredit: destination === 'CREDIT' || method === 'Organization Credit',
    isPart: isFitting && amountMinor < left,
    /** The amount in words of a button. */
    label: format.money({ amount: isFitting ? amountMinor : left, currency }),
  };
}

export type RefundAmountProps = ReturnType<typeof useRefundAmount>['fields'];

export function RefundAmount(props: RefundAmountProps) {
  const { typed, setTyped, destination, setDestination, isFitting, left, currency, method, abilities } = props;
  const t = useT();
  const format = useFormat();
  return (
    <>
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
      {abilities.canRefundToCredit && (
        <RadioGroup
          label={t('order-desk.fields.refundTo')}
          cards
          inline
          value={destination}
          options={[
            { value: 'ORIGINAL', label: t(`order-desk.methods.${PAYMENT_METHODS[method ?? 'Credit Card']}`) },
            { value: 'CREDIT', label: t('order-desk.fields.toCredit') },
          ]}
          onChange={(value) => setDestination(value === 'CREDIT' ? 'CREDIT' : 'ORIGINAL')}
        />
      )}
    </>
  );
}
