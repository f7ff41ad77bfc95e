import { parseMoney } from '@sullam/domain/money.ts';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { randomKey } from '@sullam/web-kit/base/random-key.ts';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';

const REASON_LENGTH = 500;
const MOST = 100_000_000_000;

/** The amount and reason of a change of credit; `most` is what an account has to give. */
export function useAmountAndReason(currency: string, most = MOST) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  // pressing twice, or again after a lost connection, moves it once; another amount or reason is another request
  const [idempotencyKey, setKey] = useState(randomKey);
  const renewing = (set: (text: string) => void) => (text: string) => {
    set(text);
    setKey(randomKey());
  };
  const amountMinor = parseMoney(typed, currency)?.amount ?? 0;
  const isFitting = amountMinor > 0 && amountMinor <= most;
  const isReady = isFitting && reason.trim() !== '';
  return {
    fields: {
      typed,
      setTyped: renewing(setTyped),
      reason,
      setReason: renewing(setReason),
      currency,
      isFitting,
      most: most === MOST ? null : most,
    },
    isFitting,
    amountMinor,
    /** What is sent, once both are filled in. */
    toSend: isReady ? { amountMinor, reason: reason.trim(), idempotencyKey } : null,
  };
}

export type AmountAndReasonProps = ReturnType<typeof useAmountAndReason>['fields'];

export function AmountAndReason(props: AmountAndReasonProps) {
  const { typed, setTyped, reason, setReason, currency, isFitting, most } = props;
  const t = useT();
  const format = useFormat();
  const wanted =
    most === null
      ? t('credit-desk.texts.amountWanted')
      : t('credit-desk.texts.amountRange', { amount: format.money({ amount: most, currency }) });
  return (
    <>
      <DecimalField
        label={t('credit-desk.fields.amountIn', { currency })}
        required
        value={typed}
        error={isFitting ? undefined : wanted}
        onChange={setTyped}
      />
      <TextArea
        label={t('credit-desk.fields.reason')}
        hint={t('credit-desk.hints.reason')}
        required
        dir="auto"
        value={reason}
        maxLength={REASON_LENGTH}
        error={reason.trim() === '' ? t('errors.rules.required') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </>
  );
}
