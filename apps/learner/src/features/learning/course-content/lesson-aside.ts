import { createContext, use } from 'react';

/** A moment of a recording that is marked on its line. */
export interface LessonMark {
  readonly seconds: number;
  readonly label: string;
}

/** What a button at the head of a lesson can do with the lesson around it. */
export interface LessonAside {
  /** Room beside the lesson, on a phone over its lower half; null while it is closed. */
  readonly room: HTMLElement | null;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly isRecording: boolean;
  /** What plays, where the lesson is a recording. */
  readonly player: () => HTMLMediaElement | null;
  readonly marks: readonly LessonMark[];
  readonly setMarks: (marks: readonly LessonMark[]) => void;
}

const NOTHING: LessonAside = {
  room: null,
  isOpen: false,
  setOpen: () => undefined,
  isRecording: false,
  player: () => null,
  marks: [],
  setMarks: () => undefined,
};

export const LessonAsideContext = createContext<LessonAside>(NOTHING);

export const useLessonAside = (): LessonAside => use(LessonAsideContext);
