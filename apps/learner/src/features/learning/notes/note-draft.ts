import type { Note } from '@sullam/api-client/schema.gen.ts';
import { draftKeyOf } from '@sullam/web-kit/base/stored.ts';
import { createDraft } from '@sullam/web-kit/forms/draft.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';

export interface NotePlace {
  courseId: number;
  /** Null: about the course as a whole. */
  courseSubsectionId: number | null;
  positionSeconds: number | null;
}

const draftName = ({ courseId, courseSubsectionId }: NotePlace, note: Note | undefined): string =>
  note ? `note.${note.noteId}` : `note.new.${courseId}.${courseSubsectionId ?? 'course'}`;

/** What this browser keeps of a note until the server has it. */
export const noteDraft = (kit: Kit, place: NotePlace, note: Note | undefined) =>
  createDraft(kit.storage, draftKeyOf(kit.session.get()?.user.id, draftName(place, note)));

/** Whether something about this lesson was begun in this browser and never reached the server. */
export function useHasDraft(place: NotePlace): boolean {
  const kit = useKit();
  const [has] = useState(() => noteDraft(kit, place, undefined).read().html !== undefined);
  return has;
}
