import type { EventBody } from '@sullam/api-client/schema.gen.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import type { EventEditing } from './events.api.ts';

/** Somebody who is invited to speak, with the portrait as it is shown. */
export type GuestForm = Pick<EventEditing['guests'][number], 'name' | 'role'> & {
  readonly portrait: EventEditing['cover'];
};

/** What the editor of an event holds; people with their names, files as they are shown. */
export type EventForm = Pick<
  EventEditing,
  | 'title'
  | 'subtitle'
  | 'description'
  | 'courseCategoryId'
  | 'audience'
  | 'isFeatured'
  | 'format'
  | 'place'
  | 'address'
  | 'mapUrl'
  | 'meetingUrl'
  | 'zone'
  | 'days'
  | 'sessions'
  | 'questions'
  | 'capacity'
  | 'offerMinutes'
  | 'hosts'
  | 'cover'
> & {
  readonly guests: readonly GuestForm[];
};

export const formOf = (event: EventEditing): EventForm => ({
  title: event.title,
  subtitle: event.subtitle,
  description: event.description,
  courseCategoryId: event.courseCategoryId,
  audience: event.audience,
  isFeatured: event.isFeatured,
  format: event.format,
  place: event.place,
  address: event.address,
  mapUrl: event.mapUrl,
  meetingUrl: event.meetingUrl,
  zone: event.zone,
  days: event.days,
  sessions: event.sessions,
  questions: event.questions,
  capacity: event.capacity,
  offerMinutes: event.offerMinutes,
  hosts: event.hosts,
  guests: event.guests.map(({ name, role }, at) => ({ name, role, portrait: event.portraits[at] ?? null })),
  cover: event.cover,
});

type Sent = Omit<EventBody, 'version'>;

const sentOf = (form: EventForm): Sent => ({
  title: trimmed(form.title),
  subtitle: trimmed(form.subtitle),
  description: trimmed(form.description),
  courseCategoryId: form.courseCategoryId,
  audience: form.audience,
  isFeatured: form.isFeatured,
  format: form.format,
  place: trimmed(form.place),
  address: trimmed(form.address),
  mapUrl: form.mapUrl || null,
  meetingUrl: form.meetingUrl || null,
  zone: form.zone,
  days: form.days,
  sessions: form.sessions,
  questions: form.questions,
  capacity: form.capacity,
  offerMinutes: form.offerMinutes,
  hostUserIds: form.hosts.map(({ userId }) => userId),
  guests: form.guests.map(({ name, role, portrait }) => ({
    name: trimmed(name),
    role: trimmed(role),
    portraitMediaId: portrait?.mediaId ?? null,
  })),
  coverMediaId: form.cover?.mediaId ?? null,
});

/** Only what was changed is sent: ticket holders hear of what they planned by, and of nothing else. */
export function patchOf(form: EventForm, before: EventForm, version: number): EventBody {
  const [now, then] = [sentOf(form), sentOf(before)];
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(then[name as keyof Sent]),
  );
  return { ...Object.fromEntries(changed), version };
}

/** A key that tells a session or a question from the others of its event. */
export const newKey = (): string => crypto.randomUUID();

/** A list with one of it changed, or taken away. */
export const withChanged = <Item>(items: readonly Item[], at: number, change: Partial<Item> | null): Item[] =>
  items.flatMap((item, place) => (place === at ? (change ? [{ ...item, ...change }] : []) : [item]));
