import '../../../app.css';
import { RefreshCw } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SideName, SidePlace } from '../../../parts/side-name.tsx';
import { AssignmentFrame, useAssignmentPlace } from '../assignments/assignments.public.ts';
import {
  type Finding,
  findingsQuery,
  type Overview,
  overviewQuery,
  useRunChecks,
  useSaveSettings,
} from './plagiarism.api.ts';

const TAKE = 20;
const LOOKS_AGAIN = 3000;

/** The switch of the check and its rules. */
function Settings({ assignmentId, overview }: { readonly assignmentId: number; readonly overview: Overview }) {
  const t = useT();
  const format = useFormat();
  const save = useSaveSettings(assignmentId);
  const run = useRunChecks(assignmentId);
  const { isOn, thresholdPercent, excludesQuotations, version, isRunning, waiting, checked, unreadable } = overview;
  const [threshold, setThreshold] = useState(thresholdPercent);
  const put = (change: Partial<Pick<Overview, 'isOn' | 'thresholdPercent' | 'excludesQuotations'>>) =>
    save.mutate({ isOn, thresholdPercent, excludesQuotations, version, ...change });
  return (
    <Card as="section" className="space-y-4">
      <CardHeading level={3} description={t('plagiarism.hints.what')}>
        {t('plagiarism.titles.check')}
      </CardHeading>
      <Switch
        label={t('plagiarism.fields.isOn')}
        checked={isOn}
        disabled={save.isPending}
        onChange={(next) => put({ isOn: next })}
      />
      {isOn && (
        <>
          <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
            <NumberField
              label={t('plagiarism.fields.threshold')}
              hint={t('plagiarism.hints.threshold')}
              className="w-60"
              min={1}
              max={100}
              suffix={format.percentSign}
              value={threshold}
              onChange={(next) => {
                if (next === undefined) return;
                setThreshold(Math.round(next));
                if (Math.round(next) !== thresholdPercent) put({ thresholdPercent: Math.round(next) });
              }}
            />
            <Checkbox
              className="sm:mt-7"
              checked={excludesQuotations}
              onChange={(next) => put({ excludesQuotations: next })}
              label={t('plagiarism.fields.excludesQuotations')}
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
            <Button
              variant="outline"
              icon={RefreshCw}
              pending={run.isPending || isRunning}
              onClick={() => run.mutate()}
            >
              {t('plagiarism.actions.run')}
            </Button>
            <p role="status" className="text-sm text-muted">
              {t('plagiarism.labels.checked', { count: checked })}
              {waiting > 0 && ` · ${t('plagiarism.labels.waiting', { count: waiting })}`}
              {unreadable > 0 && ` · ${t('plagiarism.labels.unreadable', { count: unreadable })}`}
            </p>
          </div>
          <p className="text-sm text-muted">{t('plagiarism.hints.run')}</p>
        </>
      )}
    </Card>
  );
}

function FindingItem({ finding, href }: { readonly finding: Finding; readonly href: string }) {
  const t = useT();
  const format = useFormat();
  const { own, other, shared, passageCount, dismissal, isSameAssignment } = finding;
  const share = own.total === 0 ? 0 : shared / own.total;
  return (
    <Card as="article" interactive>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="w-32 shrink-0">
          <p className="text-xl font-semibold tabular">{format.percent(share)}</p>
          <ProgressBar share={share} label={t('plagiarism.labels.similarity')} />
        </div>
        <div className="min-w-0 flex-1 basis-80">
          <h3 className="text-body font-medium wrap-anywhere">
            <UiLink href={href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              <SideName side={own} />
            </UiLink>
          </h3>
          <p className="text-sm text-muted">
            {t('plagiarism.labels.isLike')} <SideName side={other} />
            {' · '}
            <SidePlace side={other} isSame={isSameAssignment} />
          </p>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge>{t('plagiarism.labels.passages', { count: passageCount })}</Badge>
            {!isSameAssignment && <Badge tone="info">{t('plagiarism.labels.otherAssignment')}</Badge>}
            {dismissal && <Badge tone="success">{t('plagiarism.labels.dismissed')}</Badge>}
          </p>
          {dismissal && (
            <p dir="auto" className="mt-1 text-sm text-muted">
              {dismissal.reason}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function Findings({ assignmentId }: { readonly assignmentId: number }) {
  const t = useT();
  const address = useAddressQuery();
  const { places } = useAssignmentPlace();
  const state = address.value('status') === 'dismissed' ? 'DISMISSED' : 'OPEN';
  const page = Math.max(1, Number(address.value('page') ?? 1) || 1);
  const { data, isError, refetch } = useQuery({
    ...findingsQuery(assignmentId, { state, skip: (page - 1) * TAKE, take: TAKE }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="space-y-4" aria-label={t('plagiarism.titles.findings')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-body font-medium">{t('plagiarism.titles.findings')}</h3>
        <div className="flex gap-2">
          {(['OPEN', 'DISMISSED'] as const).map((each) => (
            <FilterChip
              key={each}
              selected={state === each}
              onChange={() =>
                address.change({ status: each === 'DISMISSED' ? 'dismissed' : undefined, page: undefined })
              }
            >
              {t(`plagiarism.states.${each}`)}
            </FilterChip>
          ))}
        </div>
      </div>
      {isError && !data && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText lines={6} />}
      {data?.data.length === 0 && (
        <EmptyState compact drawing="no-results" level={3} title={t(`plagiarism.empty.${state}`)} />
      )}
      <ul className="space-y-3">
        {data?.data.map((finding) => (
          <li key={finding.findingId}>
            <FindingItem finding={finding} href={places.finding(finding.findingId)} />
          </li>
        ))}
      </ul>
      {data && data.total > TAKE && (
        <Pagination
          page={page}
          pages={Math.ceil(data.total / TAKE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      )}
    </section>
  );
}

/** Which submissions of an assignment are like others. */
export function PlagiarismScreen() {
  const t = useT();
  const { assignmentId } = useAssignmentPlace();
  const { data, isPending, isError, refetch } = useQuery({
    ...overviewQuery(assignmentId),
    refetchInterval: ({ state }) => (state.data?.isRunning || (state.data?.waiting ?? 0) > 0 ? LOOKS_AGAIN : false),
  });
  return (
    <AssignmentFrame isPending={isPending}>
      {isError && !data && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {data && (
        <div className="max-w-220 space-y-8">
          <Settings key={data.version} assignmentId={assignmentId} overview={data} />
          {!data.isOn && <Banner live="off">{t('plagiarism.hints.off')}</Banner>}
          <Findings key={`${data.isRunning} ${data.waiting}`} assignmentId={assignmentId} />
        </div>
      )}
    </AssignmentFrame>
  );
}
