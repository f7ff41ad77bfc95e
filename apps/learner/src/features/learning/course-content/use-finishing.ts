import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { useCourseFrame } from './course-frame-context.tsx';
import { type Lesson, useSetFinished } from './lesson.api.ts';
import { isLastRequired, moduleFinishedBy } from './places.ts';
import { useChime } from './use-chime.ts';

export interface Finishing {
  isPending: boolean;
  /** The course was completed by the last mark: time for a good word. */
  isCelebrating: boolean;
  endCelebration: () => void;
  finish: () => void;
  finishAndGoOn: () => void;
  unfinish: () => void;
}

/** Marks a lesson: with a way back, with the way on, and with the moment when a module or the whole course is done. */
export function useFinishing(lesson: Lesson): Finishing {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const authorText = useAuthorText();
  const chime = useChime();
  const { sections } = useCourseFrame();
  const { mutate, isPending } = useSetFinished();
  // what goes on once the moment has been looked at
  const [celebration, setCelebration] = useState<{ then: () => void } | null>(null);
  const { courseId, courseSubsectionId, nextId } = lesson;
  const takeBack = () => mark(false);
  const say = (text: string, undo: () => void) =>
    notify({ tone: 'success', text, action: { label: t('common.actions.undo'), run: undo } });
  const mark = (isFinished: boolean, then?: () => void) =>
    mutate({ courseId, courseSubsectionId, isFinished }, { onSuccess: () => then?.() });
  const finish = (then: () => void) => {
    const module = moduleFinishedBy(sections, courseSubsectionId);
    const isLast = isLastRequired(sections, courseSubsectionId);
    mutate(
      { courseId, courseSubsectionId, isFinished: true },
      {
        onSuccess: ({ hasJustCompleted }) => {
          chime(hasJustCompleted ? 'course' : module ? 'module' : 'lesson');
          if (hasJustCompleted) return setCelebration({ then });
          const title = module && authorText(module.title);
          // the lessons are done, and the course asks for a grade or for attendance too
          if (isLast)
            notify({
              tone: 'success',
              text: t('course.left.marked'),
              action: { label: t('course.left.see'), run: () => go(`/lms/courses/${courseId}/modules`) },
            });
          else say(title ? t('course.moment.module', { title }) : t('course.progress.marked'), takeBack);
          then();
        },
      },
    );
  };
  return {
    isPending,
    isCelebrating: celebration !== null,
    endCelebration: () => {
      setCelebration(null);
      celebration?.then();
    },
    finish: () => finish(() => undefined),
    finishAndGoOn: () =>
      finish(() => {
        if (nextId !== null) go(`/lms/courses/${courseId}/content/${nextId}`);
      }),
    unfinish: () => mark(false, () => say(t('course.progress.unmarked'), () => mark(true))),
  };
}
