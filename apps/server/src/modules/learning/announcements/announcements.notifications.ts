import { sql } from 'kysely';
import { transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import {
  type DeliveryBesides,
  everyMember,
  type NotifiedThing,
  notifyAudience,
} from '../../operations/notifications/notifications.public.ts';
import { learnersOf } from '../enrollments/enrollments.public.ts';
import { contentOf } from './announcement-content.ts';
import { mailAnnouncement } from './announcement-mails.ts';
import { findAnnouncementToNotify } from './announcements.reads.ts';
import { announcementPublished } from './announcements.signals.ts';

/** Everyone who is notified of an announcement also gets it by mail. */
export const announcementMail: DeliveryBesides = { name: 'announcement-mail', run: mailAnnouncement };

/** Notifies the members of the organisation or the learners of the course. */
export const notifyOfAnnouncement = on(announcementPublished, (context, { announcementId, courseId, byUserId }) =>
  transaction(context, async (tx) => {
    const announcement = await findAnnouncementToNotify(tx, announcementId);
    if (!announcement) return;
    const about = await contentOf(tx, announcementId);
    if (!about) return;
    const content = { ...about, dedupeKey: `announcement:${announcementId}`, byUserId };
    const audience = courseId === null ? everyMember : learnersOf(courseId);
    const besides = announcement.sendsMail ? { besides: { name: announcementMail.name, id: announcementId } } : {};
    await notifyAudience(context, tx, audience, content, besides);
  }),
);

/** What notifications are about, while it is there. */
export const announcementsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'announcementId',
    isThere: (id) =>
      sql<boolean>`exists (select from announcements a where ${inOrganization('a')} and a.announcement_id = ${id} and a.published_at is not null)`,
  },
];
