import type { CartItem } from '@sullam/api-client/schema.gen.ts';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

interface ItemStartProps {
  readonly item: Pick<CartItem, 'start' | 'purchasedItemType'>;
  readonly word: 'cart.items.start' | 'orders.items.start';
}

/** When a coaching session begins, by the clock of its learner. Nothing for what has no time of its own. */
export function ItemStart({ item: { start, purchasedItemType }, word }: ItemStartProps) {
  const t = useT();
  const format = useFormat();
  if (purchasedItemType.slug !== 'coaching-session' || start === null) return null;
  const { date, time } = wallTimeOf(new Date(start.at), start.zone);
  return (
    <p className="text-sm text-muted">
      {t(word, {
        day: { raw: format.day(date, { weekday: 'long', day: 'numeric', month: 'long' }) },
        time: { raw: format.wallHour(time) },
        zone: format.zoneName(start.at, start.zone),
      })}
    </p>
  );
}
