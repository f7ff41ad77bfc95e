import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { useTransferTicket } from './events.api.ts';

/** Passes a ticket on to another member, by their address. */
export function TransferButton({ eventId }: { readonly eventId: number }) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, reset } = useTransferTicket(eventId);
  const send = () =>
    mutate(email.trim(), {
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
        <Dialog
          open
          onClose={close}
          size="sm"
          title={t('events.transfer.title')}
          description={t('events.transfer.text')}
          footer={
            <Button type="submit" form="transfer" pending={isPending}>
              {t('events.transfer.send')}
            </Button>
          }
        >
          <Form id="transfer" onSubmit={send}>
            <TextField
              type="email"
              label={t('events.transfer.email')}
              required
              maxLength={254}
              value={email}
              {...(error ? { error: error.message } : {})}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Form>
        </Dialog>
      )}
    </>
  );
}
