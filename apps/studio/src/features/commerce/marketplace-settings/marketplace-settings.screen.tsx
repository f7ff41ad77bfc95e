import '../../../app.css';
import { CreditCard } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../parts/page.tsx';
import { DefaultTermsCard } from '../refunds/refunds.public.ts';
import { sellerQuery, settingsQuery } from './marketplace-settings.api.ts';
import { PaymentDisclosureCard } from './payment-disclosure-card.tsx';
import { RateCard } from './rate-card.tsx';
import { SeatDaysCard } from './seat-days-card.tsx';
import { SellerCard } from './seller-card.tsx';

/** `/marketplace-settings`: the VAT that prices include, and who sells. */
export function MarketplaceSettingsScreen() {
  const t = useT();
  const settings = useQuery(settingsQuery());
  const seller = useQuery(sellerQuery());
  const failed = [settings, seller].filter(({ isError, data }) => isError && !data);
  return (
    <Page
      above={<BackLink href="/orders">{t('order-desk.menu.title')}</BackLink>}
      title={t('billing.settings.title')}
      lead={t('billing.settings.lead')}
      actions={
        <LinkButton href="/payment-providers" variant="outline" icon={CreditCard}>
          {t('billing.settings.providers')}
        </LinkButton>
      }
    >
      {failed.length > 0 && (
        <ErrorState
          title={t('common.failed.title')}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {failed.length === 0 && !(settings.data && seller.data) && <SkeletonText lines={8} />}
      {settings.data && seller.data && (
        <div className="max-w-reading space-y-5">
          <RateCard rate={settings.data.taxRateBasisPoints} />
          <SellerCard seller={seller.data} />
          <DefaultTermsCard />
          <SeatDaysCard settings={settings.data} />
          <PaymentDisclosureCard settings={settings.data} />
        </div>
      )}
    </Page>
  );
}
