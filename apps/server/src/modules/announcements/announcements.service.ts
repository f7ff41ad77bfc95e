import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { transaction } from '../../kernel/database/database.ts';
import { formattedText } from '../../kernel/html.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { invalidField } from '../../kernel/problem.ts';
import { accessAnnouncement, accessAnnouncements } from './announcements.access.ts';
import { alreadySent, changedMeanwhile } from './announcements.errors.ts';
import {
  deleteAnnouncement,
  insertAnnouncement,
  markPublished,
  updateAnnouncement,
} from './announcements.repository.ts';
import type { AnnouncementBody, AnnouncementPatch } from './announcements.schemas.ts';
import { announcementPublished } from './announcements.signals.ts';

const noun = 'announcement';

function checkTitle(title: Localized | undefined): void {
  if (title !== undefined && !hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'oneLanguage');
}

const clean = <Body extends { body?: Localized }>(body: Body): Body =>
  body.body === undefined ? body : { ...body, body: formattedText('body', body.body) };

/** Writes a draft; nobody but its writers sees it. */
export function createAnnouncement(
  context: MemberContext,
  courseId: number | null,
  body: AnnouncementBody,
): Promise<{ announcementId: number }> {
  checkTitle(body.title);
  return transaction(context, async (tx) => {
    await accessAnnouncements(context, tx, courseId, 'write');
    const announcementId = await insertAnnouncement(tx, {
      courseId,
      authorUserId: context.caller.userId,
      body: clean(body),
      now: context.clock.now(),
    });
    await audit(context, tx, { action: 'announcement.create', noun, nounId: announcementId, changes: { courseId } });
    return { announcementId };
  });
}

export function changeAnnouncement(
  context: MemberContext,
  announcementId: number,
  patch: AnnouncementPatch,
): Promise<void> {
  checkTitle(patch.title);
  return transaction(context, async (tx) => {
    await accessAnnouncement(context, tx, announcementId, 'write');
    if (!(await updateAnnouncement(tx, announcementId, clean(patch), context.clock.now()))) throw changedMeanwhile();
    await audit(context, tx, { action: 'announcement.update', noun, nounId: announcementId });
  });
}

/** Publishes a draft and notifies its readers, once. */
export const publishAnnouncement = (context: MemberContext, announcementId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { courseId } = await accessAnnouncement(context, tx, announcementId, 'write');
    if (!(await markPublished(tx, announcementId, context.clock.now()))) throw alreadySent();
    await audit(context, tx, { action: 'announcement.publish', noun, nounId: announcementId });
    await emit(context, tx, announcementPublished, { announcementId, courseId, byUserId: context.caller.userId });
  });

export const removeAnnouncement = (context: MemberContext, announcementId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessAnnouncement(context, tx, announcementId, 'write');
    await deleteAnnouncement(tx, announcementId);
    await audit(context, tx, { action: 'announcement.delete', noun, nounId: announcementId });
  });
