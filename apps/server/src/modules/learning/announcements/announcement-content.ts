import type { Tx } from '../../../kernel/database/database.ts';
import type { NotificationContent } from '../../operations/notifications/notifications.public.ts';
import { findAnnouncementToNotify } from './announcements.reads.ts';

const ANNOUNCEMENT = 11;

/** What a notification says of an announcement and leads to; null when it is gone meanwhile. */
export async function contentOf(
  tx: Tx,
  announcementId: number,
): Promise<Pick<NotificationContent, 'templateId' | 'parameters' | 'data'> | null> {
  const announcement = await findAnnouncementToNotify(tx, announcementId);
  if (!announcement) return null;
  const { title, courseTitle, courseId } = announcement;
  return {
    templateId: ANNOUNCEMENT,
    parameters: { title, ...(courseTitle ? { courseTitle } : { outcome: 'organization' }) },
    data: { announcementId, ...(courseId === null ? {} : { courseId }) },
  };
}
