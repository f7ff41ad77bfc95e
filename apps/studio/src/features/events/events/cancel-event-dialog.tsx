import type { Localized } from '@sullam/domain/localized.ts';
import { Ban } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useHasFeature, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { SoldTickets } from '../../commerce/refunds/refunds.public.ts';
import { type EventEditing, useCancelEvent } from './events.api.ts';

/** Calls an event off, for a reason that ticket holders read. */
export function CancelButton({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const notify = useNotify();
  const cancel = useCancelEvent();
  const isSold = useHasFeature()('marketplace');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<Localized>({});
  const { eventId, version } = event;
  return (
    <>
      <Button variant="outline" icon={Ban} {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
        {t('event-desk.actions.cancel')}
      </Button>
      {isOpen && (
        <FormDialog
          open
          danger
          onClose={() => setOpen(false)}
          title={t('event-desk.cancel.title')}
          description={t('event-desk.cancel.text', { count: event.taken })}
          submitLabel={t('event-desk.actions.cancel')}
          keepLabel={t('event-desk.actions.keep')}
          pending={cancel.isPending}
          onSubmit={() =>
            cancel.mutate(
              { eventId, version, reason: trimmed(reason) },
              {
                onSuccess: () => {
                  setOpen(false);
                  notify({ tone: 'success', text: t('event-desk.messages.cancelled') });
                },
              },
            )
          }
        >
          {isSold && <SoldTickets eventId={eventId} />}
          <LocalizedField
            label={t('event-desk.cancel.reason')}
            multiline
            rows={2}
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
        </FormDialog>
      )}
    </>
  );
}
