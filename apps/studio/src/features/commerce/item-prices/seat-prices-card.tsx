import { SEAT_COUNTS } from '@sullam/domain/commerce/seats.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type PriceCardProps, usePriceFault } from './price-cards.tsx';
import { faultsOf, volumePriceOf } from './price-form.ts';

/** Price of each seat from a number of seats on, for companies. */
export function SeatPricesCard({ form, terms, isSent, onChange }: PriceCardProps) {
  const t = useT();
  const format = useFormat();
  const faultOf = usePriceFault(terms, isSent);
  const volumePrice = volumePriceOf(form, terms);
  const isHalf = isSent && faultsOf(form, terms).has('seats');
  return (
    <Card as="section" padding="lg" className="space-y-4">
      <CardHeading description={t('item-prices.hints.seats')}>{t('item-prices.titles.seats')}</CardHeading>
      <div className="flex flex-wrap gap-4 *:min-w-0 *:grow *:basis-48">
        <NumberField
          label={t('item-prices.fields.fromSeats')}
          min={SEAT_COUNTS.least}
          max={SEAT_COUNTS.most}
          value={form.seatsFrom}
          error={isHalf && form.seatsFrom === undefined ? t('errors.rules.required') : undefined}
          onChange={(seatsFrom) => onChange({ seatsFrom })}
        />
        <DecimalField
          label={t('item-prices.fields.seatPrice', { currency: terms.currency })}
          value={form.seatPrice}
          error={
            isHalf && form.seatPrice.trim() === ''
              ? t('errors.rules.required')
              : form.seatPrice.trim() === ''
                ? undefined
                : faultOf(form.seatPrice)
          }
          onChange={(seatPrice) => onChange({ seatPrice })}
        />
      </div>
      {volumePrice && (
        <p className="text-sm font-medium text-success-text">
          {t('item-prices.hints.off', { share: format.percent(1 - volumePrice.minor / terms.listMinor) })}
        </p>
      )}
    </Card>
  );
}
