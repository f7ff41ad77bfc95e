import { SESSION_PAYMENTS } from '@sullam/domain/coaching/credits.ts';
import { paymentProblem } from '@sullam/domain/coaching/session-type.ts';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useHasFeature, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { priceOf, priceText } from '../../../parts/price.ts';
import type { TypeFieldsProps } from './type-fields.tsx';

/** The list price of a session. It is sent once it is an amount. */
function TypePrice({ form, set }: TypeFieldsProps) {
  const t = useT();
  const { currency } = useKit().configuration;
  const [text, setText] = useState(form.priceMinor === null ? '' : priceText(form.priceMinor, currency));
  const isAmount = (priceOf(text, currency) ?? 0) > 0;
  return (
    <TextField
      label={t('coach-availability.fields.price', { currency })}
      inputMode="decimal"
      required
      value={text}
      error={isAmount ? undefined : t('errors.rules.numberInvalid')}
      onChange={({ target }) => {
        setText(target.value);
        set({ priceMinor: priceOf(target.value, currency) || null });
      }}
    />
  );
}

/** How a session of one learner is paid. Sessions with a price are for organisations that sell, and are never booked on request. */
export function TypePayment({ form, set }: TypeFieldsProps) {
  const t = useT();
  const isSelling = useHasFeature()('marketplace');
  const offered = SESSION_PAYMENTS.filter((value) => value !== 'PAID' || isSelling || form.payment === 'PAID');
  return (
    <div className="space-y-3">
      <RadioGroup
        label={t('coach-availability.fields.payment')}
        value={form.payment}
        options={offered.map((value) => ({
          value,
          label: t(`coach-availability.payments.${value}`),
          description: t(`coach-availability.paymentTexts.${value}`),
        }))}
        onChange={(value) => set({ payment: SESSION_PAYMENTS.find((each) => each === value) ?? 'FREE' })}
      />
      {form.payment === 'PAID' && <TypePrice form={form} set={set} />}
      {form.payment === 'PAID' && !isSelling && (
        <p className="text-sm text-muted">{t('coach-availability.words.salesOff')}</p>
      )}
      {paymentProblem(form) === 'REQUEST' && (
        <p role="alert" className="text-sm text-danger-text">
          {t('coach-availability.words.paidOnRequest')}
        </p>
      )}
    </div>
  );
}
