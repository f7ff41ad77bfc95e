import '../../../app.css';
import type { RevenueCurrencies } from '@sullam/api-client/schema.gen.ts';
import { FlaskConical, Landmark } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../parts/page.tsx';
import { plottedBy } from './periods.ts';
import { currenciesQuery, type Reported, revenueQuery } from './revenue.api.ts';
import { RevenueChoices } from './revenue-choices.tsx';
import { RevenueExports } from './revenue-exports.tsx';
import { RevenueFigures } from './revenue-figures.tsx';
import { RevenuePlot } from './revenue-plot.tsx';
import { RevenueTable } from './revenue-table.tsx';
import { useReported } from './use-reported.ts';

function Loading() {
  return (
    <div className="space-y-6">
      <SkeletonBar className="h-24 w-full" />
      <SkeletonBar className="h-64 w-full" />
      <SkeletonTable rows={4} columns={5} />
    </div>
  );
}

/** Figures, plot and tables of a period in one currency. */
function Reports({ reported }: { readonly reported: Reported }) {
  const t = useT();
  const by = plottedBy(reported);
  const { data, isError, isFetching, refetch } = useQuery(revenueQuery({ ...reported, by }));
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  const { currency } = reported;
  return (
    <>
      <RevenueFigures total={data.total} currency={currency} />
      <RevenuePlot by={by} rows={data.rows} currency={currency} />
      <RevenueTable by="item" reported={reported} />
      <RevenueTable by="method" reported={reported} />
      <RevenueTable by="group" reported={reported} />
      <RevenueTable by="tax-rate" reported={reported} />
    </>
  );
}

/** To what providers kept and paid out, which revenue doesn't count. */
function PayoutsLink() {
  const t = useT();
  return (
    <LinkButton variant="outline" icon={Landmark} href="/revenue/payouts">
      {t('revenue.labels.payouts')}
    </LinkButton>
  );
}

function Revenue({ of }: { readonly of: RevenueCurrencies }) {
  const t = useT();
  const { currency, reported: chosen } = useReported(of);
  if (!currency)
    return (
      <Page title={t('revenue.menu.title')} lead={t('revenue.texts.lead')} actions={<PayoutsLink />}>
        <EmptyState drawing="files" title={t('revenue.empty.title')} description={t('revenue.empty.text')} />
      </Page>
    );
  const reported = { ...chosen, currency };
  return (
    <Page
      title={t('revenue.menu.title')}
      mark={
        chosen.includeTest && (
          <Badge tone="warning" icon={FlaskConical}>
            {t('revenue.test.badge')}
          </Badge>
        )
      }
      lead={t('revenue.texts.lead')}
      actions={
        <>
          <PayoutsLink />
          <RevenueExports reported={reported} plotBy={plottedBy(reported)} />
        </>
      }
    >
      <div className="space-y-6">
        <RevenueChoices of={of} />
        {chosen.includeTest && (
          <Banner tone="warning" live="off">
            {t('revenue.test.text')}
          </Banner>
        )}
        {/* rows of another grouping or currency are never shown meanwhile */}
        <Reports key={`${plottedBy(reported)} ${currency}`} reported={reported} />
      </div>
    </Page>
  );
}

/** `/revenue`: what paid orders brought in. */
export function RevenueScreen() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(currenciesQuery());
  if (data) return <Revenue of={data} />;
  return (
    <Page title={t('revenue.menu.title')} lead={t('revenue.texts.lead')}>
      {isError ? (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
