import { Chip } from '@sullam/ui/components/badge.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { type KeyboardEvent, useId, useState } from 'react';

export interface TagFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Those in use elsewhere, to take one. */
  readonly known?: readonly string[];
  /** As many there may be. */
  readonly max?: number;
  readonly maxLength?: number;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Tags: typed or taken from those in use, each a chip that can be taken away. */
export function TagField({ label, hint, known = [], max, maxLength = 60, value, onChange }: TagFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const add = () => {
    const added = typed
      .split(/[,،]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !value.includes(tag));
    if (added.length > 0) onChange([...value, ...new Set(added)].slice(0, max));
    setTyped('');
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <div className="space-y-2">
      <TextField
        label={label}
        hint={hint}
        value={typed}
        maxLength={maxLength}
        list={listId}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={byKey}
        onBlur={add}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((tag) => (
            <li key={tag}>
              <Chip name={tag} onRemove={() => onChange(value.filter((each) => each !== tag))}>
                <bdi>{tag}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
