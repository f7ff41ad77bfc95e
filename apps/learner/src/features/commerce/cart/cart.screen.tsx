import '../../../app.css';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonRows } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Cart, cartQuery } from '../../../parts/cart.api.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { CartItemRow } from './cart-item-row.tsx';
import { ChangedPrices, SeveralOrders } from './cart-notes.tsx';
import { CartSums } from './cart-sums.tsx';
import { VoucherField } from './voucher-field.tsx';

function Empty() {
  const t = useT();
  return (
    <EmptyState
      drawing="basket"
      title={t('cart.empty.title')}
      description={t('cart.empty.text')}
      action={<LinkButton href="/lms/all-courses">{t('cart.empty.action')}</LinkButton>}
    />
  );
}

function CheckoutLink({ full = false }: { readonly full?: boolean }) {
  const t = useT();
  return (
    <LinkButton href="/cart/checkout" size="lg" full={full}>
      {t('cart.summary.checkout')}
    </LinkButton>
  );
}

function Summary({ order }: Cart) {
  const t = useT();
  const canOrder = order.totals.length > 0;
  return (
    <Card as="aside" padding="lg" className="space-y-5 rounded-xl! shadow-3 lg:sticky lg:top-24">
      <h2 className="text-panel">{t('cart.summary.title')}</h2>
      <VoucherField order={order} />
      {canOrder ? (
        <CartSums totals={order.totals} vouchers={order.vouchers} />
      ) : (
        <p className="text-muted">{t('cart.summary.nothing')}</p>
      )}
      {canOrder && (
        <div className="max-md:hidden">
          <CheckoutLink full />
        </div>
      )}
      <p className="text-sm text-muted">{t('cart.summary.hold')}</p>
    </Card>
  );
}

/** The way to checkout on a phone: a bar at the bottom edge. */
function CheckoutBar({ order: { totals } }: Cart) {
  const t = useT();
  const format = useFormat();
  return (
    <div
      ref={stickyFoot}
      data-page-foot=""
      className="sticky-foot bottom-(--foot-height) z-20 flex items-center justify-between gap-4 border-t border-line bg-surface page-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <div className="min-w-0">
        <p className="text-sm text-muted">{t('common.labels.total')}</p>
        {totals.map(({ currency, totalMinor }) => (
          <p key={currency} className="font-display font-semibold tabular">
            {format.money({ amount: totalMinor, currency })}
          </p>
        ))}
      </div>
      <CheckoutLink />
    </div>
  );
}

/** `/cart`: what the reader has chosen, at present prices. */
export function CartScreen() {
  const t = useT();
  const { data, isPending, isError, isFetching, refetch } = useQuery(cartQuery());
  const order = data?.order;
  return (
    <>
      <div className="page-width page-gutter py-8">
        <PageHead title={t('cart.titles.cart')} />
        {isPending && <SkeletonRows rows={3} />}
        {isError && !data && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {order?.purchasedItems.length === 0 && <Empty />}
        {order && order.purchasedItems.length > 0 && (
          <div className="gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_25.25rem] lg:items-start xl:gap-13">
            <div className="min-w-0">
              <div className="mb-4 space-y-3 empty:hidden">
                <ChangedPrices order={order} />
                <SeveralOrders order={order} />
              </div>
              <ul className="mb-8">
                {order.purchasedItems.map((item) => (
                  <CartItemRow key={item.id} item={item} />
                ))}
              </ul>
            </div>
            <Summary order={order} />
          </div>
        )}
      </div>
      {order && order.totals.length > 0 && <CheckoutBar order={order} />}
    </>
  );
}
