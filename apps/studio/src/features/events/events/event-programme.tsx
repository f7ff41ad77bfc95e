import { EVENT_LIMITS } from '@sullam/domain/events/event.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Plus, Trash2, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton, ToggleButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TimeField } from '@sullam/ui/pickers/lazy.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { isWide, useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useWallHour } from '@sullam/web-kit/base/use-wall-hour.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { type EventForm, newKey, withChanged } from './event-form.ts';
import type { PartProps } from './event-settings.tsx';
import { ProgrammeGrid } from './programme-grid.tsx';
import type { Session } from './programme-layout.ts';

interface SessionFieldsProps {
  readonly session: Session;
  readonly days: EventForm['days'];
  readonly change: (change: Partial<Session> | null) => void;
}

function SessionFields({ session, days, change }: SessionFieldsProps) {
  const t = useT();
  const format = useFormat();
  const dates = [...new Set([...days.map(({ date }) => date), session.date])].sort();
  return (
    <div className="space-y-4">
      <LocalizedField
        stacked
        label={t('event-desk.fields.sessionTitle')}
        value={session.title}
        maxLength={200}
        onChange={(title) => change({ title })}
      />
      <NativeSelect
        label={t('event-desk.fields.day')}
        value={session.date}
        options={dates.map((date) => ({ value: date, label: format.date(`${date}T12:00:00Z`) }))}
        onChange={(date) => change({ date })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TimeField label={t('event-desk.fields.from')} value={session.time} onChange={(time) => change({ time })} />
        <NumberField
          label={t('event-desk.fields.minutes')}
          min={EVENT_LIMITS.dayMinutes.shortest}
          max={EVENT_LIMITS.dayMinutes.longest}
          value={session.durationMinutes}
          onChange={(minutes) => change({ durationMinutes: minutes ?? 45 })}
        />
      </div>
      <LocalizedField
        stacked
        label={t('event-desk.fields.speakers')}
        value={session.speakers}
        maxLength={200}
        onChange={(speakers) => change({ speakers })}
      />
      <LocalizedField
        stacked
        label={t('event-desk.fields.room')}
        value={session.room}
        maxLength={200}
        onChange={(room) => change({ room })}
      />
      <LocalizedField
        stacked
        label={t('event-desk.fields.track')}
        value={session.track}
        maxLength={200}
        onChange={(track) => change({ track })}
      />
      <Button variant="ghost" size="sm" icon={Trash2} onClick={() => change(null)}>
        {t('event-desk.actions.removeSession')}
      </Button>
    </div>
  );
}

/** The same on a phone: a row for each, in the order of the day. */
function ProgrammeRows({ sessions, selected, onSelect }: RowsProps) {
  const t = useT();
  const text = useAuthorText();
  const hour = useWallHour();
  const sorted = [...sessions].sort((one, other) => one.time.localeCompare(other.time));
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {sorted.map(({ key, time, title, room, durationMinutes }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={key === selected}
            onClick={() => onSelect(key)}
            className={cx('flex min-h-14 w-full gap-4 px-4 py-3 text-start', key === selected && 'bg-primary-soft')}
          >
            <span className="w-18 shrink-0 font-semibold tabular">{hour(time)}</span>
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">
                <AuthorTextFor text={title} unmarked />
              </span>
              <span className="block text-sm text-muted">
                {text(room) && (
                  <>
                    <bdi>{text(room)}</bdi> ·{' '}
                  </>
                )}
                {t('event-desk.figures.minutes', { count: durationMinutes })}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  readonly sessions: readonly Session[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

export interface ProgrammeProps extends PartProps {
  /** The key of the session whose fields stand beside. */
  readonly selected: string | null;
  readonly onSelect: (key: string | null) => void;
}

const datesOf = ({ days, sessions }: EventForm): string[] =>
  [...new Set([...days, ...sessions].map(({ date }) => date))].sort();

/** What happens when, a day at a time: rooms beside each other where there is the width, else one after the other. */
export function Programme({ form, set, selected, onSelect }: ProgrammeProps) {
  const t = useT();
  const format = useFormat();
  const isGrid = useIsWide();
  const { sessions, days } = form;
  const dates = datesOf(form);
  const chosen = sessions.find(({ key }) => key === selected)?.date;
  const [opened, setOpened] = useState(dates[0]);
  const date = chosen ?? (dates.includes(opened ?? '') ? opened : dates[0]);
  const shown = sessions.filter((session) => session.date === date);
  const change = (key: string, changed: Partial<Session>) =>
    set({ sessions: sessions.map((session) => (session.key === key ? { ...session, ...changed } : session)) });
  const add = () => {
    const last = shown.at(-1);
    const time = last?.time ?? days.find((day) => day.date === date)?.time ?? days[0]?.time;
    if (date === undefined || time === undefined) return;
    const key = newKey();
    const named = { title: {}, track: {}, room: last?.room ?? {}, speakers: {} };
    set({ sessions: [...sessions, { key, date, time, durationMinutes: 45, ...named }] });
    onSelect(key);
  };
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{t('event-desk.fields.day')}</legend>
          {dates.map((each) => (
            <ToggleButton
              key={each}
              isOn={each === date}
              onToggle={() => {
                setOpened(each);
                onSelect(null);
              }}
            >
              {format.date(`${each}T12:00:00Z`)}
            </ToggleButton>
          ))}
        </fieldset>
        <Button variant="outline" icon={Plus} disabled={sessions.length >= EVENT_LIMITS.sessions} onClick={add}>
          {t('event-desk.actions.addSession')}
        </Button>
      </div>
      {shown.length === 0 && <p className="text-muted">{t('event-desk.programme.empty')}</p>}
      {shown.length > 0 &&
        (isGrid ? (
          <>
            <ProgrammeGrid sessions={shown} all={sessions} selected={selected} onSelect={onSelect} onChange={change} />
            <p className="text-sm text-muted">{t('event-desk.programme.keys')}</p>
          </>
        ) : (
          <ProgrammeRows sessions={shown} selected={selected} onSelect={onSelect} />
        ))}
    </section>
  );
}

/** The fields of the session that was chosen. */
export function SessionPanel({ form, set, selected, onSelect }: ProgrammeProps) {
  const t = useT();
  const at = form.sessions.findIndex(({ key }) => key === selected);
  const session = form.sessions[at];
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // on a phone it stands below the list
    if (selected !== null && !isWide('lg')) panel.current?.scrollIntoView({ block: 'start' });
  }, [selected]);
  if (!session) return null;
  return (
    <Card as="section">
      <div ref={panel} className="mb-4 flex scroll-mt-24 items-start justify-between gap-3">
        <CardHeading level={3}>
          <AuthorTextFor text={session.title} unmarked />
        </CardHeading>
        <IconButton icon={X} label={t('event-desk.actions.closeSession')} onClick={() => onSelect(null)} />
      </div>
      <SessionFields
        key={session.key}
        session={session}
        days={form.days}
        change={(change) => set({ sessions: withChanged(form.sessions, at, change) })}
      />
    </Card>
  );
}
