import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../parts/page.tsx';
import { type AccountingSettings, settingsQuery } from './accounting.api.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { JournalCard } from './journal-card.tsx';
import { SecretCard } from './secret-card.tsx';
import { SendMonthCard } from './send-month-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** How many deliveries wait or failed, and when the receiver last took one. */
function Standing({ settings: { waitingCount, failedCount, lastSentAt } }: { readonly settings: AccountingSettings }) {
  const t = useT();
  const format = useFormat();
  const facts = [
    ['waiting', format.number(waitingCount)],
    ['failed', format.number(failedCount)],
    ['lastSent', lastSentAt ? format.dateTime(lastSentAt) : t('accounting.delivery.never')],
  ] as const;
  return (
    <Card padding="lg">
      <dl className="space-y-2 text-sm">
        {facts.map(([key, value]) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="text-muted">{t(`accounting.delivery.${key}`)}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** `/accounting`: where documents are delivered, what was delivered, and the journal. */
export function AccountingScreen() {
  const t = useT();
  const { data, isPending, isFetching, refetch } = useQuery(settingsQuery());
  return (
    <Page
      above={<BackLink href="/tax-documents">{t('billing.list.title')}</BackLink>}
      title={t('accounting.menu.title')}
      lead={t('accounting.texts.lead')}
    >
      {isPending && <SkeletonText lines={8} />}
      {!isPending && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && (
        <div className="space-y-8">
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <SettingsCard settings={data} />
            <div className="space-y-5">
              <Standing settings={data} />
              <SecretCard settings={data} />
              <JournalCard />
              {data.isEnabled && <SendMonthCard />}
            </div>
          </div>
          <DeliveryLog />
        </div>
      )}
    </Page>
  );
}
