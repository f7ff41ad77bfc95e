import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { GroupMeta } from '@sullam/web-kit/groups/group-meta.tsx';
import { GroupSeal } from '@sullam/web-kit/groups/group-seal.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { GROUPS_PAGE, type GroupSummary, groupsQuery } from './groups.api.ts';
import { JoinButton } from './join-button.tsx';

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
/** So long one types before the list is searched. */
const TYPING = 300;

function GroupCard({ group }: { readonly group: GroupSummary }) {
  return (
    <li>
      <Card as="article" padding="none" className="flex h-full flex-col overflow-hidden">
        <img
          src={group.cover?.url ?? group.coverArt}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="h-26 w-full object-cover"
        />
        <div className="-mt-9 flex flex-1 flex-col gap-2 px-5 pb-5">
          <GroupSeal name={group.name} hue={group.hue} size={76} className="-ms-2" />
          <h2 className="text-lg leading-snug">
            <UiLink href={`/groups/${group.groupId}`} className="text-ink">
              <AuthorTextFor as="span" text={group.name} />
            </UiLink>
          </h2>
          <GroupMeta privacy={group.privacy} memberCount={group.memberCount} />
          <div className="mt-auto pt-2">
            <JoinButton group={group} />
          </div>
        </div>
      </Card>
    </li>
  );
}

/** Groups that the reader doesn't belong to yet. */
export function FindTab() {
  const t = useT();
  const address = useAddressQuery();
  const search = address.value('search') ?? '';
  const page = pageOf(address.value('page'));
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed === search) return;
    const change = () => address.change({ search: typed || null, page: null }, { replace: true });
    const timer = window.setTimeout(change, TYPING);
    return () => window.clearTimeout(timer);
  });
  const { data, isError, isFetching, refetch } = useQuery({
    ...groupsQuery(search, page),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField
        className="mb-6 max-w-form"
        label={t('groups.labels.find')}
        hideLabel
        placeholder={t('groups.labels.find')}
        value={typed}
        onChange={setTyped}
      />
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonCards className={GRID} />}
      {data?.data.length === 0 && (
        <EmptyState drawing="no-results" title={t(search ? 'groups.empty.found' : 'groups.empty.all')} />
      )}
      {data && data.data.length > 0 && (
        <>
          <ul className={GRID}>
            {data.data.map((group) => (
              <GroupCard key={group.groupId} group={group} />
            ))}
          </ul>
          <div className="mt-10">
            <Pagination
              page={page}
              pages={pagesOf(data.total, GROUPS_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
    </>
  );
}
