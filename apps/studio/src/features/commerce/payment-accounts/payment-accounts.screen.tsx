import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../parts/page.tsx';
import { accountsQuery } from './payment-accounts.api.ts';
import { ProviderCard } from './provider-card.tsx';

/** `/payment-providers`: the accounts with payment providers, their keys and webhooks. */
export function PaymentAccountsScreen() {
  const t = useT();
  const { data, isPending, isError, isFetching, refetch } = useQuery(accountsQuery());
  const isLive = data?.providers.some(({ accounts }) =>
    accounts.some(({ mode, isOffered }) => mode === 'LIVE' && isOffered),
  );
  return (
    <Page
      above={<BackLink href="/marketplace-settings">{t('billing.settings.title')}</BackLink>}
      title={t('payment-accounts.titles.page')}
      lead={t('payment-accounts.texts.lead')}
    >
      {isPending && <SkeletonText lines={8} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && (
        <div className="max-w-reading space-y-5">
          {!isLive && (
            <Banner tone="warning" live="off" title={t('payment-accounts.titles.test')}>
              {t('payment-accounts.texts.test')}
            </Banner>
          )}
          {data.providers.map((provider) => (
            <ProviderCard key={provider.provider} provider={provider} />
          ))}
        </div>
      )}
    </Page>
  );
}
