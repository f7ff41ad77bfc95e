import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../parts/page.tsx';
import { FeesTable } from './fees-table.tsx';
import { feesQuery, type PaymentFees } from './payouts.api.ts';
import { PayoutsTable } from './payouts-table.tsx';

/** Years that can be chosen. */
const YEARS = 5;

/** Which providers report less than others. */
function Missing({ providers }: Pick<PaymentFees, 'providers'>) {
  const t = useT();
  const format = useFormat();
  const named = (reports: 'reportsFees' | 'reportsPayouts') =>
    providers.filter((provider) => !provider[reports]).map(({ title }) => title);
  const [withoutFees, withoutPayouts] = [named('reportsFees'), named('reportsPayouts')];
  return (
    <div className="space-y-1 text-sm text-muted">
      {withoutFees.length > 0 && (
        <p>{t('payouts.texts.noFeeReport', { providers: { raw: format.list(withoutFees) } })}</p>
      )}
      {withoutPayouts.length > 0 && (
        <p>{t('payouts.texts.noPayoutReport', { providers: { raw: format.list(withoutPayouts) } })}</p>
      )}
    </div>
  );
}

/** `/revenue/payouts`: what providers kept of payments and transferred to the bank. */
export function PayoutsScreen() {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const { now } = useKit();
  const thisYear = new Date(now()).getUTCFullYear();
  const years = Array.from({ length: YEARS }, (_, back) => thisYear - back);
  const year = years.find((each) => String(each) === address.value('year')) ?? thisYear;
  const includeTest = address.value('test') === 'yes';
  const { data, isError, isFetching, refetch } = useQuery(feesQuery({ year, includeTest }));
  return (
    <Page
      above={<BackLink href="/revenue">{t('revenue.menu.title')}</BackLink>}
      title={t('payouts.titles.page')}
      lead={t('payouts.texts.lead')}
    >
      {!data && isError && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonTable rows={4} columns={5} />}
      {data && data.providers.length === 0 && data.rows.length === 0 && (
        <EmptyState drawing="files" title={t('payouts.texts.noPayouts')} description={t('payouts.texts.nothing')} />
      )}
      {data && (data.providers.length > 0 || data.rows.length > 0) && (
        <div className="space-y-8">
          <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
            <NativeSelect
              label={t('payouts.labels.year')}
              className="w-32"
              value={String(year)}
              options={years.map((each) => ({ value: String(each), label: format.year(`${each}-06-15T12:00:00Z`) }))}
              onChange={(value) => address.change({ year: value, page: undefined })}
            />
            {data.hasTest && (
              <Checkbox
                label={t('payouts.labels.includeTest')}
                checked={includeTest}
                onChange={(isOn) => address.change({ test: isOn ? 'yes' : undefined, page: undefined })}
              />
            )}
          </div>
          <Missing providers={data.providers} />
          <FeesTable fees={data} year={year} includeTest={includeTest} />
          <PayoutsTable includeTest={includeTest} />
        </div>
      )}
    </Page>
  );
}
