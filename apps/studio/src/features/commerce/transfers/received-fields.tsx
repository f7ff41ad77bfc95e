import { money, moneyToDecimal, parseMoney } from '@sullam/domain/money.ts';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';

export const REFERENCE_LENGTH = 200;

interface Expected {
  readonly amountMinor: number;
  readonly currency: string;
  readonly method: 'Wire Transfer' | 'Cash';
}

interface Filled {
  readonly amount: string;
  readonly receivedOn: string | null;
  readonly reference: string;
}

/** What came in of an amount that is expected: typed, on which day, and under which reference. */
export function useReceived({ amountMinor, currency, method }: Expected, filled?: Filled) {
  const { now } = useKit();
  const today = localText(new Date(now()).toISOString())!.slice(0, 10);
  const [typed, setTyped] = useState(filled?.amount ?? '');
  const [reference, setReference] = useState(filled?.reference ?? '');
  const [receivedOn, setReceivedOn] = useState<string | null>(filled?.receivedOn ?? today);
  const received = parseMoney(typed, currency);
  const isReady = received?.amount === amountMinor && receivedOn !== null;
  return {
    fields: {
      amountMinor,
      currency,
      method,
      today,
      received,
      typed,
      setTyped,
      reference,
      setReference,
      receivedOn,
      setReceivedOn,
    },
    /** Null while the amount differs or the day is missing. */
    toSend: isReady ? { amountMinor, reference: reference.trim(), receivedOn } : null,
  };
}

export function ReceivedFields(props: ReturnType<typeof useReceived>['fields']) {
  const { amountMinor, currency, method, today, received, typed, setTyped } = props;
  const { reference, setReference, receivedOn, setReceivedOn } = props;
  const t = useT();
  const format = useFormat();
  const amount = format.money({ amount: amountMinor, currency });
  const isOther = received !== null && received.amount !== amountMinor;
  return (
    <>
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
    </>
  );
}
