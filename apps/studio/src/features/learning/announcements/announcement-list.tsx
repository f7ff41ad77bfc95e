import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardList, useCardPage } from '../../../parts/card-list.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementItem } from './announcement-item.tsx';
import { type Announcement, announcementsQuery, useDeleteAnnouncement } from './announcements.api.ts';
import { ReadersDrawer } from './readers-drawer.tsx';

export interface AnnouncementListProps {
  /** Null: to the whole organisation. */
  readonly courseId: number | null;
}

/** What has been announced, newest first, with drafts; and the way to write more. */
export function AnnouncementList({ courseId }: AnnouncementListProps) {
  const t = useT();
  const notify = useNotify();
  const { page, asked } = useCardPage();
  const query = useQuery(announcementsQuery(courseId, asked));
  const remove = useDeleteAnnouncement();
  // what was begun elsewhere goes on here
  const address = useAddressQuery();
  const [writing, setWriting] = useState<Announcement | 'new' | null>(address.value('new') ? 'new' : null);
  const [reading, setReading] = useState<Announcement | null>(null);
  const [deleting, setDeleting] = useState<Announcement | null>(null);
  const write = (
    <Button icon={Plus} onClick={() => setWriting('new')}>
      {t('announcements.actions.write')}
    </Button>
  );
  return (
    <>
      <CardList
        query={query}
        page={page}
        lead={t(courseId === null ? 'studio.announcements.leadAll' : 'studio.announcements.leadCourse')}
        empty={{ title: t('announcements.empty.list'), description: t('announcements.empty.writer') }}
        action={write}
      >
        {(announcement) => (
          <AnnouncementItem
            key={announcement.announcementId}
            announcement={announcement}
            onEdit={setWriting}
            onDelete={setDeleting}
            onShowReaders={setReading}
          />
        )}
      </CardList>
      {writing && (
        <AnnouncementDialog
          courseId={courseId}
          announcement={writing === 'new' ? null : writing}
          onClose={() => {
            setWriting(null);
            if (address.value('new')) address.change({ new: undefined, title: undefined }, { replace: true });
          }}
        />
      )}
      {reading && <ReadersDrawer announcement={reading} onClose={() => setReading(null)} />}
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
