import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Lesson } from './lesson.api.ts';
import type { LessonAside, LessonMark } from './lesson-aside.ts';

const NO_MARKS: readonly LessonMark[] = [];

/** The room beside a lesson, and what stands in it may know of the lesson. */
export function useAside(lesson: Lesson, article: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  // on narrow windows it lies over the foot of the page
  useEffect(() => {
    const end = stickyFoot(room);
    return end;
  }, [room]);
  const [isOpen, setOpen] = useState(false);
  const [marks, setMarks] = useState(NO_MARKS);
  const isRecording = lesson.kind === 'VIDEO' || lesson.kind === 'AUDIO';
  const aside = useMemo<LessonAside>(
    () => ({
      room,
      isOpen,
      setOpen,
      isRecording,
      player: () => (isRecording ? (article.current?.querySelector<HTMLMediaElement>('video, audio') ?? null) : null),
      marks,
      setMarks,
    }),
    [room, isOpen, isRecording, article, marks],
  );
  return { aside, setRoom };
}
