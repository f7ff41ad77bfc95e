import type { DemoAnnouncement } from '../../demo/content/types.ts';
import { daysAgo } from '../../demo/days.ts';
import type { LoadedCourse } from '../../demo/load-courses.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { formattedText } from '../../kernel/html.ts';
import { findCourseTitle } from '../courses/courses.public.ts';
import { recordTold } from '../notifications/notifications.public.ts';

const ANNOUNCEMENT_TEMPLATE = 11;

/** Announcements and the notifications that told of them. */
export async function loadDemoAnnouncements(
  context: SystemContext,
  tx: Tx,
  announcements: readonly DemoAnnouncement[],
  users: ReadonlyMap<string, number>,
  courses: ReadonlyMap<string, LoadedCourse>,
): Promise<void> {
  const organization_id = context.organizationId;
  const now = context.clock.now();
  // in the order in which they happened: later ones get higher numbers
  for (const announcement of [...announcements].sort((a, b) => b.daysAgo - a.daysAgo)) {
    const courseId = announcement.course ? (courses.get(announcement.course)?.courseId ?? null) : null;
    const authorId = users.get(announcement.author) as number;
    const at = daysAgo(now, announcement.daysAgo);
    const row = await tx.one(
      db
        .insertInto('announcements')
        .values({
          organization_id,
          course_id: courseId,
          title: json(announcement.title),
          body: json(formattedText('body', announcement.body)),
          author_user_id: authorId,
          published_at: at,
          created_at: at,
        })
        .returning('announcement_id'),
    );
    const announcementId = row!.announcement_id;
    const audience = courseId === null ? [...users.values()] : await enrolledIn(context, tx, courseId);
    const about =
      courseId === null ? { outcome: 'organization' } : { courseTitle: await findCourseTitle(context, tx, courseId) };
    const recipients = [...new Set(audience)].filter((userId) => userId !== authorId);
    if (recipients.length === 0) continue;
    await recordTold(context, tx, {
      templateId: ANNOUNCEMENT_TEMPLATE,
      parameters: { title: announcement.title, ...about },
      data: { announcementId, ...(courseId === null ? {} : { courseId }) },
      dedupeKey: `announcement:${announcementId}`,
      at,
      // what is older than a week has been read by most
      told: recipients.map((userId) => ({ userId, isRead: announcement.daysAgo > 7 && userId % 3 !== 0 })),
    });
  }
}

async function enrolledIn(context: SystemContext, tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('enrollments')
      .select('user_id')
      .where('organization_id', '=', context.organizationId)
      .where('course_id', '=', courseId),
  );
  return rows.map((row) => row.user_id);
}
