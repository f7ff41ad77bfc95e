import { LogOut } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { examPlace } from '../exams/exams.public.ts';
import type { AttemptSnapshot } from './attempt.api.ts';

/** The way out on phones, where the one beside the questions is out of sight: it says first what becomes of the answers. */
export function LeaveButton({ snapshot }: { readonly snapshot: AttemptSnapshot }) {
  const t = useT();
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={LogOut}
        mirrored
        label={t('exam-sitting.actions.leave')}
        aria-haspopup="dialog"
        className="-ms-2 md:hidden"
        onClick={() => setOpen(true)}
        {...preloadOn(ConfirmDialog)}
      />
      {isOpen && (
        <ConfirmDialog
          open
          onClose={() => setOpen(false)}
          title={t('exam-sitting.dialogs.exitTitle')}
          confirmLabel={t('exam-sitting.actions.leave')}
          onConfirm={() => go(examPlace(snapshot.courseId, snapshot.subsectionExamId))}
        >
          {t(snapshot.deadline === null ? 'exam-sitting.dialogs.exitText' : 'exam-sitting.dialogs.exitTextTimed')}
        </ConfirmDialog>
      )}
    </>
  );
}
