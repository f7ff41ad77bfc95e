import { Bell } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assignmentQuery } from './assignments.api.ts';
import { useRemind } from './submissions.api.ts';

interface RemindButtonProps {
  readonly assignmentId: number;
  /** How many have handed in nothing. */
  readonly missing: number;
}

/** Reminds those who have handed in nothing, while they can; asks first, as a notification can't be taken back. */
export function RemindButton({ assignmentId, missing }: RemindButtonProps) {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const remind = useRemind(assignmentId);
  const { data: assignment } = useQuery(assignmentQuery(assignmentId));
  if (!assignment?.isPublished || missing === 0) return null;
  const send = () =>
    remind.mutate(undefined, {
      onSuccess: ({ reminded }) =>
        kit.notify(
          reminded > 0
            ? { tone: 'success', text: t('assignment-marking.messages.reminded', { count: reminded }) }
            : { tone: 'info', text: t('assignment-marking.messages.remindedNobody') },
        ),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="outline" size="sm" icon={Bell} {...preloadOn(ConfirmDialog)} onClick={() => setAsking(true)}>
        {t('assignment-marking.actions.remind', { count: format.number(missing) })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('assignment-marking.dialogs.remindTitle', { count: missing })}
          confirmLabel={t('assignment-marking.actions.remind', { count: format.number(missing) })}
          pending={remind.isPending}
          onConfirm={send}
        >
          {t('assignment-marking.dialogs.remindText')}
        </ConfirmDialog>
      )}
    </>
  );
}
