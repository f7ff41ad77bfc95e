import type { LearnerAdditionPreviewBody } from '@sullam/api-client/schema.gen.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { readPeople } from '@sullam/domain/tables/people-table.ts';
import type { Candidate } from './add-learners.types.ts';

/** A pasted list or a file, kept as it was written: the server reads its head and its columns. */
export interface PeopleList {
  /** Of the file; null: pasted. */
  readonly name: string | null;
  readonly text: string;
  readonly count: number;
}

/** Who is to be added: found by name, typed, and listed. */
export interface NamedPeople {
  readonly found: readonly Candidate[];
  /** Addresses and names as they were typed, one person each. */
  readonly typed: readonly string[];
  readonly list: PeopleList | null;
}

export const NO_PEOPLE: NamedPeople = { found: [], typed: [], list: null };

/** Pasted addresses that become chips of their own; more are one list. */
const MOST_CHIPS = 10;

const BETWEEN = /[\n,;،؛]+/;

export const isEmpty = ({ found, typed, list }: NamedPeople): boolean =>
  found.length === 0 && typed.length === 0 && list === null;

export function withFound(people: NamedPeople, person: Candidate): NamedPeople {
  const isKnown = people.found.some(({ userId }) => userId === person.userId);
  return isKnown ? people : { ...people, found: [...people.found, person] };
}

/** Takes what was typed, several addresses too. */
export function withTyped(people: NamedPeople, text: string): NamedPeople {
  const parts = (text.includes('@') ? text.split(BETWEEN) : [text]).map((part) => part.trim());
  const added = parts.filter((part) => part !== '' && !people.typed.includes(part));
  return added.length === 0 ? people : { ...people, typed: [...people.typed, ...new Set(added)] };
}

/** A list that is pasted after another one continues it; a file stands in place of what was listed. */
export function withList(people: NamedPeople, name: string | null, text: string): NamedPeople {
  const before = name === null && people.list ? people.list : null;
  const whole = before ? `${before.text}\n${text}` : text;
  return { ...people, list: { name: before?.name ?? name, text: whole, count: readPeople(whole).length } };
}

/**
 * Takes what is pasted where it is more than one person: a few addresses as chips, everything else as a list. Returns null where the
 * field itself takes it, as a part of what is being typed.
 */
export function withPasted(people: NamedPeople, text: string): NamedPeople | null {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  const addresses = parts.filter(Boolean);
  if (addresses.length < 2) return null;
  if (addresses.length <= MOST_CHIPS && addresses.every(isEmail)) return withTyped(people, text);
  return withList(people, null, text);
}

/** Without the one that was taken last. */
export function withoutLast(people: NamedPeople): NamedPeople {
  if (people.list) return { ...people, list: null };
  if (people.typed.length > 0) return { ...people, typed: people.typed.slice(0, -1) };
  return { ...people, found: people.found.slice(0, -1) };
}

/** What the server is asked: the list first, since its head and the numbers of its lines count from there. */
export const previewBodyOf = ({ found, typed, list }: NamedPeople): LearnerAdditionPreviewBody => ({
  userIds: found.map(({ userId }) => userId),
  text: [...(list ? [list.text] : []), ...typed].join('\n'),
});
