import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { formattedText } from '../../../kernel/html.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoNotices } from '../../operations/notifications/notifications.public.ts';
import { demoCourses, findCourseTitle } from '../courses/courses.public.ts';
import { demoLearners } from '../progress/progress.public.ts';
import { insertRead } from './announcements.repository.ts';
import { queuePublishing } from './announcements.service.ts';

const ANNOUNCEMENT_TEMPLATE = 11;

/** Announcements and their notifications. */
export async function loadDemoAnnouncements({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const users = loaded.get(demoMembers);
  const courses = loaded.get(demoCourses);
  const learners = loaded.get(demoLearners);

  const now = context.clock.now();
  // in the order in which they happened: later ones get higher numbers
  for (const announcement of [...demo.announcements].sort((a, b) => b.daysAgo - a.daysAgo)) {
    const isToCome = announcement.daysAgo < 0;
    const courseId = announcement.course ? (courses.get(announcement.course) ?? null) : null;
    const authorId = users.get(announcement.author) as number;
    const at = daysAgo(now, announcement.daysAgo);
    const row = await tx.one(
      db
        .insertInto('announcements')
        .values({
          course_id: courseId,
          title: json(announcement.title),
          body: json(formattedText('body', announcement.body)),
          author_user_id: authorId,
          published_at: isToCome ? null : at,
          scheduled_at: isToCome ? at : null,
          created_at: isToCome ? now : at,
        })
        .returning('announcement_id'),
    );
    const announcementId = row!.announcement_id;
    if (isToCome) {
      await queuePublishing(context, tx, announcementId, at);
      continue;
    }
    const audience = courseId === null ? [...users.values()] : (learners.get(courseId) ?? []);
    const about =
      courseId === null ? { outcome: 'organization' } : { courseTitle: await findCourseTitle(tx, courseId) };
    const recipients = [...new Set(audience)].filter((userId) => userId !== authorId);
    if (recipients.length === 0) continue;
    // what is older than a week has been read by most
    const notified = recipients.map((userId) => ({ userId, isRead: announcement.daysAgo > 7 && userId % 3 !== 0 }));
    for (const { userId, isRead } of notified)
      if (isRead || (userId + announcement.daysAgo) % 4 === 0) await insertRead(tx, announcementId, userId, at);
    loaded.get(demoNotices).push({
      templateId: ANNOUNCEMENT_TEMPLATE,
      parameters: { title: announcement.title, ...about },
      data: { announcementId, ...(courseId === null ? {} : { courseId }) },
      dedupeKey: `announcement:${announcementId}`,
      at,
      notified,
    });
  }
}
