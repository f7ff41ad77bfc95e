import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { WrittenNote } from './notes.schemas.ts';

/** Notes are their writer's alone: every statement names them. */
export interface NoteKey {
  userId: number;
  noteId: number;
}

export interface NewNote {
  userId: number;
  courseId: number;
  courseSubsectionId: number | null;
  positionSeconds: number | null;
  requestKey: string;
  html: string;
  searchText: string;
  now: Date;
}

const writtenColumns = ['notes.note_id as noteId', 'notes.version', 'notes.edited_at as editedAt'] as const;

const written = (row: { noteId: number; version: number; editedAt: Date }): WrittenNote => ({
  ...row,
  editedAt: row.editedAt.toISOString(),
});

/**
 * Writes a note. What is sent again under the same key is the same note, with the words as they were sent last; undefined: it
 * was changed since in another way.
 */
export async function insertNote(tx: Tx, note: NewNote): Promise<WrittenNote | undefined> {
  const made = await tx.one(
    db
      .insertInto('notes')
      .values({
        user_id: note.userId,
        course_id: note.courseId,
        course_subsection_id: note.courseSubsectionId,
        position_seconds: note.positionSeconds,
        request_key: note.requestKey,
        html: note.html,
        search_text: note.searchText,
        created_at: note.now,
        edited_at: note.now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'user_id', 'request_key'])
          .doUpdateSet((eb) => ({
            html: eb.ref('excluded.html'),
            search_text: eb.ref('excluded.search_text'),
            edited_at: eb.ref('excluded.edited_at'),
          }))
          .where('notes.version', '=', 1)
          .where('notes.deleted_at', 'is', null),
      )
      .returning(writtenColumns),
  );
  return made && written(made);
}

export async function countNotes(tx: Tx, userId: number, courseId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('notes')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('course_id', '=', courseId),
  );
  return row!.count;
}

/** The course of somebody's note. */
export async function findNoteRecord(tx: Tx, { userId, noteId }: NoteKey) {
  return tx.one(
    db
      .selectFrom('notes')
      .select(['course_id as courseId', sql<boolean>`deleted_at is not null`.as('isDeleted')])
      .where('user_id', '=', userId)
      .where('note_id', '=', noteId),
  );
}

const own = ({ userId, noteId }: NoteKey) =>
  db.updateTable('notes').where('user_id', '=', userId).where('note_id', '=', noteId);

/** Saves the text if nobody else did since `version`; undefined: somebody did. */
export async function updateNote(
  tx: Tx,
  key: NoteKey,
  text: { html: string; searchText: string; version: number; now: Date },
): Promise<WrittenNote | undefined> {
  const row = await tx.one(
    own(key)
      .set({ html: text.html, search_text: text.searchText, edited_at: text.now, version: text.version + 1 })
      .where('version', '=', text.version)
      .where('deleted_at', 'is', null)
      .returning(writtenColumns),
  );
  return row && written(row);
}

export async function setDeleted(tx: Tx, key: NoteKey, at: Date | null): Promise<void> {
  await tx.run(own(key).set({ deleted_at: at }));
}

/** Notes outlive their lessons: they are about the course from then on. */
export async function forgetLessons(tx: Tx, courseSubsectionIds: readonly number[]): Promise<void> {
  await tx.run(
    db
      .updateTable('notes')
      .set({ course_subsection_id: null, position_seconds: null })
      .where(sql<boolean>`course_subsection_id = any(${[...courseSubsectionIds]}::bigint[])`),
  );
}

export async function purgeDeleted(tx: Tx, before: Date): Promise<void> {
  await tx.run(db.deleteFrom('notes').where('deleted_at', '<', before));
}
