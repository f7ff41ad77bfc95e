import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { CaseCard } from '@sullam/web-kit/moderation/case-card.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ListStates } from '../../../parts/list-states.tsx';
import { casesQuery, PAGE } from './discussions.api.ts';

/** `discussions/reports`: what readers reported, without who did. */
export function ModerationScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const address = useAddressQuery();
  const isClosed = address.value('state') === 'closed';
  const page = Math.max(1, Number(address.value('page')) || 1);
  const query = useQuery(casesQuery(courseId, isClosed, page));
  const { data } = query;
  return (
    <div className="max-w-220 space-y-5">
      <BackLink href={`/courses/${courseId}/discussions`}>{t('discussion-desk.actions.all')}</BackLink>
      <h1 className="text-2xl">{t('discussion-desk.titles.moderation')}</h1>
      <div className="flex gap-2">
        <FilterChip selected={!isClosed} onChange={() => address.change({ state: null, page: null })}>
          {t('discussion-desk.filters.open')}
        </FilterChip>
        <FilterChip selected={isClosed} onChange={() => address.change({ state: 'closed', page: null })}>
          {t('discussion-desk.filters.closed')}
        </FilterChip>
      </div>
      <ListStates
        query={query}
        empty={<EmptyState drawing="no-notifications" title={t('discussion-desk.empty.cases')} />}
      />
      {data && data.data.length > 0 && (
        <ul className="space-y-4">
          {data.data.map((found) => (
            <li key={found.moderationCaseId}>
              <CaseCard found={found} place={<AuthorTextFor text={found.boardTitle} />}>
                {found.commentId === null ? <AuthorHtml text={found.boardBody} /> : <Prose html={found.html} />}
              </CaseCard>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={page}
          pages={Math.max(1, Math.ceil(data.total / PAGE))}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      )}
    </div>
  );
}
