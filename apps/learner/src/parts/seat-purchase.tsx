import '../app.css';
import { ShoppingCart } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useNotify, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddToCart } from './cart.api.ts';
import { type SeatOffer, seatOfferQuery } from './seat-offer.api.ts';
import { useAddVisitorItem } from './visitor-cart.api.ts';

/** How many seats the field begins with. */
const FIRST = 10;

/** The price of each of so many seats. */
const priceFor = ({ prices }: SeatOffer, count: number) =>
  prices.filter(({ fromCount }) => fromCount <= count).at(-1) ?? prices[0];

/** Adds seats to the cart of a member, or of a visitor's browser. */
function useAddSeats(courseId: number) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const isMember = useUser() !== null;
  const add = useAddToCart();
  const addVisitors = useAddVisitorItem();
  const onSuccess = () =>
    notify({
      tone: 'success',
      text: t('seats.done.inCart'),
      action: { label: t('cart.actions.view'), run: () => go('/cart') },
    });
  const addSeats = (quantity: number) => {
    if (isMember)
      return add.mutate({ itemId: courseId, purchasedItemType: { slug: 'course-seats' }, quantity }, { onSuccess });
    addVisitors.mutate(
      { itemType: 'course-seats', itemId: courseId, quantity },
      {
        onSuccess: ({ problem, isKept }) => {
          if (problem !== null) notify({ tone: 'error', text: t(`cart.problems.${problem}`) });
          else if (isKept) onSuccess();
          else notify({ tone: 'error', text: t('visitor-cart.messages.notKept') });
        },
      },
    );
  };
  return { addSeats, isPending: add.isPending || addVisitors.isPending };
}

/** What the chosen seats cost, each and together. */
function Prices({ offer, count }: { readonly offer: SeatOffer; readonly count: number }) {
  const t = useT();
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency: offer.currency });
  const price = priceFor(offer, count);
  const volume = offer.prices.find(({ kind }) => kind === 'VOLUME');
  if (!price) return null;
  return (
    <>
      <div className="text-sm">
        <p className="tabular">{t('seats.price.each', { price: money(price.minor) })}</p>
        {volume && (
          <p className="text-muted">
            {t('seats.price.off', {
              count: volume.fromCount,
              share: format.percent(1 - volume.minor / offer.listMinor),
            })}
          </p>
        )}
      </div>
      <p className="flex w-full items-baseline justify-between gap-4">
        <span>{t('seats.price.total', { count })}</span>
        <span className="font-semibold tabular">{money(price.minor * count)}</span>
      </p>
    </>
  );
}

interface SeatPurchaseProps {
  readonly courseId: number;
  readonly variant?: 'primary' | 'outline';
}

/** Chooses a number of seats of a course, says what they cost and puts them into the cart. Needs the words of seats and both carts. */
export function SeatPurchase({ courseId, variant = 'primary' }: SeatPurchaseProps) {
  const t = useT();
  const { data: offer, isError } = useQuery(seatOfferQuery(courseId));
  const [count = 0, setCount] = useState<number | undefined>(FIRST);
  const { addSeats, isPending } = useAddSeats(courseId);
  if (isError || (offer && offer.problem !== null))
    return <p className="text-sm text-muted">{t('seats.price.unavailable')}</p>;
  if (!offer) return <SkeletonText lines={3} />;
  const { least, most } = offer;
  const isPossible = Number.isInteger(count) && count >= least && count <= most;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="w-40">
        <NumberField
          label={t('seats.fields.count')}
          hideLabel
          stepper
          min={least}
          max={most}
          value={count === 0 ? undefined : count}
          onChange={setCount}
        />
      </div>
      {isPossible && <Prices offer={offer} count={count} />}
      <Button
        full
        variant={variant}
        icon={ShoppingCart}
        disabled={!isPossible}
        pending={isPending}
        onClick={() => addSeats(count)}
      >
        {t('seats.actions.addToCart')}
      </Button>
    </div>
  );
}
