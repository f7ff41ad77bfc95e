import { transaction } from '../../kernel/database/database.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { learnersOf } from '../enrollments/enrollments.public.ts';
import { type DeliveryBesides, everyMember, notifyAudience } from '../notifications/notifications.public.ts';
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
