import { LANGUAGES } from '@sullam/domain/localized.ts';
import { UserPlus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type EventEditing, useEnrollGuest } from './events.api.ts';

/** Enrols somebody without an account, who gets the ticket by mail. */
export function GuestButton({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (event.status !== 'PUBLISHED' || event.ticketTypes.length === 0) return null;
  return (
    <>
      <Button variant="outline" size="sm" icon={UserPlus} {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
        {t('event-desk.guests.add')}
      </Button>
      {isOpen && <GuestDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function GuestDialog({ event, onClose }: { readonly event: EventEditing; readonly onClose: () => void }) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const own = useLanguage();
  const { mutate, isPending, error } = useEnrollGuest(event.eventId);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState(own);
  const [typeId, setTypeId] = useState(event.ticketTypes[0]!.eventTicketTypeId);
  const send = () =>
    mutate(
      { eventTicketTypeId: typeId, name: name.trim(), email: email.trim(), language },
      {
        onSuccess: () => {
          onClose();
          notify({ tone: 'success', text: t('event-desk.guests.sent', { email: email.trim() }) });
        },
      },
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('event-desk.guests.add')}
      description={t('event-desk.guests.text')}
      submitLabel={t('event-desk.guests.send')}
      pending={isPending}
      onSubmit={send}
    >
      <TextField
        label={t('event-tickets.columns.name')}
        required
        maxLength={120}
        value={name}
        onChange={(changed) => setName(changed.target.value)}
      />
      <TextField
        type="email"
        label={t('event-tickets.columns.email')}
        required
        maxLength={254}
        value={email}
        {...(error ? { error: error.message } : {})}
        onChange={(changed) => setEmail(changed.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('event-tickets.columns.type')}
          value={String(typeId)}
          options={event.ticketTypes.map((type) => ({ value: String(type.eventTicketTypeId), label: text(type.name) }))}
          onChange={(value) => setTypeId(Number(value))}
        />
        <NativeSelect
          label={t('event-desk.guests.language')}
          value={language}
          options={LANGUAGES.map((each) => ({ value: each, label: t(`event-desk.guests.languages.${each}`) }))}
          onChange={(value) => setLanguage(LANGUAGES.find((each) => each === value) ?? own)}
        />
      </div>
    </FormDialog>
  );
}
