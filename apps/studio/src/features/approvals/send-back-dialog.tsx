import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useDecideApproval, type WaitingCourse } from './approvals.api.ts';

export interface SendBackDialogProps {
  readonly course: WaitingCourse;
  readonly onClose: () => void;
}

/** Sends a course back to its author, and says why. */
export function SendBackDialog({ course, onClose }: SendBackDialogProps) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const decide = useDecideApproval();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') return setError(t('builder.approvals.reasonNeeded'));
    decide.mutate(
      { courseId: course.courseId, isApproved: false, note },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('builder.approvals.rejected') });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('builder.approvals.sendBack')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={decide.isPending}>
            {t('builder.approvals.sendBack')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextArea
          label={t('builder.approvals.reason')}
          hint={t('builder.approvals.reasonNeeded')}
          maxLength={2000}
          value={note}
          error={error}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
