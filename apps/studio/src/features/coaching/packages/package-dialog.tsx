import { PACKAGE_LIMITS as LIMITS } from '@sullam/domain/coaching/credits.ts';
import { Checkbox, CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useHasFeature, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { priceOf, priceText } from '../../../parts/price.ts';
import { PricesLink } from '../../../parts/prices-link.tsx';
import { type CoachingPackage, coachesQuery, typesQuery, useSavePackage } from './packages.api.ts';

interface PackageDialogProps {
  /** Null: a new one. */
  readonly of: CoachingPackage | null;
  /** Administrators choose a coach; a coach creates packages of their own sessions. */
  readonly isAdministrator: boolean;
  readonly onClose: () => void;
}

const FIRST = { sessions: 4, days: 90 };

/** The choice of any coach. */
const ANY = '';

interface CoachFieldProps {
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (coachId: number | null) => void;
}

/** Whose sessions a new package pays for. */
function CoachField({ value, error, onChange }: CoachFieldProps) {
  const t = useT();
  const { data } = useQuery(coachesQuery());
  return (
    <NativeSelect
      label={t('coaching-packages.fields.coach')}
      value={value === null ? ANY : String(value)}
      error={error}
      options={[
        { value: ANY, label: t('coaching-packages.texts.anyCoach') },
        ...(data?.data ?? []).map(({ coachId, name }) => ({ value: String(coachId), label: name })),
      ]}
      onChange={(chosen) => onChange(chosen === ANY ? null : Number(chosen))}
    />
  );
}

function Types({
  coachId,
  value,
  disabled,
  onChange,
}: {
  /** Undefined: the reader, who is a coach. */
  readonly coachId: number | undefined;
  readonly value: readonly number[];
  readonly disabled: boolean;
  readonly onChange: (ids: number[]) => void;
}) {
  const t = useT();
  const text = useAuthorText();
  const { data } = useQuery(typesQuery(coachId));
  const paid = data?.data.filter(({ payment }) => payment === 'CREDITS') ?? [];
  if (paid.length === 0) return null;
  return (
    <CheckboxGroup
      label={t('coaching-packages.fields.types')}
      hint={t(disabled ? 'coaching-packages.fields.typesFixed' : 'coaching-packages.fields.typesHint')}
      options={paid.map(({ sessionTypeId, title }) => ({ value: String(sessionTypeId), label: text(title), disabled }))}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}

/** A package of sessions. */
export function PackageDialog({ of, isAdministrator, onClose }: PackageDialogProps) {
  const t = useT();
  const currency = useKit().bootstrap.configurations.currency;
  const isSold = useHasFeature()('marketplace');
  const save = useSavePackage();
  const [title, setTitle] = useState(of?.title ?? {});
  const [sessionCount, setCount] = useState<number | undefined>(of?.sessionCount ?? FIRST.sessions);
  const [validityDays, setDays] = useState<number | undefined>(of?.validityDays ?? FIRST.days);
  const [sessionTypeIds, setTypes] = useState<number[]>([...(of?.sessionTypeIds ?? [])]);
  const [coachId, setCoach] = useState(of?.coachId ?? null);
  const [price, setPrice] = useState(() => (of?.priceMinor === 0 ? '0' : priceText(of?.priceMinor ?? 0, currency)));
  const [isForSale, setForSale] = useState(of?.isForSale ?? false);
  const errors = useRefusals(save.error, { title, sessionCount, validityDays, coachId, priceMinor: price });
  const isUnpriced = price.trim() === '';
  const priceMinor = isUnpriced ? null : priceOf(price, currency);
  const isPriceWrong = !isUnpriced && priceMinor === null;
  const isPriceMissing = isForSale && isUnpriced;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(of ? 'coaching-packages.titles.edit' : 'coaching-packages.titles.new')}
      submitLabel={of ? t('common.actions.save') : t('coaching-packages.actions.create')}
      pending={save.isPending}
      disabled={sessionCount === undefined || validityDays === undefined || isPriceWrong || isPriceMissing}
      onSubmit={() =>
        sessionCount !== undefined &&
        validityDays !== undefined &&
        save.mutate(
          {
            of,
            body: {
              title: trimmed(title),
              sessionTypeIds,
              sessionCount,
              validityDays,
              priceMinor,
              isForSale,
              ...(isAdministrator && coachId !== null ? { coachId } : {}),
            },
          },
          { onSuccess: onClose },
        )
      }
    >
      <LocalizedField
        label={t('coaching-packages.fields.name')}
        required
        maxLength={200}
        value={title}
        error={errors.title}
        onChange={setTitle}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('coaching-packages.fields.sessions')}
          required
          min={1}
          max={LIMITS.sessions}
          value={sessionCount}
          error={errors.sessionCount}
          onChange={setCount}
        />
        <NumberField
          label={t('coaching-packages.fields.validity')}
          suffix={t('coaching-packages.fields.days')}
          required
          min={1}
          max={LIMITS.validityDays}
          value={validityDays}
          error={errors.validityDays}
          onChange={setDays}
        />
      </div>
      {isAdministrator && !of && (
        <CoachField
          value={coachId}
          error={errors.coachId}
          onChange={(chosen) => {
            setCoach(chosen);
            setTypes([]);
          }}
        />
      )}
      {(!isAdministrator || coachId !== null) && (
        <Types
          coachId={isAdministrator ? (coachId ?? undefined) : undefined}
          value={sessionTypeIds}
          disabled={of?.isInUse ?? false}
          onChange={setTypes}
        />
      )}
      {isSold && (
        <>
          <DecimalField
            label={t('coaching-packages.fields.price', { currency })}
            hint={t('coaching-packages.fields.priceHint')}
            value={price}
            error={
              isPriceWrong
                ? t('errors.rules.numberInvalid')
                : isPriceMissing
                  ? t('coaching-packages.fields.priceMissing')
                  : errors.priceMinor
            }
            onChange={setPrice}
          />
          <Checkbox
            label={t('coaching-packages.fields.forSale')}
            description={t('coaching-packages.fields.forSaleHint')}
            checked={isForSale}
            onChange={setForSale}
          />
          {of && (
            <PricesLink itemType="coaching-package" itemId={of.coachingPackageId}>
              {t('coaching-packages.fields.morePrices')}
            </PricesLink>
          )}
        </>
      )}
    </FormDialog>
  );
}
