import type { OwnCreditTransfer } from '@sullam/api-client/schema.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { CREDIT_PAGE, ownCreditQuery, useOwnCreditTransfers } from './orders.api.ts';
import { orderPath } from './use-pay.ts';

/** The page of the entries in the address, beside the page of the orders. */
const PAGE = 'entries';

function Entry({ entry }: { readonly entry: OwnCreditTransfer }) {
  const t = useT();
  const format = useFormat();
  const { kind, amountMinor, balanceAfterMinor, currency, orderId, orderNumber, reason, madeAt } = entry;
  const moneyOf = (amount: number) => format.money({ amount, currency });
  const title = t(`orders.credit.${kind}`, { number: { raw: orderNumber === null ? '' : format.number(orderNumber) } });
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-medium">
          {orderId === null ? (
            title
          ) : (
            <UiLink href={orderPath(orderId)} className={textLinkClass}>
              {title}
            </UiLink>
          )}
        </p>
        {reason !== '' && (
          <p className="text-sm break-words text-muted">
            <bdi>{reason}</bdi>
          </p>
        )}
        <p className="text-sm text-muted">{format.dateTime(madeAt)}</p>
      </div>
      <div className="shrink-0 text-end">
        <p className={cx('font-semibold tabular', amountMinor > 0 && 'text-success-text')}>{moneyOf(amountMinor)}</p>
        <p className="text-sm text-muted tabular">
          {t('orders.credit.balance', { amount: moneyOf(balanceAfterMinor) })}
        </p>
      </div>
    </li>
  );
}

/** What came and went, newest first. */
function Entries() {
  const t = useT();
  const address = useAddressQuery();
  const page = pageOf(address.value(PAGE));
  const { data, isError, isFetching, refetch } = useOwnCreditTransfers(page);
  const isPast = useExistingPage(address, { page, total: data?.total, size: CREDIT_PAGE, name: PAGE });
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || isPast) return <SkeletonText lines={4} />;
  return (
    <>
      <ul>
        {data.data.map((entry) => (
          <Entry key={entry.creditTransferId} entry={entry} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pagesOf(data.total, CREDIT_PAGE)}
        hrefOf={(next) => address.hrefWith({ [PAGE]: next === 1 ? null : next })}
      />
    </>
  );
}

/** The reader's credit with its entries; nothing for those who never had any. */
export function OwnCredit() {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const { data } = useQuery(ownCreditQuery());
  if (!data || data.accounts.length === 0) return null;
  return (
    <Card as="section" padding="lg" className="mb-8 space-y-4 rounded-xl!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-panel">{t('orders.credit.title')}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {data.accounts.map(({ creditAccountId, balanceMinor, currency }) => (
            <li key={creditAccountId} className="font-display text-panel font-semibold tabular">
              {format.money({ amount: balanceMinor, currency })}
            </li>
          ))}
        </ul>
      </div>
      {data.accounts.some(({ balanceMinor }) => balanceMinor > 0) && (
        <p className="text-muted">{t('orders.credit.text')}</p>
      )}
      <Disclosure title={t('orders.credit.entries')} defaultOpen={address.value(PAGE) !== undefined}>
        <Entries />
      </Disclosure>
    </Card>
  );
}
