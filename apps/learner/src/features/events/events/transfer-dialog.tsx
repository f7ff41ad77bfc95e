import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { AddressDialog } from './address-dialog.tsx';
import { useTransferTicket } from './events.api.ts';

/** Passes a ticket on to another member, by their address. */
export function TransferButton({ eventId }: { readonly eventId: number }) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useTransferTicket(eventId);
  const send = (email: string) =>
    mutate(email, {
      onSuccess: () => {
        setOpen(false);
        notify({ tone: 'success', text: t('events.messages.passedOn') });
        go(`/event/${eventId}`, { replace: true });
      },
    });
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button variant="outline" full {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
        {t('events.actions.passOn')}
      </Button>
      {isOpen && (
        <AddressDialog
          title={t('events.transfer.title')}
          text={t('events.transfer.text')}
          submitLabel={t('events.transfer.send')}
          pending={isPending}
          error={error}
          onSend={send}
          onClose={close}
        />
      )}
    </>
  );
}
