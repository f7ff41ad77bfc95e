import type { CartItem } from '@sullam/api-client/schema.gen.ts';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { useFormat } from '@sullam/web-kit/kit-context.tsx';

type Item = Pick<CartItem, 'start' | 'purchasedItemType'>;

/** When a coaching session begins, by the clock of its learner, as values of a message. Null for what has no time of its own. */
export function useItemStart() {
  const format = useFormat();
  return ({ start, purchasedItemType }: Item) => {
    if (purchasedItemType.slug !== 'coaching-session' || start === null) return null;
    const { date, time } = wallTimeOf(new Date(start.at), start.zone);
    return {
      day: { raw: format.day(date, { weekday: 'long', day: 'numeric', month: 'long' }) },
      time: { raw: format.wallHour(time) },
      zone: format.zoneName(start.at, start.zone),
    };
  };
}
