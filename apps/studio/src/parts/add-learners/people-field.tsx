import { isEmail } from '@sullam/domain/form-rules.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, List, Mail, UserRound } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Chip } from '@sullam/ui/components/badge.tsx';
import { DropZone } from '@sullam/ui/components/drop-zone.tsx';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import type { PickerOption } from '@sullam/ui/pickers/parts.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useDeferredValue } from 'react';
import { useReadTableFile } from '../table-file.api.ts';
import { TableFileButton } from '../table-file-button.tsx';
import type { AdditionCalls, Candidate } from './add-learners.types.ts';
import {
  type NamedPeople,
  type PeopleList,
  withFound,
  withList,
  withoutLast,
  withPasted,
  withTyped,
} from './named-people.ts';

interface PeopleFieldProps {
  readonly calls: AdditionCalls;
  readonly value: NamedPeople;
  readonly onChange: (people: NamedPeople) => void;
  /** What stands in the field and isn't a chip yet. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

const nameOf = ({ firstName, lastName }: Candidate): string => `${firstName} ${lastName}`.trim();

/** The option that takes an address as it is typed. */
const ADDRESS = 'address';

interface OneProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly onRemove: () => void;
}

function One({ name, icon, onRemove }: OneProps) {
  return (
    <li className="max-w-full">
      <Chip name={name} onRemove={onRemove}>
        <span className="inline-flex max-w-full items-center gap-1.5">
          {icon}
          <bdi className="clip-line">{name}</bdi>
        </span>
      </Chip>
    </li>
  );
}

/** An address, one with a mistake in it, or a name. */
function TypedIcon({ text }: { readonly text: string }) {
  if (isEmail(text)) return <Icon of={Mail} size={16} className="text-muted" />;
  if (text.includes('@')) return <Icon of={CircleAlert} size={16} className="text-warning-text" />;
  return <Icon of={UserRound} size={16} className="text-muted" />;
}

function Chips({ value, onChange }: Pick<PeopleFieldProps, 'value' | 'onChange'>) {
  const t = useT();
  const { found, typed, list } = value;
  const nameOfList = ({ name, count }: PeopleList) =>
    name === null ? t('add-learners.list', { count }) : t('add-learners.file', { name, count });
  return (
    <ul aria-label={t('add-learners.chosen')} className="contents">
      {found.map((person) => (
        <One
          key={person.userId}
          name={nameOf(person)}
          icon={<Avatar size={24} isSoft firstName={person.firstName} lastName={person.lastName} />}
          onRemove={() => onChange({ ...value, found: found.filter(({ userId }) => userId !== person.userId) })}
        />
      ))}
      {typed.map((text) => (
        <One
          key={text}
          name={text}
          icon={<TypedIcon text={text} />}
          onRemove={() => onChange({ ...value, typed: typed.filter((each) => each !== text) })}
        />
      ))}
      {list && (
        <One
          name={nameOfList(list)}
          icon={<Icon of={List} size={16} className="text-muted" />}
          onRemove={() => onChange({ ...value, list: null })}
        />
      )}
    </ul>
  );
}

/** One field for everybody: names are found as they are typed, addresses and lists are taken as they come, a file is dropped or chosen. */
export function PeopleField({ calls, value, onChange, typed, onType }: PeopleFieldProps) {
  const t = useT();
  const read = useReadTableFile();
  const asked = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['learner candidates', calls.key, asked],
    queryFn: () => calls.find(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const people = asked === '' ? [] : (found.data?.data ?? []);
  const optionOf = (person: Candidate): PickerOption => ({
    id: String(person.userId),
    label: person.isIn ? t('add-learners.isIn', { name: nameOf(person) }) : nameOf(person),
    disabled: person.isIn,
    ...(person.email ? { description: person.email } : {}),
  });
  const isNewAddress = isEmail(typed.trim()) && !people.some(({ email }) => email === typed.trim().toLowerCase());
  const options = [
    ...people.map(optionOf),
    ...(isNewAddress ? [{ id: ADDRESS, label: typed.trim(), description: t('add-learners.fields.address') }] : []),
  ];
  const take = (text: string) => {
    onChange(withTyped(value, text));
    onType('');
  };
  const choose = (id: string | null) => {
    if (id === ADDRESS) return take(typed);
    const person = people.find(({ userId }) => String(userId) === id);
    if (!person) return;
    onType('');
    onChange(withFound(value, person));
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && typed === '') onChange(withoutLast(value));
    else if (
      event.key === 'Enter' &&
      typed.trim() !== '' &&
      !event.currentTarget.getAttribute('aria-activedescendant')
    ) {
      event.preventDefault(); // the form stays: another person may follow
      take(typed);
    }
  };
  const byType = (text: string) => {
    // what ends an address takes it
    if (/\S@\S+[\s,;،؛]$/.test(text)) take(text);
    else onType(text);
  };
  const byPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const next = withPasted(value, event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n'));
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const takeFile = (name: string, text: string) => onChange(withList(value, name, text));
  const takeFiles = ([file]: File[]) => {
    if (file) read.mutate(file, { onSuccess: ({ text }) => takeFile(file.name, text) });
  };
  return (
    <DropZone className="space-y-2" onFiles={takeFiles}>
      <ComboBox
        label={t('add-learners.fields.find')}
        hint={t('add-learners.fields.findHint')}
        placeholder=""
        chips={<Chips value={value} onChange={onChange} />}
        options={options}
        value={null}
        query={typed}
        onQueryChange={byType}
        loading={found.isFetching}
        onChange={choose}
        onKeyDown={byKey}
        onPaste={byPaste}
      />
      <TableFileButton onText={(text, file) => takeFile(file.name, text)} />
    </DropZone>
  );
}
