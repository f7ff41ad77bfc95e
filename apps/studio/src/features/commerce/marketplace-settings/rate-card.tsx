import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { readRate, writeRate } from '../../../parts/rate.ts';
import { useSaveSettings } from './marketplace-settings.api.ts';

export interface RateCardProps {
  /** In hundredths of a percent. */
  readonly rate: number;
}

/** The VAT rate that prices include. */
export function RateCard({ rate }: RateCardProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveSettings();
  const [text, setText] = useState(writeRate(rate));
  const wanted = readRate(text);
  const send = () => {
    if (wanted === null) return;
    save.mutate(
      { taxRateBasisPoints: wanted },
      { onSuccess: () => notify({ tone: 'success', text: t('order-desk.done.tax') }) },
    );
  };
  return (
    <Card as="section" padding="lg">
      <CardHeading description={t('order-desk.texts.tax')}>{t('order-desk.titles.tax')}</CardHeading>
      <Form onSubmit={send} className="max-w-field space-y-4">
        <DecimalField
          label={t('order-desk.fields.rate')}
          required
          value={text}
          error={wanted === null ? t('order-desk.texts.rateRange') : undefined}
          onChange={setText}
        />
        <Button type="submit" pending={save.isPending}>
          {t('common.actions.save')}
        </Button>
      </Form>
    </Card>
  );
}
