import { Send } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRef } from 'react';
import type { Publishing } from './use-publishing.ts';

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx').then((file) => file.PublishDialog));

/** The one deliberate act of authoring, wherever one is in a course: what is written goes out. */
export function PublishButton({ publishing }: { readonly publishing: Publishing }) {
  const { act, course, isAsking, stopAsking } = publishing;
  const t = useT();
  // writing goes on meanwhile; what goes out has to arrive
  const isAway = useStore(useKit().connection) !== 'up';
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {act && (
        <Button
          ref={button}
          variant={act.isChange ? 'soft' : 'primary'}
          icon={Send}
          pending={act.isPending}
          disabled={isAway}
          title={isAway ? t('studio.states.needsConnection') : undefined}
          {...preloadOn(PublishDialog)}
          onClick={act.run}
        >
          {act.label}
        </Button>
      )}
      {isAsking && course && <PublishDialog course={course} triggerRef={button} onClose={stopAsking} />}
    </>
  );
}
