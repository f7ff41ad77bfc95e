import type { Localized } from '@sullam/domain/localized.ts';
import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import { formattedText } from '../kernel/html.ts';
import type { DemoAnnouncement } from './content/types.ts';
import { daysAgo } from './days.ts';
import type { LoadedCourse } from './load-courses.ts';

const ANNOUNCEMENT_TEMPLATE = 11;

/** Announcements and the notifications that told of them. */
export async function loadAnnouncements(
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
      courseId === null ? { outcome: 'organization' } : { courseTitle: await titleOf(context, tx, courseId) };
    const recipients = [...new Set(audience)].filter((userId) => userId !== authorId);
    if (recipients.length === 0) continue;
    await tx.run(
      db.insertInto('notifications').values(
        recipients.map((user_id) => ({
          organization_id,
          user_id,
          template_id: ANNOUNCEMENT_TEMPLATE,
          parameters: json({ title: announcement.title, ...about }),
          data: json({ announcementId, ...(courseId === null ? {} : { courseId }) }),
          dedupe_key: `announcement:${announcementId}`,
          created_at: at,
          // what is older than a week has been read by most
          read_at: announcement.daysAgo > 7 && user_id % 3 !== 0 ? at : null,
        })),
      ),
    );
  }
}

async function titleOf(context: SystemContext, tx: Tx, courseId: number): Promise<Localized> {
  const row = await tx.one(
    db
      .selectFrom('courses')
      .select('title')
      .where('organization_id', '=', context.organizationId)
      .where('course_id', '=', courseId),
  );
  return row?.title as Localized;
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
