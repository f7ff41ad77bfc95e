import { RangeSlider } from '@sullam/ui/pickers/range-slider.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useState } from 'react';
import type { CatalogueFilters } from './catalogue-query.ts';
import { useIdle } from './use-idle.ts';
import { useCanBuy, usePrice } from './use-price.ts';

interface PriceFilterProps {
  readonly filters: Pick<CatalogueFilters, 'minPrice' | 'maxPrice'>;
  readonly price: { readonly min: number; readonly max: number; readonly currency: string };
  readonly onChange: (changes: { minPrice: number | null; maxPrice: number | null }) => void;
}

/** From and to. Left out where nothing can be bought or everything costs the same; the list follows when the hand lets go. */
export function PriceFilter({ filters, price, onChange }: PriceFilterProps) {
  const t = useT();
  const write = usePrice();
  const { min, max, currency } = price;
  const [from, to] = [filters.minPrice ?? min, filters.maxPrice ?? max];
  const [value, setValue] = useState<[number, number]>([from, to]);
  useEffect(() => {
    setValue([from, to]);
  }, [from, to]);
  const isIdle = useIdle();
  const canBuy = useCanBuy();
  if (!canBuy || max <= min) return null;
  if (!isIdle) return <span aria-hidden="true" className="block h-19" />;
  return (
    <RangeSlider
      label={t('catalogue.filters.price')}
      min={min}
      max={max}
      step={100}
      value={value}
      onChange={setValue}
      onChangeEnd={([low, high]) =>
        onChange({ minPrice: low <= min ? null : low, maxPrice: high >= max ? null : high })
      }
      format={(minor) => (minor === 0 ? t('common.labels.free') : write({ minor, currency }))}
    />
  );
}
