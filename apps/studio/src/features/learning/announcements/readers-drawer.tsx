import { Bell } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../../parts/moment.tsx';
import { Segments } from '../../../parts/segments.tsx';
import {
  type Announcement,
  READERS_PAGE,
  type Reader,
  type ReadState,
  readersQuery,
  useRemindReaders,
} from './announcements.api.ts';

function ReaderRow({ reader }: { readonly reader: Reader }) {
  const { firstName, lastName, image, readAt } = reader;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Avatar firstName={firstName} lastName={lastName} src={image ?? undefined} size={32} />
      <bdi className="min-w-0 flex-1 wrap-anywhere">{`${firstName} ${lastName}`}</bdi>
      {readAt && (
        <span className="text-sm">
          <Moment at={readAt} />
        </span>
      )}
    </li>
  );
}

export interface ReadersDrawerProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** Who has read an announcement and who hasn't, and a reminder for these. */
export function ReadersDrawer({ announcement: { announcementId, readers }, onClose }: ReadersDrawerProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const [state, setState] = useState<ReadState>(readers && readers.read < readers.of ? 'UNREAD' : 'READ');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(readersQuery(announcementId, state, search, page));
  const remind = useRemindReaders();
  const { data } = query;
  const counts = data?.counts ?? readers ?? { read: 0, of: 0 };
  const unread = counts.of - counts.read;
  const show = (change: () => void) => {
    change();
    setPage(1);
  };
  return (
    <Drawer
      open
      onClose={onClose}
      side="end"
      title={t('announcements.titles.readers')}
      footer={
        unread > 0 && (
          <Button
            icon={Bell}
            variant="outline"
            pending={remind.isPending}
            onClick={() =>
              remind.mutate(announcementId, {
                onSuccess: ({ people }) =>
                  notify({ tone: 'success', text: t('announcements.messages.reminded', { count: people }) }),
              })
            }
          >
            {t('announcements.actions.remind')}
          </Button>
        )
      }
    >
      <div className="space-y-4">
        <Segments
          label={t('announcements.titles.readers')}
          value={state}
          onChange={(next) => show(() => setState(next))}
          items={[
            { id: 'UNREAD', label: t('announcements.filters.unread', { number: format.number(unread) }) },
            { id: 'READ', label: t('announcements.filters.read', { number: format.number(counts.read) }) },
          ]}
        />
        <SearchField
          label={t('announcements.filters.search')}
          value={search}
          onChange={(next) => show(() => setSearch(next))}
        />
        {query.isError && !data && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void query.refetch()} compact />
        )}
        {query.isPending && <SkeletonText lines={6} />}
        {data?.total === 0 && (
          <p className="text-muted">
            {t(search ? 'announcements.empty.noSuchReader' : `announcements.empty.${state}`)}
          </p>
        )}
        <ul className="divide-y divide-line">
          {data?.data.map((reader) => (
            <ReaderRow key={reader.userId} reader={reader} />
          ))}
        </ul>
        {data && data.total > READERS_PAGE && (
          <div className="flex justify-between gap-3">
            <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('common.paging.previous')}
            </Button>
            <Button
              variant="outline"
              size="sm"
              disabled={page * READERS_PAGE >= data.total}
              onClick={() => setPage(page + 1)}
            >
              {t('common.paging.next')}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  );
}
