import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { NEW_DECISION, PauseDays } from '@sullam/web-kit/moderation/decision-fields.tsx';
import { ReasonField } from '@sullam/web-kit/moderation/reason-field.tsx';
import { useId, useState } from 'react';
import { type GroupMember, usePauseMember } from './groups.api.ts';

interface PauseDialogProps {
  readonly groupId: number;
  readonly person: GroupMember;
  readonly onClose: () => void;
}

/** Keeps a member from posting for some days, and tells them why. */
export function PauseDialog({ groupId, person, onClose }: PauseDialogProps) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const pause = usePauseMember(groupId);
  const [days, setDays] = useState(NEW_DECISION.days);
  const [reason, setReason] = useState('');
  const { userId, firstName, lastName } = person;
  const send = () =>
    pause.mutate(
      { userId, days, reason },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('groups.messages.paused') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('groups.dialogs.pause', { name: `\u2068${`${firstName} ${lastName}`.trim()}\u2069` })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={reason.trim() === ''} pending={pause.isPending}>
            {t('groups.acts.PAUSE')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={send} className="space-y-5">
        <p className="text-muted">{t('groups.dialogs.pauseText')}</p>
        <PauseDays value={days} onChange={setDays} />
        <ReasonField
          label={t('moderation-desk.fields.reason')}
          hint={t('groups.fields.pauseHint')}
          value={reason}
          onChange={setReason}
        />
      </Form>
    </Dialog>
  );
}
