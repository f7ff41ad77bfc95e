import type { RevenueCurrencies } from '@sullam/api-client/schema.gen.ts';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { PERIODS } from './periods.ts';
import { useReported } from './use-reported.ts';

/** Period, currency where there are several, and whether test orders count. All stand in the address. */
export function RevenueChoices({ of }: { readonly of: RevenueCurrencies }) {
  const t = useT();
  const { choice, currency, hasTestOrders, reported, change } = useReported(of);
  const { from, to, includeTest } = reported;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
      <Segments
        label={t('revenue.period.title')}
        items={PERIODS.map((id) => ({ id, label: t(`revenue.period.${id}`) }))}
        value={choice}
        onChange={(period) => change(period === 'free' ? { period, from, to } : { period, from: null, to: null })}
      />
      {choice === 'free' && (
        <>
          <div className="w-full sm:w-44">
            <DatePicker
              label={t('revenue.period.from')}
              value={from}
              max={to}
              onChange={(value) => change({ from: value })}
            />
          </div>
          <div className="w-full sm:w-44">
            <DatePicker
              label={t('revenue.period.to')}
              value={to}
              min={from}
              onChange={(value) => change({ to: value })}
            />
          </div>
        </>
      )}
      {of.currencies.length > 1 && (
        <NativeSelect
          label={t('revenue.labels.currency')}
          className="w-32"
          value={currency ?? ''}
          onChange={(value) => change({ currency: value })}
          options={of.currencies.map((each) => ({ value: each.currency, label: each.currency }))}
        />
      )}
      {hasTestOrders && (
        <Checkbox
          label={t('revenue.labels.includeTest')}
          checked={includeTest}
          onChange={(isOn) => change({ test: isOn ? 'yes' : 'no' })}
        />
      )}
    </div>
  );
}
