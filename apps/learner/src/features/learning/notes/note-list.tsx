import type { Note } from '@sullam/api-client/schema.gen.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { NotePlace } from './note-draft.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteItem } from './note-item.tsx';
import { useNoteDeletion } from './use-note-deletion.ts';

/** What is being written: a note that is there, or a new one. */
export type Writing = { noteId: number } | { place: NotePlace };

interface NoteListProps {
  readonly notes: readonly Note[];
  readonly writing: Writing | null;
  readonly onWriting: (writing: Writing | null) => void;
  /** The lesson that is on the page: its notes play it, and stand without its title. */
  readonly here?: number;
  readonly onPlay?: (seconds: number) => void;
}

interface Part {
  lesson: number | null;
  notes: Note[];
}

/** Notes come in the order of the lessons. */
function partsOf(notes: readonly Note[]): Part[] {
  const parts: Part[] = [];
  for (const note of notes) {
    const last = parts.at(-1);
    if (last && last.lesson === note.courseSubsectionId) last.notes.push(note);
    else parts.push({ lesson: note.courseSubsectionId, notes: [note] });
  }
  return parts;
}

/** Notes below the titles of their lessons; the one that is written stands in its place. */
export function NoteList({ notes, writing, onWriting, here, onPlay }: NoteListProps) {
  const t = useT();
  const remove = useNoteDeletion();
  // a new one stays above while it is written, also when it has been saved
  const [newId, setNewId] = useState<number | null>(null);
  const close = (emptied: number | null) => {
    onWriting(null);
    if (emptied !== null) remove(emptied);
  };
  const removeWritten = (noteId: number) => {
    onWriting(null);
    remove(noteId);
  };
  const isNew = writing !== null && 'place' in writing;
  const listed = isNew ? notes.filter(({ noteId }) => noteId !== newId) : notes;
  const written = writing && 'noteId' in writing ? writing.noteId : null;
  return (
    <div className="space-y-6">
      {isNew && (
        <NoteEditor
          key={`${writing.place.courseSubsectionId}-${writing.place.positionSeconds}`}
          place={writing.place}
          onDone={close}
          onDelete={removeWritten}
          onSaved={setNewId}
        />
      )}
      {partsOf(listed).map(({ lesson, notes: inLesson }) => (
        <section key={lesson ?? 'course'}>
          {lesson !== here && (
            <h3 className="mb-1 text-base wrap-anywhere">
              {lesson === null ? (
                t('notes.labels.ofCourse')
              ) : (
                <UiLink href={`/lms/courses/${inLesson[0]?.courseId}/content/${lesson}`}>
                  <AuthorTextFor text={inLesson[0]?.lessonTitle} unmarked />
                </UiLink>
              )}
            </h3>
          )}
          <ul className="divide-y divide-line border-y border-line">
            {inLesson.map((note) => (
              <li key={note.noteId} className="py-3">
                {note.noteId === written ? (
                  <NoteEditor place={note} note={note} onDone={close} onDelete={removeWritten} />
                ) : (
                  <NoteItem
                    note={note}
                    onPlay={note.courseSubsectionId === here ? onPlay : undefined}
                    onEdit={() => onWriting({ noteId: note.noteId })}
                    onDelete={() => remove(note.noteId)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
