import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { foundMembersQuery } from './checklists.api.ts';

export interface NamedPerson {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
}

interface PersonFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: NamedPerson | null;
  readonly onChange: (person: NamedPerson | null) => void;
  readonly error?: string | undefined;
  /** Those who are chosen already. */
  readonly except?: ReadonlySet<number>;
  /** The field is empty again after each choice. */
  readonly isForMany?: boolean;
}

const nameOf = ({ firstName, lastName }: NamedPerson): string => `${firstName} ${lastName}`.trim();

/** A member, found by typing. */
export function PersonField({ value, onChange, except, isForMany, hint, ...field }: PersonFieldProps) {
  const [typed, setTyped] = useState(value && !isForMany ? nameOf(value) : '');
  const asked = useDeferredValue(value && typed === nameOf(value) ? '' : typed.trim());
  const members = useQuery(foundMembersQuery(asked));
  const found: NamedPerson[] = (members.data?.data ?? []).filter(({ userId }) => !except?.has(userId));
  const all = value && !found.some(({ userId }) => userId === value.userId) ? [value, ...found] : found;
  return (
    <ComboBox
      {...field}
      {...(hint ? { hint } : {})}
      options={all.map((person) => ({ id: String(person.userId), label: nameOf(person) }))}
      value={value && !isForMany ? String(value.userId) : null}
      query={typed}
      onQueryChange={setTyped}
      loading={members.isFetching}
      onChange={(id) => {
        const person = all.find(({ userId }) => String(userId) === id) ?? null;
        if (person || !isForMany) onChange(person);
        setTyped(person && !isForMany ? nameOf(person) : '');
      }}
    />
  );
}
