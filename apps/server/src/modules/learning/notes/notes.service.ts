import { DAY } from '@sullam/domain/limits.ts';
import { NOTE_LIMITS } from '@sullam/domain/notes.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, notFound } from '../../../kernel/problem.ts';
import { isEmptyText, prepareText } from '../../organization/media/media.public.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { accessLesson } from '../progress/progress.public.ts';
import { accessNote } from './notes.access.ts';
import { emptyNote, tooManyNotes } from './notes.errors.ts';
import { countNotes, forgetLessons, insertNote, purgeDeleted, setDeleted, updateNote } from './notes.repository.ts';
import type { NoteBody, NotePatch, WrittenNote } from './notes.schemas.ts';

const FILES = /<(img|video|audio)\b[^<>]*>(?:<\/\1>)?/g;

/** The text as it is kept: cleaned, without files, whose addresses would be somebody else's. */
export function prepareNote(html: string): { html: string; searchText: string } {
  const { html: withFiles, searchText } = prepareText(html);
  const clean = withFiles.replaceAll(FILES, '');
  if (isEmptyText(clean)) throw emptyNote();
  return { html: clean, searchText };
}

/** Writes a note about a lesson that is open to the caller, or about the course as a whole. */
export function writeNote(context: MemberContext, courseId: number, body: NoteBody): Promise<WrittenNote> {
  const text = prepareNote(body.html);
  const { courseSubsectionId } = body;
  const { userId } = context.caller;
  return transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'learn');
    if (courseSubsectionId !== undefined) {
      const { lesson } = await accessLesson(context, tx, courseSubsectionId, 'open');
      if (lesson.courseId !== courseId) throw notFound();
    }
    if ((await countNotes(tx, userId, courseId)) >= NOTE_LIMITS.inCourse) throw tooManyNotes();
    const written = await insertNote(tx, {
      userId,
      courseId,
      courseSubsectionId: courseSubsectionId ?? null,
      positionSeconds: courseSubsectionId === undefined ? null : (body.positionSeconds ?? null),
      requestKey: body.requestKey,
      ...text,
      now: context.clock.now(),
    });
    if (!written) throw conflict();
    return written;
  });
}

/** Saves what was written on; what another device saved meanwhile isn't written over. */
export function changeNote(context: MemberContext, noteId: number, patch: NotePatch): Promise<WrittenNote> {
  const text = prepareNote(patch.html);
  return transaction(context, async (tx) => {
    const { key, isDeleted } = await accessNote(context, tx, noteId);
    if (isDeleted) throw notFound();
    const saved = await updateNote(tx, key, { ...text, version: patch.version, now: context.clock.now() });
    if (!saved) throw conflict();
    return saved;
  });
}

/** Deletes a note; it can be taken back for some days. */
export const deleteNote = (context: MemberContext, noteId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { key, isDeleted } = await accessNote(context, tx, noteId);
    if (isDeleted) throw notFound();
    await setDeleted(tx, key, context.clock.now());
  });

/** Takes a deletion back. */
export const restoreNote = (context: MemberContext, noteId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { key } = await accessNote(context, tx, noteId);
    await setDeleted(tx, key, null);
  });

/** Before lessons are deleted: what was written about them stays. */
export async function keepNotesOf(_context: MemberContext, tx: Tx, courseSubsectionIds: readonly number[]) {
  await forgetLessons(tx, courseSubsectionIds);
  return async () => undefined;
}

/** What was deleted long enough ago is gone for good. */
export const forgetDeletedNotes = (context: SystemContext): Promise<void> =>
  transaction(context, (tx) =>
    purgeDeleted(tx, new Date(context.clock.now().getTime() - NOTE_LIMITS.restorableDays * DAY)),
  );
