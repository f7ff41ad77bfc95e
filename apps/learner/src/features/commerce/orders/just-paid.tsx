import { COURSE_CARD_SIZES } from '@sullam/domain/picture-sizes.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Receipt } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card, FieldLine } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { LineAction } from './line-action.tsx';
import type { Order } from './orders.api.ts';
import { TestStrip } from './test-mark.tsx';
import { orderPath } from './use-pay.ts';

interface BoughtProps {
  readonly line: Order['purchasedItems'][number];
  readonly isFirst: boolean;
}

function Bought({ line, isFirst }: BoughtProps) {
  const t = useT();
  return (
    <li className="flex">
      <Card padding="none" className="flex w-full flex-col overflow-hidden rounded-xl!">
        <ItemCover item={line} isFirst={isFirst} sizes={COURSE_CARD_SIZES} />
        <div className="flex flex-1 flex-col gap-4 p-5">
          <div className="flex-1 space-y-1">
            <FieldLine>{t(`orders.items.${line.purchasedItemType.slug}`)}</FieldLine>
            <h2 className="text-lg">
              <AuthorTextFor text={line.title} />
            </h2>
          </div>
          <LineAction line={line} isMain={isFirst} full />
        </div>
      </Card>
    </li>
  );
}

/** The cover of the first thing bought behind the thanks. */
function Backdrop({ order }: { readonly order: Order }) {
  const [first] = order.purchasedItems;
  if (!first?.coverArt) return null;
  return (
    <ItemCover
      item={first}
      isFirst
      sizes="(min-width: 960px) 1216px, 92vw"
      className="absolute! inset-0 aspect-auto size-full rounded-none!"
    />
  );
}

const PURCHASED = {
  course: 'cart.coursePurchasedSuccessfully',
  specialization: 'cart.specializationPurchasedSuccessfully',
  bundle: 'cart.bundlePurchasedSuccessfully',
  'coaching-package': 'cart.coachingPackagePurchasedSuccessfully',
} as const;

/** What an order shows to a buyer who has just paid it: thanks, and the way into what was bought. */
export function JustPaid({ order }: { readonly order: Order }) {
  const t = useT();
  const format = useFormat();
  const { firstName } = useMember();
  const { totalMinor, currency, number, isTest, orderId, buyer, purchasedItems } = order;
  const amount = format.money({ amount: totalMinor, currency });
  const only = purchasedItems.length === 1 ? purchasedItems[0]?.purchasedItemType.slug : undefined;
  return (
    <div className="space-y-7">
      <section className="relative flex min-h-62 flex-col justify-end overflow-hidden rounded-xl bg-shade">
        <Backdrop order={order} />
        <div className="relative space-y-1.5 bg-[linear-gradient(to_top_in_oklab,var(--shade,#060c2b)_45%,transparent)] p-6 pt-20 sm:p-9 sm:pt-24">
          <p role="status" className="flex items-center gap-2 text-sm font-semibold text-white">
            <Icon of={CircleCheck} size={18} />
            {totalMinor === 0
              ? t(only && only in PURCHASED ? PURCHASED[only as keyof typeof PURCHASED] : PURCHASED.course)
              : t('orders.paid.amount', { amount })}
          </p>
          <h1 className="text-page text-white">{t('orders.paid.title', { name: firstName })}</h1>
          <p className="text-white">
            {t('orders.paid.text', { number: { raw: format.number(number) }, email: buyer.email })}
          </p>
        </div>
      </section>
      {isTest && (
        <div className="overflow-hidden rounded-lg">
          <TestStrip />
        </div>
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {purchasedItems.map((line, at) => (
          <Bought key={line.id} line={line} isFirst={at === 0} />
        ))}
      </ul>
      <p>
        <UiLink href={orderPath(orderId)} className={`${textLinkClass} inline-flex items-center gap-2`}>
          <Icon of={Receipt} size={18} />
          {t('orders.paid.toOrder')}
        </UiLink>
      </p>
    </div>
  );
}
