import type { Localized } from '@sullam/domain/localized.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { outlineQuery } from '../../../parts/course.api.ts';
import { useNotifyError } from '../../../parts/use-notify-error.ts';
import { useWritingUnderWay } from '../../../parts/writing-under-way.ts';
import { addLesson, addSection, type LessonKind, type Outline, useOutlineRefresh } from './builder.api.ts';
import { placeAfter, type WritingPlace, withLesson, withRealIds, withSection } from './new-parts.ts';

export interface WrittenPart {
  readonly title: Localized;
  /** Of a lesson. */
  readonly kind: LessonKind;
}

/**
 * Adds parts of an outline as they are typed: each stands there at once and is sent after the one before it, so that nobody waits
 * while writing. What can't be saved goes away again, and its writer gets the words back.
 */
export function useWriting(courseId: number, onRefused: (part: WrittenPart, place: WritingPlace) => void) {
  const kit = useKit();
  const client = useQueryClient();
  const refresh = useOutlineRefresh(courseId);
  const notifyError = useNotifyError();
  const real = useRef(new Map<number, number>());
  const last = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { queryKey } = outlineQuery(courseId);

  // a step later: the line that is being typed adds what it holds when it is asked to, and may be asked after this
  useWritingUnderWay({ flush: () => Promise.resolve().then(() => line.current) });

  const idOf = (id: number): number => real.current.get(id) ?? id;
  const show = (change: (outline: Outline) => Outline) =>
    client.setQueryData(queryKey, (outline: Outline | undefined) => outline && change(outline));

  const send = async (part: WrittenPart, place: WritingPlace, id: number): Promise<void> => {
    const after = place.after === null ? null : idOf(place.after);
    // what it belongs to was refused: there is no place for it
    if ((after ?? 0) < 0 || (place.level === 'lesson' && idOf(place.sectionId) < 0)) return onRefused(part, place);
    try {
      const made =
        place.level === 'module'
          ? (await addSection(courseId, { title: part.title, afterSectionId: after })).courseSectionId
          : (
              await addLesson(idOf(place.sectionId), {
                title: part.title,
                kind: part.kind,
                afterSubsectionId: after,
              })
            ).courseSubsectionId;
      real.current.set(id, made);
      show((outline) => withRealIds(outline, idOf));
      setSavedAt(kit.now());
    } catch (error) {
      notifyError(error);
      onRefused(part, place);
    }
  };

  return {
    /** Some of what is shown is still on its way. */
    isSending: waiting > 0,
    savedAt,
    touch: () => setSavedAt(kit.now()),
    /** The id that something goes by now. */
    idOf,
    /** That a part in the outline is the one that went by an id, also while the outline shows the id of before. */
    isSame: (shownId: number, id: number | null) => id !== null && (shownId === id || shownId === idOf(id)),
    /** Once everything is sent. */
    settled: () => line.current,
    /** Adds a part; answers the place at which one writes on. */
    add(part: WrittenPart, place: WritingPlace): WritingPlace {
      last.current -= 1;
      const id = last.current;
      void client.cancelQueries({ queryKey }); // an older outline would take it away again
      show((outline) =>
        place.level === 'module'
          ? withSection(outline, place.after === null ? null : idOf(place.after), id, part.title)
          : withLesson(
              outline,
              { sectionId: idOf(place.sectionId), after: place.after === null ? null : idOf(place.after) },
              { id, ...part },
            ),
      );
      setWaiting((count) => count + 1);
      const sent = line.current.then(() => send(part, place, id));
      line.current = sent.finally(() => {
        setWaiting((count) => count - 1);
        if (line.current === mine) void refresh();
      });
      const mine = line.current;
      return placeAfter(place, id);
    },
  };
}
