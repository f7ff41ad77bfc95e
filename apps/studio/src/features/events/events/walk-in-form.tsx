import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useState } from 'react';
import type { Door } from './use-door.ts';

interface WalkInFormProps {
  readonly ticketTypes: DoorList['ticketTypes'];
  readonly admit: Door['walkIn'];
}

/** Somebody who came without a ticket: places are counted by the server, so it needs a network. */
export function WalkInForm({ ticketTypes, admit }: WalkInFormProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [typeId, setTypeId] = useState(ticketTypes[0]?.eventTicketTypeId);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: { name: string; eventTicketTypeId: number }) => admit(input.name, input.eventTicketTypeId),
  });
  const submit = () => {
    if (name.trim() === '' || typeId === undefined) return;
    mutate(
      { name: name.trim(), eventTicketTypeId: typeId },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('event-desk.door.admitted', { name: name.trim() }) });
          setName('');
        },
      },
    );
  };
  return (
    <Form onSubmit={submit} className="space-y-4">
      <h2 className="text-lg">{t('event-desk.door.walkIn')}</h2>
      <TextField
        label={t('event-tickets.columns.name')}
        maxLength={120}
        value={name}
        onChange={(changed) => setName(changed.target.value)}
      />
      {ticketTypes.length > 1 && (
        <NativeSelect
          label={t('event-tickets.columns.type')}
          value={String(typeId ?? '')}
          options={ticketTypes.map((type) => ({ value: String(type.eventTicketTypeId), label: text(type.name) }))}
          onChange={(value) => setTypeId(Number(value))}
        />
      )}
      <Button type="submit" variant="outline" pending={isPending}>
        {t('event-desk.door.admit')}
      </Button>
    </Form>
  );
}
