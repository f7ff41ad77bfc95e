import { Badge } from '@sullam/ui/components/badge.tsx';
import { tabClass } from '@sullam/ui/components/tabs.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useWallHour } from '@sullam/web-kit/base/use-wall-hour.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { EventDetail } from './events.api.ts';

type Session = EventDetail['sessions'][number];

function SessionRow({ session }: { readonly session: Session }) {
  const t = useT();
  const authorText = useAuthorText();
  const hour = useWallHour();
  const { title, track, room, speakers, time, durationMinutes } = session;
  const line = [authorText(speakers), authorText(room)].filter((part) => part !== '');
  return (
    <li className="flex gap-x-6 border-t border-line py-4 max-sm:flex-col">
      <p className="shrink-0 max-sm:flex max-sm:items-baseline max-sm:gap-2 sm:w-24">
        <span className="block font-semibold tabular">{hour(time)}</span>
        <span className="text-sm text-muted">{t('events.page.minutes', { count: durationMinutes })}</span>
      </p>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <AuthorTextFor text={title} unmarked />
        </p>
        {line.length > 0 && (
          <p className="text-sm text-muted">
            {line.map((part, at) => (
              <span key={part}>
                {at > 0 && ' · '}
                <bdi>{part}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
      {authorText(track) && (
        <p className="shrink-0">
          <Badge tone="secondary">{authorText(track)}</Badge>
        </p>
      )}
    </li>
  );
}

/** What happens when, a day at a time. */
export function EventProgramme({ event }: { readonly event: EventDetail }) {
  const t = useT();
  const format = useFormat();
  const { sessions } = event;
  const dates = [...new Set(sessions.map(({ date }) => date))].sort();
  const [chosen, setChosen] = useState(dates[0]);
  const day = dates.includes(chosen ?? '') ? chosen : dates[0];
  if (sessions.length === 0) return null;
  const shown = sessions.filter(({ date }) => date === day).sort((one, other) => one.time.localeCompare(other.time));
  const name = (date: string) => format.day(date, { weekday: 'long', day: 'numeric' });
  return (
    <section>
      <h2 className="mb-3 text-panel">{t('events.page.programme')}</h2>
      {dates.length > 1 && (
        <fieldset className="mb-2 flex gap-1 overflow-x-auto">
          <legend className="sr-only">{t('events.page.days')}</legend>
          {dates.map((date) => (
            <button
              key={date}
              type="button"
              aria-pressed={date === day}
              onClick={() => setChosen(date)}
              className={tabClass(date === day)}
            >
              {name(date)}
            </button>
          ))}
        </fieldset>
      )}
      <ol className="border-b border-line">
        {shown.map((session) => (
          <SessionRow key={session.key} session={session} />
        ))}
      </ol>
    </section>
  );
}
