import '../../app.css';
import type { EventTicketTypeBody } from '@sullam/api-client/schema.gen.ts';
import { EVENT_AUDIENCES, EVENT_LIMITS } from '@sullam/domain/events/event.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { localText } from '../../parts/local-time.ts';
import { LocalizedField, trimmed } from '../../parts/localized-field.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { CapacityBar } from './capacity-bar.tsx';
import { EventFrame } from './event-frame.tsx';
import { withChanged } from './event-settings.tsx';
import { type EventEditing, useSaveTickets } from './events.api.ts';

const NEW: EventTicketTypeBody = {
  eventTicketTypeId: null,
  name: {},
  description: {},
  priceMinor: 0,
  audience: 'EVERYONE',
  opensAt: null,
  closesAt: null,
  quota: null,
};

const typesOf = ({ ticketTypes }: EventEditing): EventTicketTypeBody[] =>
  ticketTypes.map(({ eventTicketTypeId, name, description, price, audience, opensAt, closesAt, quota }) => ({
    eventTicketTypeId,
    name,
    description,
    priceMinor: price.minor,
    audience,
    opensAt,
    closesAt,
    quota,
  }));

const momentOf = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());

interface TypeFieldsProps {
  readonly type: EventTicketTypeBody;
  readonly isOnly: boolean;
  readonly change: (change: Partial<EventTicketTypeBody> | null) => void;
}

function TypeFields({ type, isOnly, change }: TypeFieldsProps) {
  const t = useT();
  return (
    <Card as="section" className="space-y-4">
      <LocalizedField
        label={t('event-desk.fields.ticketName')}
        required
        value={type.name}
        maxLength={200}
        onChange={(name) => change({ name })}
      />
      <LocalizedField
        label={t('event-desk.fields.ticketText')}
        value={type.description}
        maxLength={200}
        onChange={(description) => change({ description })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('event-desk.fields.quota')}
          hint={t('event-desk.fields.quotaHint')}
          min={1}
          max={EVENT_LIMITS.capacity}
          value={type.quota ?? undefined}
          onChange={(quota) => change({ quota: quota ?? null })}
        />
        <NativeSelect
          label={t('event-desk.fields.ticketFor')}
          value={type.audience}
          options={EVENT_AUDIENCES.map((each) => ({ value: each, label: t(`event-desk.audiences.${each}`) }))}
          onChange={(value) => change({ audience: EVENT_AUDIENCES.find((each) => each === value) ?? 'EVERYONE' })}
        />
        <TextField
          label={t('event-desk.fields.opensAt')}
          type="datetime-local"
          dir="ltr"
          value={localText(type.opensAt) ?? ''}
          onChange={(event) => change({ opensAt: momentOf(event.target.value) })}
        />
        <TextField
          label={t('event-desk.fields.closesAt')}
          type="datetime-local"
          dir="ltr"
          value={localText(type.closesAt) ?? ''}
          onChange={(event) => change({ closesAt: momentOf(event.target.value) })}
        />
      </div>
      <Button variant="ghost" size="sm" icon={Trash2} disabled={isOnly} onClick={() => change(null)}>
        {t('event-desk.actions.removeTicket')}
      </Button>
    </Card>
  );
}

function Tickets({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const notify = useNotify();
  const saved = typesOf(event);
  const [types, setTypes] = useState(saved.length > 0 ? saved : [NEW]);
  const save = useSaveTickets(event.eventId);
  const ticketTypes = types.map((type) => ({
    ...type,
    name: trimmed(type.name),
    description: trimmed(type.description),
  }));
  return (
    <div className="max-w-220 space-y-6">
      <CapacityBar event={event} />
      <p className="text-sm text-muted">{t('event-desk.fields.free')}</p>
      {types.map((type, at) => (
        <TypeFields
          key={`${type.eventTicketTypeId ?? 'new'}-${at}`}
          type={type}
          isOnly={types.length === 1}
          change={(change) => setTypes(withChanged(types, at, change))}
        />
      ))}
      <Button
        variant="outline"
        icon={Plus}
        disabled={types.length >= EVENT_LIMITS.ticketTypes}
        onClick={() => setTypes([...types, NEW])}
      >
        {t('event-desk.actions.addTicket')}
      </Button>
      <SaveBar
        isDirty={JSON.stringify(types) !== JSON.stringify(saved)}
        isSaving={save.isPending}
        hasFailed={save.isError}
        onSave={() =>
          save.mutate(
            { ticketTypes, version: event.version },
            { onSuccess: () => notify({ tone: 'success', text: t('event-desk.messages.saved') }) },
          )
        }
        onReset={() => setTypes(saved)}
      />
    </div>
  );
}

/** `/events/{eventId}/tickets`: the kinds of ticket, and how the places stand. */
export function EventTicketsScreen() {
  return <EventFrame tab="tickets">{(event) => <Tickets key={event.version} event={event} />}</EventFrame>;
}
