import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { findNoteRecord } from './notes.repository.ts';

/**
 * The only way to a note: it is its writer's, and nobody else's whatever they may do, in a course that they still see.
 * @throws Problem not-found
 */
export async function accessNote(context: MemberContext, tx: Tx, noteId: number) {
  const key = { userId: context.caller.userId, noteId };
  const note = await findNoteRecord(tx, key);
  if (!note) throw notFound();
  await accessCourse(context, tx, note.courseId, 'see');
  return { ...note, key };
}
