import '../../../app.css';
import { Lock } from '@sullam/ui/base/icons.ts';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonRows } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { CancellationTerms } from '@sullam/web-kit/orders/cancellation-terms.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Cart, cartQuery } from '../../../parts/cart.api.ts';
import { ItemCover } from '../../../parts/item-cover.tsx';
import {
  type Method,
  MethodChoice,
  PaymentDisclosure,
  paymentMethodsQuery,
  TestStrip,
  useMethod,
} from '../orders/orders.public.ts';
import { CartDifferences } from './cart-differences.tsx';
import { SeveralOrders } from './cart-notes.tsx';
import { CartSums, dueOf } from './cart-sums.tsx';
import { CompanyFields } from './company-fields.tsx';
import { useCheckout } from './use-checkout.ts';
import { useCompany } from './use-company.ts';
import { useReverseCharge } from './use-reverse-charge.ts';

/** The items that are ordered, with their sums. */
function YourOrder({ order, isReverseCharge }: Cart & { readonly isReverseCharge: boolean }) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const items = order.purchasedItems.filter(({ problem }) => problem === null);
  return (
    <>
      <h2 className="text-panel">{t('cart.checkout.order')}</h2>
      <ul className="space-y-3.5">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3.5">
            <ItemCover item={item} className="w-19 shrink-0 rounded-md" />
            <div className="min-w-0 flex-1 space-y-1">
              <AuthorTextFor text={item.title} />
              <CancellationTerms item={item} now={new Date(now())} />
            </div>
            <span className="shrink-0 tabular">
              {format.money({ amount: item.priceMinor - item.discountMinor, currency: item.currency })}
            </span>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-5">
        <CartSums totals={order.totals} vouchers={order.vouchers} isReverseCharge={isReverseCharge} />
        {isReverseCharge && <p className="mt-3 text-sm text-muted">{t('cart.checkout.reverseCharge')}</p>}
      </div>
    </>
  );
}

interface CheckoutProps extends Cart {
  readonly methods: readonly Method[];
}

function Checkout({ order, methods }: CheckoutProps) {
  const t = useT();
  const format = useFormat();
  const { placeAndPay, isPending, seen, failure, refusal } = useCheckout();
  const [first] = order.totals;
  const total = order.totals.find(({ totalMinor }) => totalMinor > 0);
  const company = useCompany(refusal);
  const { isReverseCharge, isAsking } = useReverseCharge(company);
  const due = total && { amount: dueOf(total, isReverseCharge), currency: total.currency };
  const { offer, choose } = useMethod(methods, due);
  const send = () => {
    const buysFor = company.toSend();
    if (buysFor !== null) placeAndPay(order, { offer, company: buysFor, isReverseCharge });
  };
  const hasWay = !due || offer !== undefined;
  const isWaiting = offer ? offer.waitDays !== null : false;
  const amount = due && format.money(due);
  const pageName = offer?.pageName ?? null;
  const isCredit = offer?.method === 'Organization Credit';
  const payKey = isWaiting ? 'placeOrder' : isCredit ? 'payWithCredit' : 'pay';
  const label = !amount
    ? t('cart.checkout.free')
    : pageName === null
      ? t(`cart.checkout.${payKey}`, { amount })
      : t('cart.checkout.continueTo', { page: pageName });
  const button = (
    <Button
      variant="secondary"
      size="lg"
      full
      icon={Lock}
      disabled={!hasWay || isAsking}
      pending={isPending}
      onClick={send}
    >
      {label}
    </Button>
  );
  if (!first) return null;
  return (
    <div className="gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_25.25rem] lg:items-start xl:gap-13">
      <div className="mb-8 min-w-0 space-y-6">
        {failure !== null && (
          <Banner tone="danger" live="assertive" title={failure}>
            {t('cart.checkout.notCharged')}
          </Banner>
        )}
        {seen && seen.version !== order.version && <CartDifferences before={seen} after={order} />}
        <SeveralOrders order={order} />
        {due && <CompanyFields draft={company} />}
        {due && <MethodChoice methods={methods} due={due} offer={offer} onChoose={choose} />}
      </div>
      <Card as="aside" padding="lg" className="space-y-5 rounded-xl! shadow-3">
        <YourOrder order={order} isReverseCharge={isReverseCharge} />
        {due && <PaymentDisclosure />}
        <div className="max-md:hidden">{button}</div>
        <p className="text-sm text-muted">{t('cart.checkout.once')}</p>
      </Card>
      <div
        ref={stickyFoot}
        data-page-foot=""
        className="sticky-foot bottom-(--foot-height) z-20 -mx-4 mt-8 -mb-8 border-t border-line bg-surface px-4 pt-3 sm:-mx-6 sm:px-6 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
      >
        {button}
      </div>
    </div>
  );
}

/** `/cart/checkout`: places the order and pays it in one act. */
export function CheckoutScreen() {
  const t = useT();
  const cart = useQuery(cartQuery());
  const due = cart.data?.order.totals.find(({ totalMinor }) => totalMinor > 0);
  const methods = useQuery({ ...paymentMethodsQuery(due), enabled: cart.data !== undefined });
  const failed = [cart, methods].filter(({ isError, data }) => isError && !data);
  const order = cart.data?.order;
  return (
    <>
      {methods.data?.methods.some(({ isTest }) => isTest) && <TestStrip />}
      <div className="page-width page-gutter py-8">
        <BackLink href="/cart">{t('cart.checkout.back')}</BackLink>
        <h1 className="mt-2 mb-6 text-page">{t('cart.checkout.title')}</h1>
        {failed.length > 0 && (
          <ErrorState
            title={t('common.failed.title')}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
            retrying={failed.some(({ isFetching }) => isFetching)}
          />
        )}
        {failed.length === 0 && !(order && methods.data) && <SkeletonRows rows={3} />}
        {order?.totals.length === 0 && (
          <EmptyState
            drawing="basket"
            title={t('cart.summary.nothing')}
            action={<LinkButton href="/cart">{t('cart.checkout.back')}</LinkButton>}
          />
        )}
        {order && methods.data && order.totals.length > 0 && <Checkout order={order} methods={methods.data.methods} />}
      </div>
    </>
  );
}
