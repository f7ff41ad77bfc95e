import { CalendarClock } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { DayFields } from './day-fields.tsx';
import { type EventEditing, usePostponeEvent } from './events.api.ts';

/** Puts an event off to other days: places stay taken, and who holds one is told. */
export function PostponeButton({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={CalendarClock} {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
        {t('event-desk.actions.postpone')}
      </Button>
      {isOpen && <PostponeDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function PostponeDialog({ event, onClose }: { readonly event: EventEditing; readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const { eventId, version, taken } = event;
  const [days, setDays] = useState(event.days);
  const { mutate, isPending, error } = usePostponeEvent();
  const errors = useRefusals(error, { days });
  const send = () =>
    mutate(
      { eventId, version, days },
      {
        onSuccess: () => {
          onClose();
          notify({ tone: 'success', text: t('event-desk.messages.postponed') });
        },
      },
    );
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={t('event-desk.postpone.title')}
      description={t('event-desk.postpone.text', { count: taken })}
      submitLabel={t('event-desk.actions.postpone')}
      pending={isPending}
      disabled={JSON.stringify(days) === JSON.stringify(event.days)}
      onSubmit={send}
    >
      <DayFields days={days} errors={errors} onChange={setDays} />
    </FormDialog>
  );
}
