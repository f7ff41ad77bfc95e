import { useEffect } from 'react';
import { type Announcement, useMarkRead } from './announcements.api.ts';

/** Tells once that an announcement is open before its reader: not while its page lies behind others. */
export function useReadReceipt(announcement: Announcement | undefined): void {
  const { mutate } = useMarkRead();
  const announcementId = announcement?.isRead === false ? announcement.announcementId : undefined;
  useEffect(() => {
    if (announcementId === undefined) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', tell);
      mutate(announcementId);
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [announcementId, mutate]);
}
