import { MOST_GROUP_PRICES } from '@sullam/domain/commerce/prices.ts';
import { TAX_CATEGORIES } from '@sullam/domain/commerce/tax.ts';
import { X } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import type { ItemPrice } from './item-prices.api.ts';
import { faultsOf, type PriceForm, type PriceTerms, readPrice } from './price-form.ts';
import { SaleTimeline } from './sale-timeline.tsx';

export interface PriceCardProps {
  readonly form: PriceForm;
  readonly terms: PriceTerms;
  /** Faults are shown once the form was sent. */
  readonly isSent: boolean;
  readonly onChange: (changes: Partial<PriceForm>) => void;
}

/** What is wrong with an amount, in words. */
export function usePriceFault(terms: PriceTerms, isSent: boolean) {
  const t = useT();
  return (text: string): string | undefined => {
    const { fault } = readPrice(text, terms);
    if (!fault || (!isSent && text === '')) return undefined;
    return fault === 'invalid' ? t('errors.rules.numberInvalid') : t('errors.rules.belowListPrice');
  };
}

/** List price, whether it is on request, and how the item is taxed. */
export function ListPriceCard({ form, terms, isSent, onChange }: PriceCardProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Card as="section" padding="lg" className="space-y-5">
      <div>
        <p className="text-sm text-muted">{t('item-prices.fields.list')}</p>
        <p className="text-xl font-semibold tabular">
          {format.money({ amount: terms.listMinor, currency: terms.currency })}
        </p>
      </div>
      <RadioGroup
        label={t('item-prices.fields.shown')}
        inline
        value={form.isOnRequest ? 'request' : 'price'}
        options={[
          { value: 'price', label: t('item-prices.shown.price') },
          { value: 'request', label: t('item-prices.shown.request') },
        ]}
        onChange={(value) => onChange({ isOnRequest: value === 'request' })}
      />
      {form.isOnRequest && <p className="text-sm text-muted">{t('item-prices.hints.onRequest')}</p>}
      <NativeSelect
        label={t('item-prices.fields.tax')}
        value={form.taxCategory}
        options={TAX_CATEGORIES.map((value) => ({ value, label: t(`item-prices.tax.${value}`) }))}
        onChange={(value) => onChange({ taxCategory: TAX_CATEGORIES.find((each) => each === value) ?? 'STANDARD' })}
      />
      {form.taxCategory === 'EXEMPT' && (
        <LocalizedField
          label={t('item-prices.fields.reason')}
          hint={t('item-prices.hints.reason')}
          required
          maxLength={200}
          value={form.exemptionReason}
          error={isSent && faultsOf(form, terms).has('reason') ? t('errors.rules.required') : undefined}
          onChange={(exemptionReason) => onChange({ exemptionReason })}
        />
      )}
    </Card>
  );
}

/** Sale price with its window. */
export function SaleCard({ form, terms, isSent, onChange }: PriceCardProps) {
  const t = useT();
  const faultOf = usePriceFault(terms, isSent);
  const isWrong = isSent && faultsOf(form, terms).has('dates');
  return (
    <Card as="section" padding="lg" className="space-y-5">
      <Switch
        spread
        label={t('item-prices.titles.sale')}
        checked={form.hasSale}
        onChange={(hasSale) => onChange({ hasSale })}
      />
      {form.hasSale && (
        <>
          <div className="flex flex-wrap gap-4 *:min-w-0 *:grow">
            <div className="basis-40">
              <DecimalField
                label={t('item-prices.fields.salePrice', { currency: terms.currency })}
                required
                value={form.salePrice}
                error={faultOf(form.salePrice)}
                onChange={(salePrice) => onChange({ salePrice })}
              />
            </div>
            <div className="basis-60">
              <DatePicker
                label={t('item-prices.fields.starts')}
                required
                withTime
                zone={terms.zone}
                value={form.startsAt}
                onChange={(startsAt) => onChange({ startsAt })}
              />
            </div>
            <div className="basis-60">
              <DatePicker
                label={t('item-prices.fields.ends')}
                required
                withTime
                zone={terms.zone}
                value={form.endsAt}
                error={isWrong ? t('errors.rules.dateAfterStart') : undefined}
                onChange={(endsAt) => onChange({ endsAt })}
              />
            </div>
          </div>
          <SaleTimeline form={form} terms={terms} />
        </>
      )}
    </Card>
  );
}

/** Prices of groups. The lowest price that a buyer has always counts. */
export function GroupPricesCard({
  form,
  terms,
  isSent,
  groups,
  onChange,
}: PriceCardProps & { readonly groups: ItemPrice['groups'] }) {
  const t = useT();
  const text = useAuthorText();
  const faultOf = usePriceFault(terms, isSent);
  const free = groups.filter((group) => !form.groups.some((row) => row.permissionSetId === group.permissionSetId));
  return (
    <Card as="section" padding="lg" className="space-y-4">
      <CardHeading description={t('item-prices.hints.groups')}>{t('item-prices.titles.groups')}</CardHeading>
      {form.groups.length > 0 && (
        <ul className="divide-y divide-line">
          {form.groups.map((row) => {
            const group = groups.find(({ permissionSetId }) => permissionSetId === row.permissionSetId);
            const name = text(group?.name);
            return (
              <li
                key={row.permissionSetId}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
              >
                <div className="min-w-0 self-center max-sm:col-span-2">
                  <p className="font-medium wrap-anywhere">{name}</p>
                  <p className="text-sm text-muted">
                    {t('item-prices.counts.members', { count: group?.memberCount ?? 0 })}
                  </p>
                </div>
                <DecimalField
                  label={t('item-prices.fields.groupPrice', { group: name })}
                  hideLabel
                  required
                  value={row.price}
                  error={faultOf(row.price)}
                  onChange={(price) =>
                    onChange({ groups: form.groups.map((each) => (each === row ? { ...row, price } : each)) })
                  }
                />
                <IconButton
                  icon={X}
                  label={t('item-prices.actions.removeGroup', { group: name })}
                  onClick={() => onChange({ groups: form.groups.filter((each) => each !== row) })}
                />
              </li>
            );
          })}
        </ul>
      )}
      {free.length > 0 && form.groups.length < MOST_GROUP_PRICES && (
        <NativeSelect
          label={t('item-prices.actions.addGroup')}
          placeholder={t('item-prices.actions.chooseGroup')}
          value=""
          options={free.map(({ permissionSetId, name }) => ({ value: String(permissionSetId), label: text(name) }))}
          onChange={(value) => {
            if (value) onChange({ groups: [...form.groups, { permissionSetId: Number(value), price: '' }] });
          }}
        />
      )}
    </Card>
  );
}
