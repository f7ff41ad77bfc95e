import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useSaveSettings } from './orders.api.ts';
import { readRate, writeRate } from './rate.ts';

export interface TaxDialogProps {
  /** In hundredths of a percent. */
  readonly rate: number;
  readonly onClose: () => void;
}

/** The VAT rate that prices include. */
export function TaxDialog({ rate, onClose }: TaxDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveSettings();
  const [text, setText] = useState(writeRate(rate));
  const wanted = readRate(text);
  const send = () => {
    if (wanted === null) return;
    save.mutate(wanted, {
      onSuccess: () => {
        notify({ tone: 'success', text: t('order-desk.done.tax') });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('order-desk.titles.tax')}
      description={t('order-desk.texts.tax')}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={send}
    >
      <DecimalField
        label={t('order-desk.fields.rate')}
        required
        value={text}
        error={wanted === null ? t('order-desk.texts.rateRange') : undefined}
        onChange={setText}
      />
    </FormDialog>
  );
}
