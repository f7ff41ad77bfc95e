import { SEAT_COUNTS } from '@sullam/domain/commerce/seats.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../../parts/cart.api.ts';

/** How long the cart waits for the next step or digit. */
const PAUSE = 600;

const isPossible = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= SEAT_COUNTS.least && count <= SEAT_COUNTS.most;

interface ItemQuantityProps {
  readonly item: CartItem;
  readonly onChange: (quantity: number) => void;
}

/** How many seats an item is, and what each costs. */
export function ItemQuantity({ item, onChange }: ItemQuantityProps) {
  const t = useT();
  const format = useFormat();
  const { quantity, priceMinor, currency, problem } = item;
  const [count, setCount] = useState<number | undefined>(quantity);
  const timer = useRef(0);
  useEffect(() => {
    setCount(quantity);
  }, [quantity]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const change = (next: number | undefined) => {
    setCount(next);
    window.clearTimeout(timer.current);
    if (isPossible(next) && next !== quantity) timer.current = window.setTimeout(() => onChange(next), PAUSE);
  };
  if (problem !== null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <div className="w-40">
        <NumberField
          label={t('cart.items.seatCount')}
          hideLabel
          stepper
          min={SEAT_COUNTS.least}
          max={SEAT_COUNTS.most}
          value={count}
          onChange={change}
        />
      </div>
      <p className="text-sm text-muted tabular">
        {t('cart.items.seatPrice', { price: format.money({ amount: priceMinor / quantity, currency }) })}
      </p>
    </div>
  );
}
