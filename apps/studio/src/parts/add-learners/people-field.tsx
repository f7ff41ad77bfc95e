import { Chip } from '@sullam/ui/components/badge.tsx';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AdditionCalls, Candidate } from './add-learners.types.ts';

interface PeopleFieldProps {
  readonly calls: AdditionCalls;
  readonly value: readonly Candidate[];
  readonly onChange: (people: Candidate[]) => void;
}

const nameOf = ({ firstName, lastName }: Candidate): string => `${firstName} ${lastName}`.trim();

/** People found by typing, one after the other. */
export function PeopleField({ calls, value, onChange }: PeopleFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['learner candidates', calls.key, asked],
    queryFn: () => calls.find(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const people = asked === '' ? [] : (found.data?.data ?? []);
  const choose = (id: string | null) => {
    const person = people.find(({ userId }) => String(userId) === id);
    if (!person) return;
    setTyped('');
    if (!value.some(({ userId }) => userId === person.userId)) onChange([...value, person]);
  };
  return (
    <div className="space-y-2">
      <ComboBox
        label={t('add-learners.fields.find')}
        hint={t('add-learners.fields.findHint')}
        options={people.map((person) => ({
          id: String(person.userId),
          label: person.isIn ? t('add-learners.isIn', { name: nameOf(person) }) : nameOf(person),
          ...(person.email ? { description: person.email } : {}),
        }))}
        value={null}
        query={typed}
        onQueryChange={setTyped}
        loading={found.isFetching}
        onChange={choose}
      />
      {value.length > 0 && (
        <ul aria-label={t('add-learners.chosen')} className="flex flex-wrap gap-2">
          {value.map((person) => (
            <li key={person.userId}>
              <Chip
                name={nameOf(person)}
                onRemove={() => onChange(value.filter(({ userId }) => userId !== person.userId))}
              >
                <bdi>{nameOf(person)}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
