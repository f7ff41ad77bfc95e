import { MOST_BATCH_CODES } from '@sullam/domain/commerce/vouchers.ts';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { EMPTY_FORM, type Fault, faultsOf, formOf, type Purpose, termsOf, type VoucherForm } from './voucher-form.ts';
import { useCreateBatch, useDownloadBatch, useSaveVoucher, type Voucher } from './vouchers.api.ts';

const MOST_USES = 1_000_000;

interface PartProps {
  readonly form: VoucherForm;
  readonly currency: string;
  readonly onChange: (changes: Partial<VoucherForm>) => void;
  readonly errorOf: (fault: Fault) => string | undefined;
}

function Discount({ form, currency, onChange, errorOf }: PartProps) {
  const t = useT();
  return (
    <>
      <RadioGroup
        label={t('voucher-desk.fields.kind')}
        inline
        value={form.kind}
        options={(['percent', 'amount'] as const).map((kind) => ({
          value: kind,
          label: t(`voucher-desk.kinds.${kind}`),
        }))}
        onChange={(kind) => onChange({ kind: kind === 'amount' ? 'amount' : 'percent' })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {form.kind === 'percent' ? (
          <DecimalField
            label={t('voucher-desk.fields.percent')}
            required
            value={form.percent}
            error={errorOf('percent')}
            onChange={(percent) => onChange({ percent })}
          />
        ) : (
          <DecimalField
            label={t('voucher-desk.fields.amount', { currency })}
            required
            value={form.amount}
            error={errorOf('amount')}
            onChange={(amount) => onChange({ amount })}
          />
        )}
        <DecimalField
          label={t('voucher-desk.fields.minimum', { currency })}
          optional
          value={form.minimum}
          error={errorOf('minimum')}
          onChange={(minimum) => onChange({ minimum })}
        />
      </div>
    </>
  );
}

interface LimitsProps extends PartProps {
  readonly purpose: Purpose;
  readonly zone: string;
}

function Limits({ form, purpose, zone, onChange, errorOf }: LimitsProps) {
  const t = useT();
  const noLimit = t('voucher-desk.hints.noLimit');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={t('voucher-desk.fields.from')}
          optional
          withTime
          zone={zone}
          value={form.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
        />
        <DatePicker
          label={t('voucher-desk.fields.to')}
          optional
          withTime
          zone={zone}
          value={form.endsAt}
          error={errorOf('endsAt')}
          onChange={(endsAt) => onChange({ endsAt })}
        />
        <NumberField
          label={t(purpose === 'batch' ? 'voucher-desk.fields.maxUsesOfCode' : 'voucher-desk.fields.maxUses')}
          hint={noLimit}
          optional
          min={1}
          max={MOST_USES}
          value={form.maxUses}
          onChange={(maxUses) => onChange({ maxUses })}
        />
        <NumberField
          label={t('voucher-desk.fields.maxUsesPerPerson')}
          hint={noLimit}
          optional
          min={1}
          max={MOST_USES}
          value={form.maxUsesPerPerson}
          onChange={(maxUsesPerPerson) => onChange({ maxUsesPerPerson })}
        />
      </div>
      <Checkbox
        label={t('voucher-desk.fields.stacks')}
        checked={form.stacks}
        onChange={(stacks) => onChange({ stacks })}
      />
    </>
  );
}

/** The form of a voucher or a batch: its state, its faults once it was sent, and what it asks for. */
function useVoucherForm(purpose: Purpose, voucher: Voucher | null, refused: unknown) {
  const t = useT();
  const { configurations } = useKit().bootstrap;
  const zone = configurations.time_zone;
  const currency = voucher?.currency ?? configurations.currency;
  const [form, setForm] = useState(() => (voucher ? formOf(voucher, currency, zone) : EMPTY_FORM));
  const [isSent, setSent] = useState(false);
  const faults = faultsOf(form, currency, purpose);
  const refusals = useRefusals(refused, { ...form });
  const words: Record<Fault, string> = {
    code: t('voucher-desk.faults.code'),
    count: t('errors.rules.numberMaximum', { limit: MOST_BATCH_CODES }),
    label: t('errors.rules.required'),
    percent: t('voucher-desk.faults.percent'),
    amount: t('errors.rules.numberInvalid'),
    minimum: t('errors.rules.numberInvalid'),
    scope: t('errors.rules.listNotEmpty'),
    endsAt: t('errors.rules.dateAfterStart'),
  };
  return {
    form,
    currency,
    zone,
    onChange: (changes: Partial<VoucherForm>) => setForm((before) => ({ ...before, ...changes })),
    errorOf: (fault: Fault) => (isSent && faults.has(fault) ? words[fault] : refusals[fault]),
    /** What is sent; null while something is missing, which the fields then say. */
    take: () => {
      setSent(true);
      return faults.size > 0 ? null : termsOf(form, currency, zone);
    },
  };
}

export interface VoucherDialogProps {
  /** Null creates one. */
  readonly voucher: Voucher | null;
  readonly onClose: () => void;
}

/** Creates a voucher, or changes what one does; its code stays. */
export function VoucherDialog({ voucher, onClose }: VoucherDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveVoucher();
  const { take, ...fields } = useVoucherForm('voucher', voucher, save.error);
  const { form, onChange, errorOf } = fields;
  const send = () => {
    const terms = take();
    if (!terms) return;
    save.mutate(
      { voucherId: voucher?.voucherId ?? null, code: form.code, terms },
      {
        onSuccess: ({ code }) => {
          notify({
            tone: 'success',
            text: t(voucher ? 'voucher-desk.done.saved' : 'voucher-desk.done.created', { code }),
          });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      isPanel
      onClose={onClose}
      title={voucher ? t('voucher-desk.titles.edit', { code: voucher.code }) : t('voucher-desk.actions.new')}
      submitLabel={t(voucher ? 'common.actions.save' : 'voucher-desk.actions.create')}
      pending={save.isPending}
      onSubmit={send}
    >
      {!voucher && (
        <TextField
          label={t('voucher-desk.fields.code')}
          hint={t('voucher-desk.hints.code')}
          required
          autoComplete="off"
          maxLength={64}
          value={form.code}
          error={errorOf('code')}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
      )}
      <TextField
        label={t('voucher-desk.fields.label')}
        optional
        maxLength={200}
        value={form.label}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <Discount {...fields} />
      <ScopeFields form={form} onChange={onChange} error={errorOf('scope')} />
      <Limits {...fields} purpose="voucher" />
    </FormDialog>
  );
}

/** Generates vouchers with the same terms and saves their codes as a file. */
export function BatchDialog({ onClose }: Pick<VoucherDialogProps, 'onClose'>) {
  const t = useT();
  const notify = useNotify();
  const create = useCreateBatch();
  const download = useDownloadBatch();
  const { take, ...fields } = useVoucherForm('batch', null, create.error);
  const { form, onChange, errorOf } = fields;
  const send = () => {
    const terms = take();
    if (!terms || form.count === undefined) return;
    create.mutate(
      { count: form.count, prefix: form.prefix, terms },
      {
        onSuccess: ({ voucherBatchId, count }) => {
          notify({
            tone: 'success',
            text: t('voucher-desk.done.batch', { count }),
            action: {
              label: t('voucher-desk.actions.downloadCodes'),
              run: () => download.mutate(voucherBatchId),
            },
          });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      isPanel
      onClose={onClose}
      title={t('voucher-desk.actions.newBatch')}
      submitLabel={t('voucher-desk.actions.createBatch', { count: form.count ?? 0 })}
      pending={create.isPending}
      onSubmit={send}
    >
      <TextField
        label={t('voucher-desk.fields.label')}
        required
        maxLength={200}
        value={form.label}
        error={errorOf('label')}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('voucher-desk.fields.count')}
          required
          min={1}
          max={MOST_BATCH_CODES}
          value={form.count}
          error={errorOf('count')}
          onChange={(count) => onChange({ count })}
        />
        <TextField
          label={t('voucher-desk.fields.prefix')}
          hint={t('voucher-desk.hints.prefix')}
          optional
          autoComplete="off"
          maxLength={20}
          value={form.prefix}
          onChange={(event) => onChange({ prefix: event.currentTarget.value })}
        />
      </div>
      <Discount {...fields} />
      <ScopeFields form={form} onChange={onChange} error={errorOf('scope')} />
      <Limits {...fields} purpose="batch" />
    </FormDialog>
  );
}
