import { formatDecimal, parseDecimal, roundDecimal } from '@sullam/domain/decimal.ts';
import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useSaveSettings } from './orders.api.ts';

/** A percentage as people type it, in hundredths of a percent; null when it is none from 0 to 100 with two decimals at most. */
export function readRate(text: string): number | null {
  const typed = parseDecimal(normalizeDecimal(text) ?? '');
  if (!typed) return null;
  const rate = Number(roundDecimal(typed, 2).units);
  const isExact = formatDecimal(roundDecimal(typed, 6)) === formatDecimal({ units: BigInt(rate) * 10_000n, scale: 6 });
  return isExact && rate >= 0 && rate <= 10_000 ? rate : null;
}

/** 1500 as "15", 750 as "7.50". */
const writeRate = (rate: number): string =>
  formatDecimal(rate % 100 === 0 ? { units: BigInt(rate / 100), scale: 0 } : { units: BigInt(rate), scale: 2 });

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
