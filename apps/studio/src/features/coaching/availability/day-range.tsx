import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

export interface Days {
  readonly from: string;
  readonly until: string;
}

const SHOWN = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** "Thu 10 Dec", or "20 Dec to 26 Dec". */
export function useDaysText(): (days: Days) => string {
  const t = useT();
  const format = useFormat();
  return ({ from, until }) =>
    from === until
      ? format.day(from, SHOWN)
      : t('coach-availability.words.days', { from: format.day(from, SHOWN), until: format.day(until, SHOWN) });
}

interface DayRangeProps {
  readonly days: Days;
  readonly error: string | undefined;
  readonly onChange: (days: Days) => void;
}

/** First and last day. A last day before the first follows it. */
export function DayRange({ days: { from, until }, error, onChange }: DayRangeProps) {
  const t = useT();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DatePicker
        label={t('coach-availability.fields.firstDay')}
        value={from}
        {...(error ? { error } : {})}
        onChange={(day) => day && onChange({ from: day, until: until < day ? day : until })}
      />
      <DatePicker
        label={t('coach-availability.fields.lastDay')}
        value={until}
        min={from}
        onChange={(day) => day && onChange({ from, until: day < from ? from : day })}
      />
    </div>
  );
}

/** Whether days meet others of a list, but for the one that is edited. */
export const meetsOther = (days: Days, others: readonly Days[], except: number | null): boolean =>
  others.some(({ from, until }, at) => at !== except && from <= days.until && days.from <= until);
