import '../../../app.css';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../../parts/page.tsx';
import { approvalsQuery, type WaitingCourse } from './approvals.api.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { WaitingItem } from './waiting-item.tsx';

const TAKE = 10;

/** The courses that wait to be published. */
export function ApprovalsScreen() {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const page = Math.max(1, Math.trunc(Number(address.value('page') ?? '1')) || 1);
  const waiting = useQuery(approvalsQuery({ skip: (page - 1) * TAKE, take: TAKE }));
  const [asked, setAsked] = useState<{ course: WaitingCourse; isApproved: boolean } | null>(null);
  const rows = waiting.data?.data ?? [];
  const total = waiting.data?.total ?? 0;
  return (
    <Page
      title={t('studio.titles.approvals')}
      mark={total > 0 && <Badge tone="warning">{format.number(total)}</Badge>}
      lead={t('studio.approvals.lead')}
    >
      {waiting.isError && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void waiting.refetch()} compact />
      )}
      {waiting.isPending && <SkeletonTable rows={4} columns={3} />}
      {waiting.data && rows.length === 0 && (
        <EmptyState
          drawing="done"
          title={t('builder.approvals.empty')}
          description={t('studio.approvals.emptyHint')}
          compact
        />
      )}
      <ul className="space-y-3">
        {rows.map((course) => (
          <li key={course.courseId}>
            <WaitingItem course={course} onDecide={(isApproved) => setAsked({ course, isApproved })} />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Pagination
          page={page}
          pages={Math.ceil(total / TAKE)}
          hrefOf={(number) => address.hrefWith({ page: number === 1 ? undefined : number })}
        />
      </div>
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}
