import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonRows } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import type { Cart, CartItem } from '../../../parts/cart.api.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { SeveralOrders } from './cart-notes.tsx';
import { CartSums } from './cart-sums.tsx';

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

interface SummaryProps extends Cart {
  /** Above the sums: where vouchers are entered, or how. */
  readonly children: ReactNode;
  /** The way on; below 768 px the bar at the bottom edge has it. */
  readonly action: ReactNode;
  /** Below the way on. */
  readonly below: ReactNode;
}

/** What checkout would charge, and the way there. */
export function Summary({ order, children, action, below }: SummaryProps) {
  const t = useT();
  return (
    <Card as="aside" padding="lg" className="space-y-5 rounded-xl! shadow-3 lg:sticky lg:top-24">
      <h2 className="text-panel">{t('cart.summary.title')}</h2>
      {children}
      {order.totals.length > 0 ? (
        <CartSums totals={order.totals} vouchers={order.vouchers} />
      ) : (
        <p className="text-muted">{t('cart.summary.nothing')}</p>
      )}
      {action && <div className="max-md:hidden">{action}</div>}
      {below}
    </Card>
  );
}

/** The same way on a phone: a bar at the bottom edge. */
function ActionBar({ order: { totals }, children }: Cart & { readonly children: ReactNode }) {
  const t = useT();
  const format = useFormat();
  return (
    <div
      ref={stickyFoot}
      data-page-foot=""
      className="sticky-foot bottom-(--foot-height) z-20 flex items-center justify-between gap-4 border-t border-line bg-surface page-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      {totals.length > 0 && (
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('common.labels.total')}</p>
          {totals.map(({ currency, totalMinor }) => (
            <p key={currency} className="font-display font-semibold tabular">
              {format.money({ amount: totalMinor, currency })}
            </p>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

interface CartPageProps {
  /** Undefined until it is there. */
  readonly cart: Cart | undefined;
  /** It can't be fetched. */
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly notes?: ReactNode;
  readonly row: (item: CartItem) => ReactNode;
  readonly summary: (cart: Cart) => ReactNode;
  /** The way on, for the bar of a phone; null: there is none. */
  readonly action: (cart: Cart) => ReactNode;
}

/** The page of a cart: its items, its sums and the way on. */
export function CartPage({ cart, hasFailed, isFetching, onRetry, notes, row, summary, action }: CartPageProps) {
  const t = useT();
  const items = cart?.order.purchasedItems ?? [];
  const bar = cart && items.length > 0 ? action(cart) : null;
  return (
    <>
      <div className="page-width page-gutter py-8">
        <PageHead title={t('cart.titles.cart')} />
        {!cart && !hasFailed && <SkeletonRows rows={3} />}
        {!cart && hasFailed && <ErrorState title={t('common.failed.title')} onRetry={onRetry} retrying={isFetching} />}
        {cart && items.length === 0 && (
          <>
            <div className="mb-4 empty:hidden">{notes}</div>
            <Empty />
          </>
        )}
        {cart && items.length > 0 && (
          <div className="gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_25.25rem] lg:items-start xl:gap-13">
            <div className="min-w-0">
              <div className="mb-4 space-y-3 empty:hidden">
                {notes}
                <SeveralOrders order={cart.order} />
              </div>
              <ul className="mb-8">{items.map(row)}</ul>
            </div>
            {summary(cart)}
          </div>
        )}
      </div>
      {cart && bar && <ActionBar order={cart.order}>{bar}</ActionBar>}
    </>
  );
}
