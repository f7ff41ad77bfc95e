import { NOTE_LIMITS } from '@sullam/domain/notes.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  html,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';

export const NoteParams = Type.Object({ noteId: Id });

const Html = html('article', NOTE_LIMITS.html);
const Position = Type.Integer({ minimum: 0, maximum: NOTE_LIMITS.positionSeconds });

export const Note = NamedObject('Note', {
  noteId: Id,
  courseId: Id,
  courseSubsectionId: Nullable(Type.Integer({ description: 'null: about the course as a whole' })),
  lessonTitle: Nullable(LocalizedName),
  positionSeconds: Nullable(Type.Integer({ description: 'the moment of the recording' })),
  html: Type.String({ description: 'as it is written: formulas undrawn' }),
  shownHtml: Type.String({ description: 'as it is read: formulas drawn' }),
  createdAt: DateTime,
  editedAt: DateTime,
  version: Type.Integer(),
});
export type Note = Static<typeof Note>;

export const NoteBody = NamedObject('NoteBody', {
  courseSubsectionId: Type.Optional(Id),
  positionSeconds: Type.Optional(Position),
  html: Html,
  requestKey: Type.Unsafe<string>({ type: 'string', format: 'uuid' }),
});
export type NoteBody = Static<typeof NoteBody>;

export const NotePatch = NamedObject('NotePatch', {
  html: Html,
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_646 }),
});
export type NotePatch = Static<typeof NotePatch>;

/** Of a note that was written. */
export const WrittenNote = NamedObject('WrittenNote', { noteId: Id, version: Type.Integer(), editedAt: DateTime });
export type WrittenNote = Static<typeof WrittenNote>;

export const NoteListQuery = Type.Object({ ...PageQuery, search: SearchText });
export type NoteListQuery = Static<typeof NoteListQuery>;

export const NoteExportQuery = Type.Object({
  format: OneOf('markdown', 'html'),
  courseSubsectionId: Type.Optional(Id),
});
export type NoteExportQuery = Static<typeof NoteExportQuery>;
