import type { PostalAddress } from '@sullam/api-client/schema.gen.ts';
import { COUNTRY_CODES } from '@sullam/domain/countries.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useMemo } from 'react';
import { useLanguage, useT } from '../kit-context.tsx';

export const NO_ADDRESS: PostalAddress = { street: '', building: '', city: '', postalCode: '', countryCode: '' };

function countriesIn(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
    one.label.localeCompare(other.label, language),
  );
}

type Part = keyof PostalAddress;

export interface AddressFieldsProps {
  readonly value: PostalAddress;
  readonly onChange: (value: PostalAddress) => void;
  readonly errors: Readonly<Partial<Record<Part, string | undefined>>>;
  /** Parts that have to be filled in. */
  readonly required?: readonly Part[];
}

const LENGTHS = { street: 200, building: 50, city: 100, postalCode: 20 } as const;

/** The parts of an address that tax documents need apart. */
export function AddressFields({ value, onChange, errors, required = [] }: AddressFieldsProps) {
  const t = useT();
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const field = (part: keyof typeof LENGTHS) => ({
    label: t(`billing.address.${part}`),
    value: value[part],
    maxLength: LENGTHS[part],
    error: errors[part],
    required: required.includes(part),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...value, [part]: currentTarget.value }),
  });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField {...field('street')} autoComplete="address-line1" />
        <TextField {...field('building')} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('postalCode')} dir="ltr" autoComplete="postal-code" />
      </div>
      <NativeSelect
        label={t('billing.address.country')}
        placeholder={t('billing.address.choose')}
        options={countries}
        value={value.countryCode}
        error={errors.countryCode}
        required={required.includes('countryCode')}
        autoComplete="country"
        onChange={(countryCode) => onChange({ ...value, countryCode })}
      />
    </>
  );
}
