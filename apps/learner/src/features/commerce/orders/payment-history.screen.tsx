import '../../../app.css';
import { Armchair } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrderChips } from '@sullam/web-kit/orders/order-chips.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { ORDERS_PAGE, type OrderSummary, useOwnOrders } from './orders.api.ts';
import { OwnCredit } from './own-credit.tsx';
import { isManualMethod, orderPath } from './use-pay.ts';

function OrderRow({ order }: { readonly order: OrderSummary }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { orderId, number, status, currency, totalMinor, placedAt, purchasedItems } = order;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1.5 border-t border-line px-4 py-3.5 first:border-0 sm:px-6 md:grid-cols-[7.5rem_6rem_minmax(0,1fr)_19rem_7.5rem_6.5rem]">
      <p className="text-muted max-md:order-2 max-md:text-end max-md:text-sm">{format.date(placedAt)}</p>
      <h2 className="font-sans text-base max-md:order-1">
        <UiLink href={orderPath(orderId)} className={textLinkClass}>
          {t('orders.titles.order', { number: { raw: format.number(number) } })}
        </UiLink>
      </h2>
      <p className="max-md:order-3 max-md:col-span-2">{format.list(purchasedItems.map(({ title }) => text(title)))}</p>
      <div className="max-md:order-4">
        <OrderChips order={order} />
      </div>
      <p className="text-end font-semibold tabular max-md:order-5">{format.money({ amount: totalMinor, currency })}</p>
      <div className="flex justify-end max-md:order-6 max-md:col-span-2 max-md:empty:hidden">
        {status === 'PENDING' && (
          <LinkButton href={orderPath(orderId)} size="sm" variant="soft">
            {t(isManualMethod(order.method) ? 'orders.actions.howToPay' : 'orders.actions.payNow')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** `/profile/payment-history`: the reader's orders, newest first. */
export function PaymentHistoryScreen() {
  const t = useT();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isPending, isError, isFetching, refetch } = useOwnOrders(page);
  const isPast = useExistingPage(address, { page, total: data?.total, size: ORDERS_PAGE });
  return (
    <div className="page-width page-gutter py-8">
      <PageHead
        title={t('orders.menu.history')}
        description={data && data.total > 0 ? t('orders.counts.orders', { count: data.total }) : undefined}
        actions={
          <LinkButton href="/profile/seats" variant="outline" icon={Armchair}>
            {t('orders.actions.seats')}
          </LinkButton>
        }
      />
      <OwnCredit />
      {(isPending || isPast) && <SkeletonTable rows={4} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.total === 0 && !isPast && (
        <EmptyState
          drawing="basket"
          title={t('orders.empty.title')}
          description={t('orders.empty.text')}
          action={<LinkButton href="/lms/all-courses">{t('orders.empty.action')}</LinkButton>}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className="overflow-hidden rounded-xl border border-line bg-surface">
            {data.data.map((order) => (
              <OrderRow key={order.orderId} order={order} />
            ))}
          </ul>
          <div className="mt-10">
            <Pagination
              page={page}
              pages={pagesOf(data.total, ORDERS_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
    </div>
  );
}
