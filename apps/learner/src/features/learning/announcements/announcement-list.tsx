import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { AnnouncementHead } from './announcement-head.tsx';
import { AnnouncementSummary } from './announcement-summary.tsx';
import { ANNOUNCEMENTS_PAGE, type Announcement } from './announcements.api.ts';

interface AnnouncementCardProps {
  readonly announcement: Announcement;
  readonly href: string;
}

function AnnouncementCard({ announcement, href }: AnnouncementCardProps) {
  return (
    <Card as="article" interactive>
      <h2 className="mb-2 text-lg">
        <UiLink href={href} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
          <AuthorTextFor text={announcement.title} />
        </UiLink>
      </h2>
      <AnnouncementHead announcement={announcement} />
      <div className="mt-3">
        <AnnouncementSummary body={announcement.body} />
      </div>
    </Card>
  );
}

export interface AnnouncementListProps {
  readonly query: UseQueryResult<{ data: Announcement[]; total: number }>;
  readonly page: number;
  /** `/announcements` or the place in a course; the announcement's number follows. */
  readonly base: string;
}

/** Announcements, the newest first, ten at a time. */
export function AnnouncementList({ query, page, base }: AnnouncementListProps) {
  const t = useT();
  const address = useAddressQuery();
  const { data, isError, isFetching, refetch } = query;
  const isPast = useExistingPage(address, { page, total: data?.total, size: ANNOUNCEMENTS_PAGE });
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || isPast) return <SkeletonText lines={8} />;
  if (data.data.length === 0) return <EmptyState drawing="no-notifications" title={t('announcements.empty.list')} />;
  return (
    <>
      <ul className="space-y-4">
        {data.data.map((announcement) => (
          <li key={announcement.announcementId}>
            <AnnouncementCard announcement={announcement} href={`${base}/${announcement.announcementId}`} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pagesOf(data.total, ANNOUNCEMENTS_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </>
  );
}
