import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import { notificationTarget } from '@sullam/domain/notification-targets.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { organizationUrl, pageUrl } from '../../../kernel/organization-url.ts';
import { findAnnouncementToNotify } from './announcements.reads.ts';

const TEMPLATE = 11;

const textIn = (text: Localized | null, language: Language): string => chooseText(text, language)?.text ?? '';

/** Queues the mails of an announcement to members who have just been notified of it, each in the reader's language. */
export async function mailAnnouncement(
  context: SystemContext,
  tx: Tx,
  announcementId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { organizationId } = context;
  const announcement = await findAnnouncementToNotify(tx, announcementId);
  if (!announcement) return;
  const [organization, people] = await Promise.all([
    tx.one(db.selectFrom('active_organizations').select(['prefix', 'name'])),
    tx.all(
      db
        .selectFrom('member_records')
        .select(['user_id', 'email', 'first_name', 'last_name', 'language'])
        .where('user_id', 'in', [...userIds, announcement.authorUserId]),
    ),
  ]);
  if (!organization) return;
  const author = people.find((person) => person.user_id === announcement.authorUserId);
  const { path } = notificationTarget(TEMPLATE, { announcementId, courseId: announcement.courseId });
  const site = organizationUrl(context.config, { organizationId, prefix: organization.prefix });
  for (const reader of people.filter((person) => userIds.includes(person.user_id))) {
    await queueMail(context, tx, {
      template: 'announcement',
      recipient: reader.email,
      language: reader.language,
      values: {
        name: reader.first_name,
        courseTitle: textIn(announcement.courseTitle ?? organization.name, reader.language),
        title: textIn(announcement.title, reader.language),
        person: author ? `${author.first_name} ${author.last_name}`.trim() : '',
        body: textIn(announcement.body, reader.language),
        url: pageUrl(site, path),
      },
    });
  }
}
