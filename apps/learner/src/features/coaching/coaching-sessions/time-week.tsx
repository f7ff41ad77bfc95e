import { addDays, daysFrom } from '@sullam/domain/lectures/zoned-time.ts';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { IconButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type KeyboardEvent, useRef } from 'react';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import type { Slot } from './coaching-sessions.api.ts';
import { PhoneDays } from './phone-days.tsx';
import { type DayOfTimes, type TimeChoice, timeButton } from './time-choice.ts';

/** Where arrows lead from a time: up and down within a day, to the sides to the nearest day that has times. */
function neighbour(days: readonly DayOfTimes[], startsAt: string, key: string): Slot | undefined {
  const column = days.findIndex(({ slots }) => slots.some((slot) => slot.startsAt === startsAt));
  const row = days[column]?.slots.findIndex((slot) => slot.startsAt === startsAt) ?? -1;
  if (column === -1) return undefined;
  if (key === 'ArrowDown') return days[column]?.slots[row + 1];
  if (key === 'ArrowUp') return days[column]?.slots[row - 1];
  if (key === 'Home') return days[column]?.slots[0];
  const step = key === 'ArrowRight' ? 1 : -1;
  for (let at = column + step; at >= 0 && at < days.length; at += step) {
    const { slots } = days[at]!;
    if (slots.length > 0) return slots[Math.min(row, slots.length - 1)];
  }
  return undefined;
}

/** Seven columns of times with one stop for the Tab key. */
function WideWeek({ days, chosen, onChoose, onWeek }: TimeChoice & { readonly onWeek: (weeks: number) => void }) {
  const t = useT();
  const format = useFormat();
  const words = useSlotWords();
  const grid = useRef<HTMLDivElement>(null);
  const all = days.flatMap(({ slots }) => slots);
  const stop = all.find(({ startsAt }) => startsAt === chosen)?.startsAt ?? all[0]?.startsAt;
  const press = (event: KeyboardEvent<HTMLButtonElement>, slot: Slot) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const key = isMirrored ? (mirrored[event.key] ?? event.key) : event.key;
    if (key === 'PageUp' || key === 'PageDown') {
      event.preventDefault();
      return onWeek(key === 'PageDown' ? 1 : -1);
    }
    const next = /^Arrow|^Home$/.test(key) ? neighbour(days, slot.startsAt, key) : undefined;
    if (!next) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.startsAt}"]`)?.focus();
  };
  return (
    <div ref={grid} className="grid grid-cols-7 gap-1.5">
      {days.map(({ date, slots }) => (
        <div key={date} className="min-w-0 space-y-1.5 text-center">
          <p className="pb-1 text-xs text-muted">
            {format.day(date, { weekday: 'short' })}
            <span className="block font-display text-base font-semibold text-ink">
              {format.day(date, { day: 'numeric' })}
            </span>
          </p>
          {slots.length === 0 && <p className="pt-1 text-xs text-muted">{t('coaching-sessions.week.none')}</p>}
          {slots.map((slot) => (
            <button
              key={slot.startsAt}
              type="button"
              data-at={slot.startsAt}
              aria-label={words.label(slot)}
              aria-pressed={slot.startsAt === chosen}
              tabIndex={slot.startsAt === stop ? 0 : -1}
              onKeyDown={(event) => press(event, slot)}
              onClick={() => onChoose(slot)}
              className={timeButton(slot.startsAt === chosen)}
            >
              {words.time(slot.zoneTime)}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

interface TimeWeekProps extends TimeChoice {
  /** First of the days that are shown. */
  readonly from: string;
  readonly today: string;
  readonly onFrom: (date: string) => void;
  readonly onNext?: () => void;
  /** Days at once: a week in columns, or fewer with the times of one day. */
  readonly count: number;
}

/** Days that are shown at once: a week, or five days where there is no room. */
export const useDayCount = (): number => (useIsWide('md') ? 7 : 5);

/** A week of free times, with the ways to other weeks. */
export function TimeWeek({ from, today, onFrom, onNext, count, ...choice }: TimeWeekProps) {
  const t = useT();
  const format = useFormat();
  const dates = daysFrom(from, count);
  const days = dates.map((date) => choice.days.find((day) => day.date === date) ?? { date, slots: [] });
  const shift = (spans: number) => {
    const next = addDays(from, spans * count);
    onFrom(next < today ? today : next);
  };
  const span = format.fieldsRange(
    `${from}T12:00:00Z`,
    `${dates.at(-1)}T12:00:00Z`,
    { day: 'numeric', month: 'long' },
    'UTC',
  );
  return (
    <section aria-label={t('coaching-sessions.week.label')}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3">
        <h3 className="me-auto text-base">{span}</h3>
        {onNext && (
          <button type="button" onClick={onNext} className={`${textLinkClass} text-sm touch:min-h-11`}>
            {t('coaching-sessions.week.next')}
          </button>
        )}
        <IconButton
          icon={ChevronLeft}
          mirrored
          label={t('coaching-sessions.week.earlier')}
          disabled={from <= today}
          onClick={() => shift(-1)}
        />
        <IconButton icon={ChevronRight} mirrored label={t('coaching-sessions.week.later')} onClick={() => shift(1)} />
      </div>
      {count === 7 ? <WideWeek {...choice} days={days} onWeek={shift} /> : <PhoneDays {...choice} days={days} />}
    </section>
  );
}
