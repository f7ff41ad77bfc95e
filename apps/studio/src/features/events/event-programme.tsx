import { EVENT_LIMITS } from '@sullam/domain/events/event.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../parts/localized-field.tsx';
import { type EventForm, newKey, withChanged } from './event-form.ts';
import type { PartProps } from './event-settings.tsx';

type Session = EventForm['sessions'][number];

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
    <div className="space-y-3 rounded-lg border border-line p-4">
      <LocalizedField
        label={t('event-desk.fields.sessionTitle')}
        value={session.title}
        maxLength={200}
        onChange={(title) => change({ title })}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <NativeSelect
          label={t('event-desk.fields.day')}
          value={session.date}
          options={dates.map((date) => ({ value: date, label: format.date(`${date}T12:00:00Z`) }))}
          onChange={(date) => change({ date })}
        />
        <TextField
          label={t('event-desk.fields.from')}
          type="time"
          dir="ltr"
          value={session.time}
          onChange={({ currentTarget: { value } }) => value && change({ time: value })}
        />
        <NumberField
          label={t('event-desk.fields.minutes')}
          min={EVENT_LIMITS.dayMinutes.shortest}
          max={EVENT_LIMITS.dayMinutes.longest}
          value={session.durationMinutes}
          onChange={(minutes) => change({ durationMinutes: minutes ?? 45 })}
        />
      </div>
      <LocalizedField
        label={t('event-desk.fields.speakers')}
        value={session.speakers}
        maxLength={200}
        onChange={(speakers) => change({ speakers })}
      />
      <LocalizedField
        label={t('event-desk.fields.room')}
        value={session.room}
        maxLength={200}
        onChange={(room) => change({ room })}
      />
      <LocalizedField
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

/** What happens when: sessions, with rooms and tracks where there are several at once. */
export function ProgrammeFields({ form, set }: PartProps) {
  const t = useT();
  const { sessions, days } = form;
  const add = () => {
    const day = sessions.at(-1) ?? days[0];
    if (!day) return;
    const { date, time } = day;
    const session = { key: newKey(), date, time, durationMinutes: 45, title: {}, track: {}, room: {}, speakers: {} };
    set({ sessions: [...sessions, session] });
  };
  return (
    <Card as="section">
      <CardHeading level={3}>{t('event-desk.parts.programme')}</CardHeading>
      <div className="space-y-4">
        {sessions.map((session, at) => (
          <SessionFields
            key={session.key}
            session={session}
            days={days}
            change={(change) => set({ sessions: withChanged(sessions, at, change) })}
          />
        ))}
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          disabled={sessions.length >= EVENT_LIMITS.sessions}
          onClick={add}
        >
          {t('event-desk.actions.addSession')}
        </Button>
      </div>
    </Card>
  );
}
