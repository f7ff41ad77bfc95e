import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useAutoDrafts } from './course-drafts.ts';
import { type EditedCourse, usePublishCourse, useRequestApproval } from './course-editor.api.ts';
import { isRefusedForEmptyLessons } from './empty-lessons.tsx';

/** Publishes a course with everything that is written in it, or asks for approval. */
export function useSendingOut({ courseId, abilities: { canPublish } }: EditedCourse) {
  const t = useT();
  const notify = useNotify();
  const drafts = useAutoDrafts(courseId);
  const publish = usePublishCourse(courseId);
  const request = useRequestApproval(courseId);
  const [isRefused, setRefused] = useState(false);
  const say = (waiting: number) => {
    notify({ tone: 'success', text: t(canPublish ? 'builder.publish.published' : 'builder.publish.requested') });
    if (waiting > 0) notify({ tone: 'warning', text: t('builder.publish.someWait', { count: waiting }) });
  };
  return {
    lessonCount: drafts.lessonCount,
    minutes: drafts.minutes,
    /** The last time lessons were empty; which ones they are, the readiness of the course says. */
    isRefused,
    isPending: drafts.isPending || publish.isPending || request.isPending,
    /** Answers whether that was done; if it failed, that was said. */
    async send(): Promise<boolean> {
      const waiting = await drafts.publish();
      setRefused(false);
      if (waiting === undefined) return false;
      const isDone = await (canPublish ? publish.mutateAsync(true) : request.mutateAsync()).then(
        () => true,
        (error) => {
          setRefused(isRefusedForEmptyLessons(error));
          return false;
        },
      );
      if (isDone) say(waiting);
      return isDone;
    },
  };
}
