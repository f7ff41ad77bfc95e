import '../../../app.css';
import type { EventTicketTypeBody } from '@sullam/api-client/schema.gen.ts';
import { EVENT_LIMITS, EVENT_TICKET_AUDIENCES } from '@sullam/domain/events/event.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { useCan, useHasFeature, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { priceOf, priceText } from '../../../parts/price.ts';
import { PricesLink } from '../../../parts/prices-link.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { CapacityBar } from './capacity-bar.tsx';
import { withChanged } from './event-form.ts';
import { EventFrame } from './event-frame.tsx';
import { type EventEditing, groupChoicesQuery, useSaveTickets } from './events.api.ts';

/** A kind of ticket while it is edited; its price as it is written. */
type EditedType = Omit<EventTicketTypeBody, 'priceMinor'> & { readonly price: string };

const NEW: EditedType = {
  eventTicketTypeId: null,
  name: {},
  description: {},
  price: '',
  audience: 'EVERYONE',
  opensAt: null,
  closesAt: null,
  socialGroupId: null,
  quota: null,
  perPerson: 1,
};

const typesOf = ({ ticketTypes }: EventEditing): EditedType[] =>
  ticketTypes.map((type) => ({
    eventTicketTypeId: type.eventTicketTypeId,
    name: type.name,
    description: type.description,
    price: priceText(type.price.minor, type.price.currency),
    audience: type.audience,
    socialGroupId: type.group?.socialGroupId ?? null,
    opensAt: type.opensAt,
    closesAt: type.closesAt,
    quota: type.quota,
    perPerson: type.perPerson,
  }));

const momentOf = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());

interface GroupChoice {
  readonly id: number;
  readonly name: Localized;
}

/** Groups whose members alone can have a kind: those that the reader may know of, and those that are chosen already. */
function useGroupChoices({ ticketTypes }: EventEditing): readonly GroupChoice[] {
  const isOn = useHasFeature()('social-groups');
  const mayLook = useCan()('organization_read_social_groups');
  const { data } = useQuery({ ...groupChoicesQuery(), enabled: isOn && mayLook });
  const known = (data?.data ?? []).map(({ groupId, name }) => ({ id: groupId, name }));
  const chosen = ticketTypes.flatMap(({ group }) => (group ? [{ id: group.socialGroupId, name: group.name }] : []));
  return [...known, ...chosen.filter(({ id }) => !known.some((group) => group.id === id))];
}

interface TypeFieldsProps {
  readonly eventId: number;
  readonly type: EditedType;
  readonly isOnly: boolean;
  readonly currency: string;
  readonly groups: readonly GroupChoice[];
  readonly change: (change: Partial<EditedType> | null) => void;
}

const audienceOf = (value: string, groups: readonly GroupChoice[]): Partial<EditedType> => {
  const audience = EVENT_TICKET_AUDIENCES.find((each) => each === value) ?? 'EVERYONE';
  return { audience, socialGroupId: audience === 'GROUP' ? (groups[0]?.id ?? null) : null };
};

function TypeFields({ eventId, type, isOnly, currency, groups, change }: TypeFieldsProps) {
  const t = useT();
  const isSold = useHasFeature()('marketplace');
  const text = useAuthorText();
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
        {isSold && (
          <TextField
            label={t('event-desk.fields.price', { currency })}
            hint={t('event-desk.fields.priceHint')}
            inputMode="decimal"
            value={type.price}
            error={priceOf(type.price, currency) === null ? t('errors.rules.numberInvalid') : undefined}
            onChange={({ target }) => change({ price: target.value })}
          />
        )}
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
          options={EVENT_TICKET_AUDIENCES.filter((each) => each !== 'GROUP' || groups.length > 0).map((each) => ({
            value: each,
            label: t(`event-desk.audiences.${each}`),
          }))}
          onChange={(value) => change(audienceOf(value, groups))}
        />
        {type.audience === 'GROUP' && (
          <NativeSelect
            label={t('event-desk.fields.group')}
            value={String(type.socialGroupId ?? '')}
            options={groups.map(({ id, name }) => ({ value: String(id), label: text(name) }))}
            onChange={(value) => change({ socialGroupId: Number(value) })}
          />
        )}
        <NumberField
          label={t('event-desk.fields.perPerson')}
          hint={t('event-desk.fields.perPersonHint')}
          min={1}
          max={EVENT_LIMITS.perPerson}
          value={type.perPerson ?? 1}
          onChange={(perPerson) => change({ perPerson: perPerson ?? 1 })}
        />
        <DatePicker
          label={t('event-desk.fields.opensAt')}
          optional
          withTime
          value={localText(type.opensAt)}
          onChange={(text) => change({ opensAt: momentOf(text) })}
        />
        <DatePicker
          label={t('event-desk.fields.closesAt')}
          optional
          withTime
          value={localText(type.closesAt)}
          onChange={(text) => change({ closesAt: momentOf(text) })}
        />
      </div>
      {type.eventTicketTypeId !== null && Number(type.price) > 0 && (
        <p>
          <PricesLink itemType="event" itemId={type.eventTicketTypeId} eventId={eventId}>
            {t('event-desk.fields.morePrices')}
          </PricesLink>
        </p>
      )}
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
  const groups = useGroupChoices(event);
  const isSold = useHasFeature()('marketplace');
  const { currency } = event;
  const prices = types.map(({ price }) => priceOf(price, currency));
  const ticketTypes = types.map(({ price: _written, ...type }, at) => ({
    ...type,
    priceMinor: prices[at] ?? 0,
    name: trimmed(type.name),
    description: trimmed(type.description),
  }));
  return (
    <div className="max-w-220 space-y-6">
      <CapacityBar event={event} />
      {!isSold && <p className="text-sm text-muted">{t('event-desk.fields.free')}</p>}
      {types.map((type, at) => (
        <TypeFields
          key={`${type.eventTicketTypeId ?? 'new'}-${at}`}
          eventId={event.eventId}
          type={type}
          isOnly={types.length === 1}
          currency={currency}
          groups={groups}
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
        onSave={() => {
          if (prices.includes(null)) return notify({ tone: 'error', text: t('event-desk.messages.noPrice') });
          save.mutate(
            { ticketTypes, version: event.version },
            { onSuccess: () => notify({ tone: 'success', text: t('event-desk.messages.saved') }) },
          );
        }}
        onReset={() => setTypes(saved)}
      />
    </div>
  );
}

/** `/events/{eventId}/tickets`: the kinds of ticket, and how the places stand. */
export function EventTicketsScreen() {
  return <EventFrame tab="tickets">{(event) => <Tickets key={event.version} event={event} />}</EventFrame>;
}
