import { cx } from '@sullam/ui/base/cx.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { STAFF } from './author.tsx';
import { peopleQuery } from './comments.api.ts';
import type { Host } from './comments.ts';
import type { Contributor } from './discussions.api.ts';

export interface MentionListHandle {
  /** Takes a key of the editor; answers whether it was one of the list's. */
  press: (event: KeyboardEvent) => boolean;
}

interface MentionListProps {
  readonly host: Host;
  readonly search: string;
  readonly onChoose: (person: Contributor) => void;
  readonly onClose: () => void;
  readonly ref?: Ref<MentionListHandle>;
}

/** People who can be meant, while a name is being typed. The focus stays in the text. */
export function MentionList({ host, search, onChoose, onClose, ref }: MentionListProps) {
  const t = useT();
  const { data } = useQuery({ ...peopleQuery(host, search), placeholderData: keepPreviousData });
  const people = data?.data ?? [];
  const [at, setAt] = useState(0);
  useEffect(() => {
    setAt(0);
  }, [search]);
  const chosen = people[Math.min(at, people.length - 1)];
  useImperativeHandle(ref, () => ({
    press: (event) => {
      if (people.length === 0) return false;
      if (event.key === 'ArrowDown') setAt((at + 1) % people.length);
      else if (event.key === 'ArrowUp') setAt((at - 1 + people.length) % people.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey && chosen)
        onChoose(chosen);
      else if (event.key === 'Escape') onClose();
      else return false;
      event.preventDefault();
      return true;
    },
  }));
  if (people.length === 0) return null;
  return (
    <div
      role="listbox"
      aria-label={t('discussions.actions.mention')}
      className="absolute start-2 bottom-full z-20 mb-2 max-h-72 w-72 max-w-[calc(100%-1rem)] overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-2"
    >
      {people.map((person, index) => (
        <button
          key={person.userId}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={cx(
            'flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-start text-sm',
            index === at ? 'bg-primary-soft' : 'hover:bg-subtle',
          )}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(person);
          }}
        >
          <Avatar firstName={person.firstName} lastName={person.lastName} src={person.image ?? undefined} size={32} />
          <bdi className="min-w-0 flex-1 clip-line">{`${person.firstName} ${person.lastName}`}</bdi>
          {person.isStaff && <span className="text-xs text-muted">{t(STAFF[host.kind])}</span>}
        </button>
      ))}
    </div>
  );
}
