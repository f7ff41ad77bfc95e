import { X } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { AddressDialog } from './address-dialog.tsx';
import { type EventDetail, useBringGuest, useRemoveGuest } from './events.api.ts';

type TicketType = EventDetail['ticketTypes'][number];

interface BringDialogProps {
  readonly eventId: number;
  readonly type: TicketType;
  readonly onClose: () => void;
}

function BringDialog({ eventId, type, onClose }: BringDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useBringGuest(eventId);
  const send = (email: string) =>
    mutate(
      { eventTicketTypeId: type.eventTicketTypeId, name: name.trim(), email },
      {
        onSuccess: () => {
          onClose();
          notify({ tone: 'success', text: t('events.guests.sent', { email }) });
        },
      },
    );
  return (
    <AddressDialog
      title={t('events.guests.title')}
      text={t('events.guests.text')}
      submitLabel={t('events.guests.send')}
      pending={isPending}
      error={error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('events.guests.name')}
        required
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </AddressDialog>
  );
}

/** Whom the reader brings along, as many as the kind of ticket allows one person. */
export function OwnGuests({ event }: { readonly event: EventDetail }) {
  const t = useT();
  const { own, eventId } = event;
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveGuest(eventId);
  const type = event.ticketTypes.find(({ eventTicketTypeId }) => eventTicketTypeId === own?.eventTicketTypeId);
  if (!own || !type || (type.perPerson < 2 && own.guests.length === 0)) return null;
  const used = 1 + own.guests.filter(({ eventTicketTypeId }) => eventTicketTypeId === type.eventTicketTypeId).length;
  const left = type.perPerson - used;
  return (
    <div className="space-y-2 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{t('events.guests.heading')}</h3>
      {own.guests.length > 0 && (
        <ul className="space-y-1">
          {own.guests.map((guest) => (
            <li key={guest.eventEnrollmentId} className="flex items-center justify-between gap-2">
              <p className="min-w-0 text-sm">
                <bdi className="block truncate font-medium">{guest.name}</bdi>
                {guest.email && <bdi className="block truncate text-muted">{guest.email}</bdi>}
              </p>
              {guest.email && (
                <IconButton
                  icon={X}
                  label={t('events.guests.remove', { name: guest.name })}
                  onClick={() => remove.mutate(guest.eventEnrollmentId)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && type.closed === null && (
        <>
          <p className="text-sm text-muted">{t('events.guests.left', { count: left })}</p>
          <Button variant="outline" full {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
            {t('events.guests.bring')}
          </Button>
        </>
      )}
      {isOpen && <BringDialog eventId={eventId} type={type} onClose={() => setOpen(false)} />}
    </div>
  );
}
