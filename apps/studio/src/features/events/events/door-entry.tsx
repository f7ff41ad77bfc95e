import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import { Search } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { findTickets } from './door-book.ts';

interface DoorEntryProps {
  readonly list: DoorList;
  readonly inside: ReadonlySet<string>;
  readonly onCode: (code: string) => void;
}

/** The code below the picture, or a name: whoever left the ticket at home is on the list too. */
export function DoorEntry({ list, inside, onCode }: DoorEntryProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const check = (code: string) => {
    onCode(code);
    setTyped('');
  };
  const found = findTickets(list.tickets, typed);
  return (
    <div className="space-y-3">
      <Form
        onSubmit={() => {
          if (typed.trim() !== '') check(typed);
        }}
        className="flex items-end gap-3"
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={t('event-desk.door.typed')}
            icon={Search}
            dir="auto"
            autoComplete="off"
            maxLength={400}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outline">
          {t('event-desk.door.check')}
        </Button>
      </Form>
      {found.length > 0 && (
        <ul className="divide-y divide-line">
          {found.map((ticket) => (
            <li key={ticket.eventEnrollmentId} className="flex min-h-14 items-center justify-between gap-3 py-2">
              <p className="min-w-0">
                <bdi className="block truncate font-medium">{ticket.name}</bdi>
                <bdi dir="ltr" className="text-sm text-muted tabular">
                  {ticket.shortCode}
                </bdi>
              </p>
              {inside.has(ticket.ticketHash) ? (
                <Badge tone="success">{t('event-desk.door.isIn')}</Badge>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('event-desk.door.admitNamed', { name: ticket.name })}
                  onClick={() => check(ticket.shortCode)}
                >
                  {t('event-desk.door.admit')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
