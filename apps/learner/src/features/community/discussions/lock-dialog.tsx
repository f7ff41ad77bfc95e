import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { type DiscussionBoard, useLock } from './discussions.api.ts';

/** Closes a discussion: for good or until a moment, with a reason that the composer shows. */
export function LockDialog({ board, onClose }: { readonly board: DiscussionBoard; readonly onClose: () => void }) {
  const t = useT();
  const { now } = useKit();
  const formId = useId();
  const lock = useLock(board.discussionBoardId);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const refusals = useRefusals(lock.error, { lockedUntil: until });
  const save = () =>
    lock.mutate(
      {
        lockedFrom: new Date(now()).toISOString(),
        lockedUntil: until === null ? null : new Date(until).toISOString(),
        reason,
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discussions.titles.lock')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={lock.isPending}>
            {t('discussions.actions.lock')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save} className="space-y-4">
        <TextField
          label={t('discussions.fields.reason')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DatePicker
          withTime
          label={t('discussions.fields.lockedUntil')}
          hint={t('discussions.fields.lockedUntilHint')}
          value={until}
          error={refusals.lockedUntil}
          onChange={setUntil}
        />
      </Form>
    </Dialog>
  );
}
