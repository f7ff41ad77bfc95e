import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { checkMediaChoices, readMediaRefs } from '../../organization/media/media.public.ts';
import { accessSubsection } from '../course-content/course-content.public.ts';
import { accessCourse, contentChanged } from '../courses/courses.public.ts';
import { ATTACHED_KINDS } from './attachment-media.ts';
import { cleaned, nameFrom } from './attachment-name.ts';
import { anotherKind, tooManyAttachments } from './attachments.errors.ts';
import {
  deleteAttachment,
  findAttachment,
  insertAttachment,
  listAttachedMedia,
  listAttachmentIds,
  orderAttachments,
  type Place,
  updateAttachment,
} from './attachments.repository.ts';
import { type AttachmentBody, type AttachmentPatch, MOST_ATTACHMENTS } from './attachments.schemas.ts';

/** The place that an address names. */
export type Named = { courseId: number } | { courseSubsectionId: number };

async function placeToEdit(context: MemberContext, tx: Tx, named: Named) {
  if ('courseId' in named) {
    const { course } = await accessCourse(context, tx, named.courseId, 'edit');
    return { course, place: { courseId: course.courseId, courseSubsectionId: null } satisfies Place };
  }
  const { courseSubsectionId } = named;
  const { course } = await accessSubsection(context, tx, courseSubsectionId, 'edit');
  return { course, place: { courseId: course.courseId, courseSubsectionId } satisfies Place };
}

async function attachmentToEdit(context: MemberContext, tx: Tx, attachmentId: number) {
  const attachment = await findAttachment(tx, attachmentId);
  if (!attachment) throw notFound();
  const { course } = await accessCourse(context, tx, attachment.courseId, 'edit');
  return { attachment, course };
}

function checkAddress(url: string | undefined): void {
  if (url === undefined) return;
  const isWeb = URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
  if (!isWeb) throw invalidField('url', 'url');
}

async function checkFile(context: MemberContext, tx: Tx, courseId: number, mediaId: number): Promise<void> {
  const choice = { path: 'mediaId', mediaId, kinds: ATTACHED_KINDS };
  await checkMediaChoices(context, tx, [choice], await listAttachedMedia(tx, courseId));
}

/** What a file or a link is called where nobody has named it. */
async function nameOf(context: MemberContext, tx: Tx, { mediaId, url, name }: AttachmentBody) {
  const given = cleaned(name);
  if (given) return given;
  if (url !== undefined) return nameFrom(new URL(url).hostname);
  return nameFrom((await readMediaRefs(context, tx, [mediaId!])).get(mediaId!)!.name);
}

const told = (attachmentId: number, action: 'create' | 'update' | 'delete') => ({
  action: `attachment.${action}`,
  noun: 'attachment',
  nounId: attachmentId,
});

/** Adds a file or a link after what stands there. */
export const addAttachment = (
  context: MemberContext,
  named: Named,
  body: AttachmentBody,
): Promise<{ attachmentId: number }> => {
  const { mediaId, url, language = null } = body;
  if ((mediaId === undefined) === (url === undefined)) throw invalidField('mediaId', 'choice');
  checkAddress(url);
  return transaction(context, async (tx) => {
    const { course, place } = await placeToEdit(context, tx, named);
    if ((await listAttachmentIds(tx, place)).length >= MOST_ATTACHMENTS) throw tooManyAttachments();
    if (mediaId !== undefined) await checkFile(context, tx, course.courseId, mediaId);
    const attachmentId = await insertAttachment(tx, {
      ...place,
      mediaId: mediaId ?? null,
      url: url ?? null,
      name: await nameOf(context, tx, body),
      language,
      now: context.clock.now(),
    });
    await audit(context, tx, told(attachmentId, 'create'));
    await contentChanged(context, tx, course);
    return { attachmentId };
  });
};

/** Names it, says its language, or puts another file or address in its place. */
export const changeAttachment = (
  context: MemberContext,
  attachmentId: number,
  { version, name, ...patch }: AttachmentPatch,
): Promise<{ version: number }> => {
  checkAddress(patch.url);
  const newName = cleaned(name);
  if (name !== undefined && !newName) throw invalidField('name', 'oneLanguage');
  return transaction(context, async (tx) => {
    const { attachment, course } = await attachmentToEdit(context, tx, attachmentId);
    const changesKind = attachment.url === null ? patch.url !== undefined : patch.mediaId !== undefined;
    if (changesKind) throw anotherKind();
    if (patch.mediaId !== undefined) await checkFile(context, tx, course.courseId, patch.mediaId);
    const changed = { ...patch, ...(newName ? { name: newName } : {}) };
    if (!(await updateAttachment(tx, attachmentId, version, changed))) throw conflict();
    await audit(context, tx, { ...told(attachmentId, 'update'), changes: { fields: Object.keys(changed) } });
    await contentChanged(context, tx, course);
    return { version: version + 1 };
  });
};

/** Takes it from the list; the file itself stays its owner's. */
export const removeAttachment = (context: MemberContext, attachmentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { course } = await attachmentToEdit(context, tx, attachmentId);
    await deleteAttachment(tx, attachmentId);
    await audit(context, tx, told(attachmentId, 'delete'));
    await contentChanged(context, tx, course);
  });

/** Puts all attachments of a place in order; a list that isn't what stands there is refused. */
export const reorderAttachments = (context: MemberContext, named: Named, ids: readonly number[]): Promise<void> =>
  transaction(context, async (tx) => {
    const { course, place } = await placeToEdit(context, tx, named);
    const known = new Set(await listAttachmentIds(tx, place));
    if (ids.length !== known.size || new Set(ids).size !== known.size || !ids.every((id) => known.has(id)))
      throw conflict();
    await orderAttachments(tx, ids);
    await audit(context, tx, { action: 'attachment.reorder', noun: 'course', nounId: course.courseId });
    await contentChanged(context, tx, course);
  });
