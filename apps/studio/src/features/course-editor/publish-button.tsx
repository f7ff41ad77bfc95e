import { Send } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import type { Publishing } from './use-publishing.ts';

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx').then((file) => file.PublishDialog));

/** The one deliberate act of authoring, wherever one is in a course: what is written goes out. */
export function PublishButton({ publishing }: { readonly publishing: Publishing }) {
  const { act, course, isAsking, stopAsking } = publishing;
  return (
    <>
      {act && (
        <Button
          variant={act.isChange ? 'soft' : 'primary'}
          icon={Send}
          pending={act.isPending}
          {...preloadOn(Dialog)}
          onClick={act.run}
        >
          {act.label}
        </Button>
      )}
      {isAsking && course && <PublishDialog course={course} onClose={stopAsking} />}
    </>
  );
}
