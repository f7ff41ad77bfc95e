import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { type Lesson, useSetFinished } from './lesson.api.ts';

export interface Finishing {
  isPending: boolean;
  /** The course was completed by the last mark: time for a good word. */
  isCelebrating: boolean;
  endCelebration: () => void;
  finish: () => void;
  finishAndGoOn: () => void;
  unfinish: () => void;
}

/** Marks a lesson: with a way back, with the way on, and with the moment when the whole course is done. */
export function useFinishing(lesson: Lesson): Finishing {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const { mutate, isPending } = useSetFinished();
  const [isCelebrating, setCelebrating] = useState(false);
  const { courseId, courseSubsectionId, nextId } = lesson;
  const mark = (isFinished: boolean, then?: () => void) =>
    mutate(
      { courseId, courseSubsectionId, isFinished },
      {
        onSuccess: (answer) => {
          if (answer.hasJustCompleted) setCelebrating(true);
          else then?.();
        },
      },
    );
  const say = (text: string, undo: () => void) =>
    notify({ tone: 'success', text, action: { label: t('common.actions.undo'), run: undo } });
  const takeBack = () => mark(false);
  const goOn = () => {
    if (nextId !== null) go(`/lms/courses/${courseId}/content/${nextId}`);
  };
  return {
    isPending,
    isCelebrating,
    endCelebration: () => setCelebrating(false),
    finish: () => mark(true, () => say(t('course.progress.marked'), takeBack)),
    finishAndGoOn: () =>
      mark(true, () => {
        say(t('course.progress.marked'), takeBack);
        goOn();
      }),
    unfinish: () => mark(false, () => say(t('course.progress.unmarked'), () => mark(true))),
  };
}
