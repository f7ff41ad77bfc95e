import { Card } from '@sullam/ui/components/card.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import type { RevenueFigures as Figures } from './revenue.api.ts';

interface RevenueFiguresProps {
  readonly total: Figures;
  readonly currency: string;
}

/** Sales, less what was taken off, given back and owed as VAT: what is left. */
export function RevenueFigures({ total, currency }: RevenueFiguresProps) {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  const tiles = [
    { id: 'gross', amount: total.grossMinor },
    { id: 'discount', amount: total.discountMinor },
    { id: 'refunded', amount: total.refundedMinor },
    { id: 'tax', amount: total.taxMinor },
    { id: 'net', amount: total.netMinor },
  ] as const;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {t('revenue.titles.figures')}
      </h2>
      <Card>
        <dl className="grid gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {tiles.map(({ id, amount }) => (
            <div key={id} className="min-w-0">
              <dt className="text-sm text-muted">{t(`revenue.columns.${id}`)}</dt>
              <dd className={id === 'net' ? 'text-lg font-semibold tabular text-primary-text' : 'text-lg tabular'}>
                {format.money({ amount, currency })}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
