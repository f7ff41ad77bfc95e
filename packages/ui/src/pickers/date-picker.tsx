import {
  type CalendarDate,
  type CalendarDateTime,
  getLocalTimeZone,
  parseDate,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import { use, useEffect, useMemo, useState } from 'react';
import {
  DatePicker as AriaDatePicker,
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  DateInput,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components';
import { Icon } from '../base/icon.tsx';
import { CalendarDays, ChevronLeft, ChevronRight } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { UiLocaleContext, UiWeekContext } from '../base/ui-locale.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { eitherDigits } from './either-digits.ts';
import { type PickerBase, PickerField, pickerFrame, rootProps, segmentClass, useInScope } from './parts.tsx';

export interface DatePickerProps extends PickerBase {
  /** `2026-11-21`, or with `withTime` `2026-11-21T09:30`: local, without a zone. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly min?: string;
  readonly max?: string;
  readonly withTime?: boolean;
  /** Whose clock a time is read from; the reader's own where it isn't said. A time that this clock skips is refused. */
  readonly zone?: string;
}

type AnyDate = CalendarDate | CalendarDateTime;

function read(value: string | null | undefined, withTime: boolean): AnyDate | undefined {
  if (!value) return undefined;
  try {
    return withTime ? parseDateTime(value.length === 10 ? `${value}T00:00` : value) : parseDate(value.slice(0, 10));
  } catch {
    // A value that is no date shows as an empty field; the caller's validation says what is wrong with it.
    return undefined;
  }
}

/** Whether the clock of a zone goes forward over a time on that day. */
const isSkipped = (date: AnyDate, zone: string): boolean =>
  'hour' in date && toCalendarDateTime(toZoned(date, zone, 'earlier')).compare(date) !== 0;

interface PartProps {
  readonly label: string;
  readonly items: readonly { readonly id: number; readonly formatted: string }[];
  readonly value: number;
  readonly onChange: (id: number) => void;
}

function PartSelect({ label, items, value, onChange }: PartProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      className="min-h-9 rounded-sm border border-line bg-surface px-2 text-sm font-medium"
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}

const STEP =
  'grid size-9 place-items-center rounded-sm hover:bg-subtle focus-visible:outline-2 focus-visible:outline-focus disabled:opacity-40';

const FIRST_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** With which day the weeks of a calendar start; that of the locale until it is known. */
function useFirstDay(): (typeof FIRST_DAYS)[number] | undefined {
  const find = use(UiWeekContext);
  const [day, setDay] = useState<number>();
  useEffect(() => {
    let isGone = false;
    find().then(
      (found) => !isGone && setDay(found),
      () => undefined, // without a network: that of the locale
    );
    return () => {
      isGone = true;
    };
  }, [find]);
  return day === undefined ? undefined : FIRST_DAYS[day % 7];
}

function CalendarPanel() {
  const words = useUiWords();
  const firstDay = useFirstDay();
  return (
    <Calendar className="p-4" {...(firstDay ? { firstDayOfWeek: firstDay } : {})}>
      <div className="mb-3 flex items-center justify-between gap-2">
        <Button slot="previous" aria-label={words.previous} className={STEP}>
          <Icon of={ChevronLeft} mirrored />
        </Button>
        <span className="flex gap-2">
          <CalendarMonthPicker>
            {(part) => (
              <PartSelect
                label={words.month}
                items={part.items}
                value={Number(part.value)}
                onChange={(id) => part.onChange(id)}
              />
            )}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={120}>
            {(part) => (
              <PartSelect
                label={words.year}
                items={part.items}
                value={Number(part.value)}
                onChange={(id) => part.onChange(id)}
              />
            )}
          </CalendarYearPicker>
        </span>
        <Button slot="next" aria-label={words.next} className={STEP}>
          <Icon of={ChevronRight} mirrored />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="narrow" className="mx-auto">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="size-10 text-xs font-medium text-muted">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-10 cursor-pointer place-items-center rounded-sm text-sm hover:bg-subtle focus-visible:outline-2 focus-visible:outline-focus selected:bg-primary selected:text-on-primary disabled:cursor-default disabled:opacity-40 outside-month:invisible unavailable:line-through"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

/** A day, typed part by part in either digits or chosen in a calendar of the reader's locale. */
export const DatePicker = inLocale(function DatePicker(given: DatePickerProps) {
  const words = useUiWords();
  // a time that doesn't exist stays in the field with what is wrong with it, and isn't handed on
  const [refused, setRefused] = useState<AnyDate | null>(null);
  const scoped = useInScope(given);
  const props = refused ? { ...scoped, error: words.skippedTime } : scoped;
  const { value, onChange, min, max, withTime = false, zone = getLocalTimeZone() } = props;
  const choose = (date: AnyDate | null) => {
    const isRefused = date !== null && isSkipped(date, zone);
    setRefused(isRefused ? date : null);
    if (!isRefused) onChange(date ? date.toString().slice(0, withTime ? 16 : 10) : null);
  };
  const locale = use(UiLocaleContext);
  const digits = useMemo(() => eitherDigits(locale), [locale]);
  const lowest = read(min, withTime);
  const highest = read(max, withTime);
  return (
    <AriaDatePicker<AnyDate>
      {...rootProps(props)}
      value={refused ?? read(value, withTime) ?? null}
      onChange={choose}
      {...(lowest ? { minValue: lowest } : {})}
      {...(highest ? { maxValue: highest } : {})}
      granularity={withTime ? 'minute' : 'day'}
      isRequired={props.required ?? false}
      validationBehavior="aria"
    >
      <PickerField of={props}>
        <Group ref={digits} className={pickerFrame(props.error, 'focus-within:border-focus')}>
          <DateInput className="flex min-w-0 flex-1 flex-wrap ps-3 tabular">
            {(segment) => <DateSegment segment={segment} className={segmentClass(segment.type)} />}
          </DateInput>
          <Button
            aria-label={words.openCalendar}
            className="grid size-(--control-size) shrink-0 place-items-center rounded-md text-muted focus-visible:outline-2 focus-visible:outline-focus"
          >
            <Icon of={CalendarDays} />
          </Button>
        </Group>
      </PickerField>
      <Popover
        aria-label={props.label}
        className="rounded-lg border border-line bg-raised text-ink shadow-8 entering:animate-in"
      >
        <CalendarPanel />
      </Popover>
    </AriaDatePicker>
  );
});
