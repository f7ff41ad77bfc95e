import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnSubmission, versionQuery } from './assignments.api.ts';
import { OwnVersion } from './own-version.tsx';

function EarlierVersion({ assignmentId, number }: { readonly assignmentId: number; readonly number: number }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(versionQuery(assignmentId, number));
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  return data ? <OwnVersion version={data} /> : <SkeletonText lines={4} />;
}

/** Everything that was handed in, the newest first, each to look at. */
export function Versions({ assignmentId, own }: { readonly assignmentId: number; readonly own: OwnSubmission }) {
  const t = useT();
  const format = useFormat();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Card as="section">
      <h3 className="mb-3 text-lg">{t('assignments.titles.versions')}</h3>
      <ol className="divide-y divide-line">
        {own.versions.map(({ number, submittedAt, submittedBy, withdrawnAt, isLate, receiptCode }) => (
          <li key={number} className="py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="font-medium">{t('assignments.labels.version', { number: format.number(number) })}</span>
              <time dateTime={submittedAt} className="text-muted">
                {format.dateTime(submittedAt)}
              </time>
              {submittedBy && <bdi className="text-muted">{`${submittedBy.firstName} ${submittedBy.lastName}`}</bdi>}
              {number === own.current?.number && <Badge tone="primary">{t('assignments.states.current')}</Badge>}
              {isLate && <Badge tone="warning">{t('assignments.states.late')}</Badge>}
              {withdrawnAt && <Badge>{t('assignments.states.withdrawn')}</Badge>}
              <span className="text-muted">
                {t('assignments.labels.receipt')} <bdi className="font-mono">{receiptCode}</bdi>
              </span>
              <Button
                size="sm"
                variant="ghost"
                className="ms-auto"
                aria-expanded={opened === number}
                onClick={() => setOpened(opened === number ? null : number)}
              >
                {t(opened === number ? 'common.actions.collapse' : 'common.actions.view')}
              </Button>
            </div>
            {opened === number && (
              <div className="mt-3">
                <EarlierVersion assignmentId={assignmentId} number={number} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
