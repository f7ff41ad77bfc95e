import { UserPlus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { AddLearnersDialog } from '../../../parts/add-learners/lazy.ts';
import { type EventEditing, useEventAdditions } from './events.api.ts';

/** Gives members tickets of an event, and invites those who are none. */
export function AddPeopleButton({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (event.status !== 'PUBLISHED' || event.ticketTypes.length === 0) return null;
  return (
    <>
      <Button size="sm" icon={UserPlus} {...preloadOn(AddLearnersDialog)} onClick={() => setOpen(true)}>
        {t('studio.learners.addPeople')}
      </Button>
      {isOpen && <AddPeople event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddPeople({ event, onClose }: { readonly event: EventEditing; readonly onClose: () => void }) {
  const t = useT();
  const text = useAuthorText();
  const [typeId, setTypeId] = useState(event.ticketTypes[0]!.eventTicketTypeId);
  const calls = useEventAdditions(event.eventId, typeId);
  return (
    <AddLearnersDialog title={text(event.title)} calls={calls} onClose={onClose}>
      {event.ticketTypes.length > 1 && (
        <NativeSelect
          label={t('event-tickets.columns.type')}
          value={String(typeId)}
          options={event.ticketTypes.map((type) => ({ value: String(type.eventTicketTypeId), label: text(type.name) }))}
          onChange={(value) => setTypeId(Number(value))}
        />
      )}
    </AddLearnersDialog>
  );
}
