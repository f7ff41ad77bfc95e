import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useKeys } from '../../../parts/keys.tsx';
import { Page } from '../../../parts/page.tsx';
import { isMarking, waitingQuery } from '../../../parts/waiting.api.ts';
import { WaitingRow } from './waiting-list.tsx';

/** What comes next where nothing waits: the date on which more work is due. */
function NothingToMark() {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const due = useQuery(waitingQuery()).data?.agenda.find(({ kind }) => kind === 'ASSIGNMENT_DUE');
  return (
    <EmptyState
      drawing="done"
      title={t('studio.toMark.none')}
      description={
        due
          ? t('studio.toMark.next', {
              title: text(due.title),
              date: format.dateTime(due.at),
              part: format.number(due.doneCount),
              whole: format.number(due.expectedCount),
            })
          : t('studio.toMark.noneHint')
      }
      action={
        <LinkButton href="/courses" variant="outline">
          {t('studio.toMark.courses')}
        </LinkButton>
      }
    />
  );
}

/** `/to-mark`: all submissions and written answers that wait for this person, in all courses. */
export function ToMarkScreen() {
  const t = useT();
  const go = useGo();
  const waiting = useQuery(waitingQuery());
  const rows = waiting.data?.data.filter(isMarking) ?? [];
  const [first] = rows;
  useKeys({
    title: t('studio.keys.here'),
    lines: first
      ? [{ id: 'mark', shown: 'M', code: 'KeyM', words: t('studio.keys.mark'), run: () => go(first.path) }]
      : [],
  });
  const count = waiting.data?.toMarkCount ?? 0;
  return (
    <Page
      title={t('studio.titles.toMark')}
      // its line is kept for the number
      lead={
        waiting.isPending ? (
          <span aria-hidden="true" className="block h-[1lh]" />
        ) : (
          count > 0 && t('studio.toMark.count', { count })
        )
      }
    >
      <Card as="section" padding="none" className="max-w-220 overflow-hidden" aria-label={t('studio.titles.toMark')}>
        {waiting.isPending && (
          <div className="p-5">
            <SkeletonText lines={5} />
          </div>
        )}
        {waiting.isError && !waiting.data && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void waiting.refetch()} compact />
        )}
        {waiting.data && rows.length === 0 && <NothingToMark />}
        <ul className="divide-y divide-line empty:hidden">
          {rows.map((item, at) => (
            <WaitingRow key={item.path} item={item} isFirst={at === 0} keyShown={at === 0 ? 'M' : undefined} />
          ))}
        </ul>
      </Card>
    </Page>
  );
}
