import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAutoDrafts } from './course-drafts.ts';
import { type EditedCourse, usePublishCourse, useRequestApproval } from './course-editor.api.ts';

/** Publishes a course with everything that is written in it, or asks for approval. */
export function useSendingOut({ courseId, abilities: { canPublish } }: EditedCourse) {
  const t = useT();
  const notify = useNotify();
  const drafts = useAutoDrafts(courseId);
  const publish = usePublishCourse(courseId);
  const request = useRequestApproval(courseId);
  const say = (waiting: number) => {
    notify({ tone: 'success', text: t(canPublish ? 'builder.publish.published' : 'builder.publish.requested') });
    if (waiting > 0) notify({ tone: 'warning', text: t('builder.publish.someWait', { count: waiting }) });
  };
  return {
    lessonCount: drafts.lessonCount,
    minutes: drafts.minutes,
    isPending: drafts.isPending || publish.isPending || request.isPending,
    /** Answers whether that was done; if it failed, that was said. */
    async send(): Promise<boolean> {
      const waiting = await drafts.publish();
      if (waiting === undefined) return false;
      const isDone = await (canPublish ? publish.mutateAsync(true) : request.mutateAsync()).then(
        () => true,
        () => false,
      );
      if (isDone) say(waiting);
      return isDone;
    },
  };
}
