import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import type { Slot } from './coaching-sessions.api.ts';
import { type TimeChoice, timeButton } from './time-choice.ts';

interface PartOfDayProps extends Omit<TimeChoice, 'days'> {
  readonly part: 'morning' | 'evening';
  readonly slots: readonly Slot[];
}

function PartOfDay({ part, slots, chosen, onChoose }: PartOfDayProps) {
  const t = useT();
  const words = useSlotWords();
  if (slots.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="mb-2 text-base">{t(`coaching-sessions.week.${part}`)}</h4>
      <div className="grid grid-cols-3 gap-2">
        {slots.map((slot) => (
          <button
            key={slot.startsAt}
            type="button"
            aria-label={words.label(slot)}
            aria-pressed={slot.startsAt === chosen}
            onClick={() => onChoose(slot)}
            className={cx(timeButton(slot.startsAt === chosen), 'min-h-12!')}
          >
            {words.time(slot.zoneTime)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Days with the number of their times; the times of one of them, morning and evening apart. */
export function PhoneDays({ days, chosen, onChoose }: TimeChoice) {
  const t = useT();
  const format = useFormat();
  const dayOfChosen = days.find(({ slots }) => slots.some(({ startsAt }) => startsAt === chosen))?.date;
  const first = days.find(({ slots }) => slots.length > 0)?.date;
  const [opened, setOpened] = useState<string>();
  const shown = days.find(({ date }) => date === opened)?.date ?? dayOfChosen ?? first;
  const slots = days.find(({ date }) => date === shown)?.slots ?? [];
  const parts = {
    morning: slots.filter(({ zoneTime }) => zoneTime < '12:00'),
    evening: slots.filter(({ zoneTime }) => zoneTime >= '12:00'),
  };
  return (
    <div>
      <div className="grid grid-cols-5 gap-1.5">
        {days.map(({ date, slots: ofDay }) => (
          <button
            key={date}
            type="button"
            aria-pressed={date === shown}
            onClick={() => setOpened(date)}
            className={cx(
              'min-w-0 rounded-md border px-1 py-2 text-center text-xs transition-colors',
              date === shown ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface',
            )}
          >
            <span className="block clip-line">{format.day(date, { weekday: 'short' })}</span>
            <span className="block font-display text-lg font-semibold">{format.day(date, { day: 'numeric' })}</span>
            <span
              className={cx(
                'block clip-line',
                date !== shown && (ofDay.length > 0 ? 'text-success-text' : 'text-muted'),
              )}
            >
              {ofDay.length === 0
                ? t('coaching-sessions.week.none')
                : t('coaching-sessions.counts.times', { count: ofDay.length })}
            </span>
          </button>
        ))}
      </div>
      <PartOfDay part="morning" slots={parts.morning} chosen={chosen} onChoose={onChoose} />
      <PartOfDay part="evening" slots={parts.evening} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
