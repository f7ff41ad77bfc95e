import type { Note } from '@sullam/api-client/schema.gen.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { newRequestKey } from '../../community/discussions/discussions.public.ts';
import { createNote, isConflict, readNote, updateNote, useRefreshNotes } from './note-changes.api.ts';
import { type NotePlace, noteDraft } from './note-draft.ts';

/** How long after the last letter a note is saved. */
const PAUSE = 800;

export type SavingState =
  | { kind: 'idle' | 'unsaved' | 'saving' | 'failed' | 'conflict' }
  | { kind: 'saved'; at: string };

type Known = { noteId: number; version: number } | null;

/** What was kept here belongs to the version that it was written on. */
function knownOf(note: Note | undefined, { noteId, version }: Record<string, string>): Known {
  if (noteId !== undefined && version !== undefined) return { noteId: Number(noteId), version: Number(version) };
  return note ? { noteId: note.noteId, version: note.version } : null;
}

/**
 * Saves a note while it is written. What isn't saved yet is kept in this browser: a lost connection or a closed page loses
 * nothing. A note that another device has changed isn't written over.
 */
export function useNoteSaving(place: NotePlace, note: Note | undefined) {
  const kit = useKit();
  const refresh = useRefreshNotes();
  const draft = useRef(noteDraft(kit, place, note)).current;
  const kept = useRef(draft.read()).current;
  const first = kept.html ?? note?.html ?? '';
  const position = kept.position === undefined ? place.positionSeconds : Number(kept.position);
  const [state, setState] = useState<SavingState>({ kind: kept.html === undefined ? 'idle' : 'unsaved' });
  const now = useRef({
    html: first,
    saved: note?.html ?? '',
    known: knownOf(note, kept),
    requestKey: kept.requestKey ?? newRequestKey(),
    timer: 0,
    running: null as Promise<void> | null,
  }).current;

  const keep = () =>
    draft.write({
      html: now.html,
      requestKey: now.requestKey,
      ...(position === null ? {} : { position: String(position) }),
      ...(now.known ? { noteId: String(now.known.noteId), version: String(now.known.version) } : {}),
    });
  const send = async (html: string) => {
    setState({ kind: 'saving' });
    try {
      const written = now.known
        ? await updateNote(now.known.noteId, { html, version: now.known.version })
        : await createNote(place.courseId, {
            html,
            requestKey: now.requestKey,
            ...(place.courseSubsectionId === null ? {} : { courseSubsectionId: place.courseSubsectionId }),
            ...(position === null ? {} : { positionSeconds: position }),
          });
      now.known = { noteId: written.noteId, version: written.version };
      now.saved = html;
      if (now.html === html) draft.clear();
      else keep();
      setState(now.html === html ? { kind: 'saved', at: written.editedAt } : { kind: 'unsaved' });
    } catch (error) {
      if (!isConflict(error)) return setState({ kind: 'failed' });
      if (now.known) return setState({ kind: 'conflict' });
      // it had come, and was written on elsewhere since: this becomes a note of its own
      now.requestKey = newRequestKey();
      setState({ kind: 'unsaved' });
    }
  };
  /** Answers whether everything that was written is saved; an empty text isn't sent. */
  const save = async (): Promise<boolean> => {
    window.clearTimeout(now.timer);
    while (now.running) await now.running;
    if (now.html === now.saved || now.html === '') return true;
    now.running = send(now.html).finally(() => {
      now.running = null;
    });
    await now.running;
    return now.html === now.saved;
  };
  const latest = useRef({ save, refresh });
  latest.current = { save, refresh };
  useEffect(() => {
    // who leaves the page or the note has finished writing for now
    const leave = () => void latest.current.save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void latest.current.save().then(() => latest.current.refresh());
    };
  }, []);
  return {
    state,
    first,
    position,
    /** The note as it is there, once it was saved for the first time. */
    noteId: () => now.known?.noteId ?? null,
    isEmpty: () => now.html === '',
    save,
    write: (html: string) => {
      now.html = html;
      window.clearTimeout(now.timer);
      if (html === now.saved) {
        draft.clear();
        return;
      }
      if (html === '') draft.clear();
      else keep();
      setState({ kind: 'unsaved' });
      now.timer = window.setTimeout(() => void save(), PAUSE);
    },
    forget: () => {
      window.clearTimeout(now.timer);
      now.saved = now.html;
      draft.clear();
    },
    /** Of two versions, this one is kept. */
    keepMine: async () => {
      if (!now.known) return;
      now.known = { ...now.known, version: (await readNote(now.known.noteId)).version };
      await save();
    },
    /** Of two versions, the other one is kept; answers its text. */
    takeOther: async (): Promise<string> => {
      const other = await readNote(now.known?.noteId ?? 0);
      now.known = { noteId: other.noteId, version: other.version };
      now.html = other.html;
      now.saved = other.html;
      draft.clear();
      setState({ kind: 'saved', at: other.editedAt });
      return other.html;
    },
  };
}
