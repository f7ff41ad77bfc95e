import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { type AnnouncementRecord, findAnnouncementRecord } from './announcements.repository.ts';
import type { AnnouncementAbilities } from './announcements.schemas.ts';

interface AnnouncementRights {
  canRead: boolean;
  canWrite: boolean;
}

/** What the caller may do with the announcements of a course (its learners read, its editors write) or of the organisation. */
async function rightsOf(context: MemberContext, tx: Tx, courseId: number | null): Promise<AnnouncementRights> {
  if (courseId === null) return { canRead: true, canWrite: isAdministrator(context.caller) };
  const { abilities } = await accessCourse(context, tx, courseId, 'see');
  return { canRead: abilities.canLearn, canWrite: abilities.canEdit };
}

/**
 * The way to the announcements of a course or of the organisation (null).
 * @throws Problem not-found for a course that the caller may not see, not-allowed when it may be seen but not this
 */
export async function accessAnnouncements(
  context: MemberContext,
  tx: Tx,
  courseId: number | null,
  action: 'read' | 'write',
): Promise<AnnouncementRights> {
  const rights = await rightsOf(context, tx, courseId);
  if (!(action === 'read' ? rights.canRead : rights.canWrite)) throw notAllowed();
  return rights;
}

/**
 * The only way to one announcement.
 * @throws Problem not-found when there is none that the caller may read (drafts are their writers'), not-allowed
 */
export async function accessAnnouncement(
  context: MemberContext,
  tx: Tx,
  announcementId: number,
  action: 'read' | 'write',
): Promise<AnnouncementRecord & { abilities: AnnouncementAbilities }> {
  const announcement = await findAnnouncementRecord(tx, announcementId);
  if (!announcement) throw notFound();
  const rights = await rightsOf(context, tx, announcement.courseId);
  if (!rights.canWrite && !(rights.canRead && announcement.isPublished)) throw notFound();
  if (action === 'write' && !rights.canWrite) throw notAllowed();
  const { isPublished, isScheduled } = announcement;
  const state = { published_at: isPublished || null, scheduled_at: isScheduled || null };
  return { ...announcement, abilities: announcementAbilities(rights.canWrite, state) };
}

interface State {
  published_at: unknown;
  scheduled_at: unknown;
}

export const announcementAbilities = (canWrite: boolean, state: State): AnnouncementAbilities => ({
  canEdit: canWrite,
  canPublish: canWrite && state.published_at === null,
  canUnschedule: canWrite && state.scheduled_at !== null,
  canDelete: canWrite,
});
