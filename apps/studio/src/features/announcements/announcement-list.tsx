import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { type Announcement, announcementsQuery, useDeleteAnnouncement } from './announcements.api.ts';

const TAKE = 10;

export interface AnnouncementListProps {
  /** Null: to the whole organisation. */
  readonly courseId: number | null;
}

/** What has been announced, newest first, with drafts; and the way to write more. */
export function AnnouncementList({ courseId }: AnnouncementListProps) {
  const t = useT();
  const notify = useNotify();
  const address = useAddressQuery();
  const page = Math.max(1, Math.trunc(Number(address.value('page') ?? '1')) || 1);
  const query = useQuery(announcementsQuery(courseId, { skip: (page - 1) * TAKE, take: TAKE }));
  const remove = useDeleteAnnouncement();
  const [writing, setWriting] = useState<Announcement | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Announcement | null>(null);
  const rows = query.data?.data ?? [];
  const write = (
    <Button icon={Plus} onClick={() => setWriting('new')}>
      {t('announcements.actions.write')}
    </Button>
  );
  return (
    <>
      <div className="mb-5 flex max-w-220 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 max-w-reading flex-1 basis-80 text-muted">
          {t(courseId === null ? 'studio.announcements.leadAll' : 'studio.announcements.leadCourse')}
        </p>
        {rows.length > 0 && write}
      </div>
      {query.isError && !query.data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void query.refetch()} compact />
      )}
      {query.isPending && <SkeletonText lines={8} />}
      {query.data && rows.length === 0 && (
        <EmptyState
          drawing="inbox"
          title={t('announcements.empty.list')}
          description={t('announcements.empty.writer')}
          action={write}
          compact
        />
      )}
      <div className="max-w-220 space-y-4">
        {rows.map((announcement) => (
          <AnnouncementItem
            key={announcement.announcementId}
            announcement={announcement}
            onEdit={setWriting}
            onDelete={setDeleting}
          />
        ))}
        <Pagination
          page={page}
          pages={Math.ceil((query.data?.total ?? 0) / TAKE)}
          hrefOf={(number) => address.hrefWith({ page: number === 1 ? undefined : number })}
        />
      </div>
      {writing && (
        <AnnouncementDialog
          courseId={courseId}
          announcement={writing === 'new' ? null : writing}
          onClose={() => setWriting(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open
          danger
          onClose={() => setDeleting(null)}
          title={t('announcements.dialogs.deleteTitle')}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(deleting.announcementId, {
              onSuccess: () => {
                notify({ tone: 'success', text: t('announcements.messages.deleted') });
                setDeleting(null);
              },
            })
          }
        >
          {t('announcements.dialogs.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
