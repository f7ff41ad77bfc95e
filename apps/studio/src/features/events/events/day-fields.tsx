import { EVENT_LIMITS } from '@sullam/domain/events/event.ts';
import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { DatePicker, TimeField } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type EventForm, withChanged } from './event-form.ts';

type Days = EventForm['days'];

const HOUR_MINUTES = 60;

interface DayFieldsProps {
  readonly days: Days;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (days: Days) => void;
}

/** The days of an event as rows: what the wall shows where it takes place. */
export function DayFields({ days, errors, onChange }: DayFieldsProps) {
  const t = useT();
  const change = (at: number, day: Partial<Days[number]> | null) => onChange(withChanged(days, at, day));
  const add = () => {
    const last = days.at(-1);
    if (last) onChange([...days, { ...last, date: addDays(last.date, 1) }]);
  };
  return (
    <>
      {days.map((day, at) => (
        <div key={`${at}-${days.length}`} className="grid items-end gap-3 sm:grid-cols-[1fr_8rem_9rem_auto]">
          <DatePicker
            label={t('event-desk.fields.day')}
            value={day.date}
            error={errors[`days.${at}.date`]}
            onChange={(date) => date && change(at, { date })}
          />
          <TimeField
            label={t('event-desk.fields.from')}
            value={day.time}
            error={errors[`days.${at}.time`]}
            onChange={(time) => change(at, { time })}
          />
          <NumberField
            label={t('event-desk.fields.minutes')}
            min={EVENT_LIMITS.dayMinutes.shortest}
            max={EVENT_LIMITS.dayMinutes.longest}
            value={day.durationMinutes}
            onChange={(minutes) => change(at, { durationMinutes: minutes ?? HOUR_MINUTES })}
          />
          <IconButton
            icon={Trash2}
            label={t('event-desk.actions.removeDay')}
            disabled={days.length === 1}
            onClick={() => change(at, null)}
          />
        </div>
      ))}
      <Button variant="outline" size="sm" icon={Plus} disabled={days.length >= EVENT_LIMITS.days} onClick={add}>
        {t('event-desk.actions.addDay')}
      </Button>
    </>
  );
}
