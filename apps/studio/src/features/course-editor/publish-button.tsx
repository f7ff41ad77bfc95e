import { Send } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAutoDrafts } from './course-drafts.ts';
import { courseQuery } from './course-editor.api.ts';

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx').then((file) => file.PublishDialog));

/** The one deliberate act of authoring, wherever one is in a course: what is written goes out. */
export function PublishButton({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const notify = useNotify();
  const course = useQuery(courseQuery(courseId)).data;
  const drafts = useAutoDrafts(courseId, course?.status === 'PUBLISHED');
  const [isOpen, setOpen] = useState(false);
  if (!course) return null;
  if (course.status === 'PUBLISHED') {
    if (drafts.count === 0) return null;
    const publish = async () => {
      const waiting = await drafts.publish();
      if (waiting === undefined) return;
      notify(
        waiting > 0
          ? { tone: 'warning', text: t('builder.publish.someWait', { count: waiting }) }
          : { tone: 'success', text: t('builder.publishing.done') },
      );
    };
    return (
      <Button variant="soft" icon={Send} pending={drafts.isPending} onClick={() => void publish()}>
        {t('builder.publish.changes', { count: drafts.count })}
      </Button>
    );
  }
  const { canPublish, canRequestApproval } = course.abilities;
  if (course.status !== 'DRAFT' || !(canPublish || canRequestApproval)) return null;
  return (
    <>
      <Button icon={Send} {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
        {t(canPublish ? 'builder.publish.short' : 'builder.publish.request')}
      </Button>
      {isOpen && <PublishDialog course={course} onClose={() => setOpen(false)} />}
    </>
  );
}
