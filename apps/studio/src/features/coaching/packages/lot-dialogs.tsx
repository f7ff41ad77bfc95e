import { PACKAGE_LIMITS } from '@sullam/domain/coaching/credits.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type CoachingCreditLot, useExtend, useTakeBack } from './packages.api.ts';

interface LotDialogProps {
  readonly lot: CoachingCreditLot;
  readonly onClose: () => void;
}

interface ReasonFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (reason: string) => void;
}

function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const t = useT();
  return (
    <TextField
      label={t('coaching-packages.fields.reason')}
      hint={t('coaching-packages.fields.logReasonHint')}
      required
      maxLength={PACKAGE_LIMITS.reason}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Takes back what is left, after a question and with a reason. */
export function TakeBackDialog({ lot, onClose }: LotDialogProps) {
  const t = useT();
  const notify = useNotify();
  const takeBack = useTakeBack(lot.creditLotId);
  const [reason, setReason] = useState('');
  const errors = useRefusals(takeBack.error, { reason });
  const done = () => {
    onClose();
    notify({ tone: 'success', text: t('coaching-packages.messages.takenBack') });
  };
  return (
    <FormDialog
      open
      danger
      onClose={onClose}
      title={t('coaching-packages.titles.takeBack')}
      description={t('coaching-packages.texts.takeBack', { name: lot.learnerName })}
      submitLabel={t('coaching-packages.actions.takeBack')}
      pending={takeBack.isPending}
      disabled={reason.trim() === ''}
      onSubmit={() => takeBack.mutate({ reason: reason.trim() }, { onSuccess: done })}
    >
      <ReasonField value={reason} error={errors.reason} onChange={setReason} />
    </FormDialog>
  );
}

const FIRST_DAYS = 30;

/** Lets the credits be used for some days more. */
export function ExtendDialog({ lot, onClose }: LotDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const extend = useExtend(lot.creditLotId);
  const [days, setDays] = useState<number | undefined>(FIRST_DAYS);
  const [reason, setReason] = useState('');
  const errors = useRefusals(extend.error, { days, reason });
  const done = ({ expiresAt }: { expiresAt: string }) => {
    onClose();
    notify({ tone: 'success', text: t('coaching-packages.messages.extended', { date: format.date(expiresAt) }) });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('coaching-packages.titles.extend')}
      submitLabel={t('coaching-packages.actions.extend')}
      pending={extend.isPending}
      disabled={days === undefined || reason.trim() === ''}
      onSubmit={() =>
        days !== undefined &&
        extend.mutate({ expiresAt: lot.expiresAt, days, reason: reason.trim() }, { onSuccess: done })
      }
    >
      <NumberField
        label={t('coaching-packages.fields.extension')}
        suffix={t('coaching-packages.fields.days')}
        required
        min={1}
        max={PACKAGE_LIMITS.extensionDays}
        value={days}
        error={errors.days}
        onChange={setDays}
      />
      <ReasonField value={reason} error={errors.reason} onChange={setReason} />
    </FormDialog>
  );
}
