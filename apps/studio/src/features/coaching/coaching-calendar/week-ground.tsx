import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import type { WeekProps } from './session-week.tsx';
import { HOUR, placeOf, timeOf } from './use-week-drag.ts';

/** What lies behind the sessions of a day: times outside the hours, busy and blocked ones. */
export function Ground({
  date,
  calendar,
  first,
  last,
  onOpenBlock,
}: { readonly date: string; readonly first: number; readonly last: number } & Pick<
  WeekProps,
  'calendar' | 'onOpenBlock'
>) {
  const t = useT();
  const format = useFormat();
  const hours = calendar.hours.filter((part) => part.date === date);
  // between the hours that are worked, and around them
  const edges = [first * 60, ...hours.flatMap(({ from, until }) => [from, until]), last * 60];
  const outside = edges.flatMap((from, at) =>
    at % 2 === 0 && from < edges[at + 1]! ? [{ from, until: edges[at + 1]! }] : [],
  );
  return (
    <>
      {outside.map(({ from, until }) => (
        <span
          key={from}
          className="absolute inset-x-0 bg-subtle"
          style={{ top: (from / 60 - first) * HOUR, height: ((until - from) / 60) * HOUR }}
        />
      ))}
      {calendar.busy
        .filter((part) => part.date === date && part.until > first * 60 && part.from < last * 60)
        .map((part) => (
          <span
            key={part.from}
            className="absolute inset-x-1 clip-line rounded-md bg-line px-2 py-1 text-xs text-muted"
            style={placeOf(part, first)}
          >
            {t('coaching-calendar.states.busy')}
          </span>
        ))}
      {calendar.blocks
        .filter((part) => part.date === date && part.until > first * 60 && part.from < last * 60)
        .map((block) => {
          const part = { from: Math.max(block.from, first * 60), until: Math.min(block.until, last * 60) };
          const span = t('coaching-calendar.times.span', {
            from: { raw: format.wallHour(timeOf(block.from)) },
            until: { raw: format.wallHour(timeOf(block.until % 1440)) },
          });
          return (
            <button
              key={`${block.coachDisabledSlotId} ${block.from}`}
              type="button"
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => onOpenBlock(block)}
              className="absolute inset-x-0.5 overflow-hidden rounded-md border-[1.5px] border-warning bg-warning-soft px-2 py-1 text-start text-xs text-warning-text"
              style={placeOf(part, first)}
            >
              <span className="block clip-line font-semibold">
                {block.note ?? t('coaching-calendar.states.blocked')}
              </span>
              <span className="block clip-line">{span}</span>
            </button>
          );
        })}
    </>
  );
}

/** What the colours of the week mean. */
export function Legend() {
  const t = useT();
  const mark = (className: string, words: ReactNode) => (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-3 rounded-sm', className)} />
      {words}
    </span>
  );
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-xs text-muted">
      {mark('bg-primary', t('coaching-calendar.legend.session'))}
      {mark('border-[1.5px] border-primary', t('coaching-calendar.legend.request'))}
      {mark('border-[1.5px] border-success bg-success-soft', t('coaching-calendar.legend.group'))}
      {mark('border-[1.5px] border-warning bg-warning-soft', t('coaching-calendar.states.blocked'))}
      {mark('bg-line', t('coaching-calendar.legend.busy'))}
      <span className="max-md:hidden">{t('coaching-calendar.legend.drag')}</span>
    </p>
  );
}
