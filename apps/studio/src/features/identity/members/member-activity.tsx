import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../../parts/moment.tsx';
import { memberActivityQuery } from './members.api.ts';

const FIRST = 5;
const MORE = 20;

/** What a member did last. */
export function MemberActivity({ userId }: { readonly userId: number }) {
  const t = useT();
  const format = useFormat();
  const [count, setCount] = useState(FIRST);
  const log = useQuery(memberActivityQuery(userId, useLanguage(), count));
  const rows = log.data?.data ?? [];
  const hasMore = log.data !== undefined && rows.length < log.data.total && count + MORE <= 100;
  return (
    <section className="text-sm">
      <h3 className="mb-3 flex items-baseline gap-2 text-base">
        {t('activity-log.titles.page')}
        {log.data && <span className="text-sm font-normal text-muted tabular">{format.number(log.data.total)}</span>}
      </h3>
      {log.isError && <ErrorState title={t('common.failed.title')} onRetry={() => void log.refetch()} compact />}
      {log.isPending && <SkeletonText />}
      {log.data?.total === 0 && <p className="text-muted">{t('activity-log.empty.member')}</p>}
      <ul className="space-y-3">
        {rows.map((entry, at) => (
          <li key={`${entry.path}-${entry.occurredAt}-${at}`} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-muted">{entry.text}</span>
              <AuthorTextFor text={entry.title} />
            </span>
            <span className="shrink-0 text-muted">
              <Moment at={entry.occurredAt} />
            </span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          className="mt-4"
          variant="outline"
          size="sm"
          pending={log.isFetching}
          onClick={() => setCount(count + MORE)}
        >
          {t('activity-log.actions.more')}
        </Button>
      )}
    </section>
  );
}
