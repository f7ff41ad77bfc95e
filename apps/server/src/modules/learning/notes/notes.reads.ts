import type { Localized } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { presentText } from '../../organization/media/media.public.ts';
import type { Note, NoteListQuery } from './notes.schemas.ts';

/** Notes hold no files. */
const NO_FILES = new Map();

const notesOf = (userId: number) =>
  db
    .selectFrom('notes as n')
    .leftJoin('lessons as s', (join) =>
      join.onRef('s.course_id', '=', 'n.course_id').onRef('s.course_subsection_id', '=', 'n.course_subsection_id'),
    )
    .select(['n.note_id', 'n.course_id', 'n.course_subsection_id', 'n.position_seconds', 'n.html', 'n.version'])
    .select(['n.created_at', 'n.edited_at', 's.title as lesson_title'])
    .where('n.user_id', '=', userId)
    .where('n.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof notesOf>['execute']>>[number];

const present = (row: Row): Note => ({
  noteId: row.note_id,
  courseId: row.course_id,
  courseSubsectionId: row.course_subsection_id,
  lessonTitle: row.lesson_title as Localized | null,
  positionSeconds: row.course_subsection_id === null ? null : row.position_seconds,
  html: row.html,
  shownHtml: presentText(row.html, NO_FILES),
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at.toISOString(),
  version: row.version,
});

export interface NotesPlace {
  userId: number;
  courseId: number;
  /** Absent: all of the course. */
  courseSubsectionId?: number | undefined;
}

const likePattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** In the order of the lessons, in each by its moments, then as they were written; what is about the whole course comes last. */
function placedNotes({ userId, courseId, courseSubsectionId }: NotesPlace, search = '') {
  let query = notesOf(userId)
    .leftJoin('sections as m', (join) =>
      join.onRef('m.course_id', '=', 's.course_id').onRef('m.course_section_id', '=', 's.course_section_id'),
    )
    .where('n.course_id', '=', courseId)
    .orderBy(sql`m.position nulls last`)
    .orderBy(sql`s.position nulls last`)
    .orderBy(sql`n.position_seconds nulls last`)
    .orderBy('n.created_at')
    .orderBy('n.note_id');
  if (courseSubsectionId !== undefined) query = query.where('n.course_subsection_id', '=', courseSubsectionId);
  for (const word of foldForSearch(search).split(/\s+/).filter(Boolean))
    query = query.where('n.search_text', 'like', likePattern(word));
  return query;
}

export async function listNotes(tx: Tx, place: NotesPlace, { search, ...page }: NoteListQuery) {
  const { data, total } = await readPage(tx, placedNotes(place, search), page);
  return { data: data.map(present), total };
}

/** All of them, to be taken along. */
export const readAllNotes = async (tx: Tx, place: NotesPlace): Promise<Note[]> =>
  (await tx.all(placedNotes(place))).map(present);

export async function readNote(tx: Tx, userId: number, noteId: number): Promise<Note | undefined> {
  const row = await tx.one(notesOf(userId).where('n.note_id', '=', noteId));
  return row && present(row);
}
