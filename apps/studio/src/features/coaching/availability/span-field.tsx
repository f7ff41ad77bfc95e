import type { WallSpan } from '@sullam/domain/coaching/working-hours.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useWrittenNumber } from '@sullam/ui/base/written-number.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { minuteText, parseMinute } from './hours-form.ts';

interface MinuteFieldProps {
  readonly label: string;
  readonly value: number;
  readonly isWrong: boolean;
  readonly onChange: (minute: number) => void;
  readonly onEnter: (() => void) | undefined;
}

/** `09:30`, with the reader's digits. */
export function useMinuteText(): (minute: number) => string {
  const write = useWrittenNumber();
  return (minute) => minuteText(minute).replace(/\d/g, (digit) => write(digit));
}

function MinuteField({ label, value, isWrong, onChange, onEnter }: MinuteFieldProps) {
  const text = useMinuteText();
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const minute = draft === undefined ? undefined : parseMinute(draft);
    setDraft(undefined);
    if (minute !== undefined && minute !== value) onChange(minute);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={5}
      value={draft ?? text(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDraft(undefined);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
        onEnter?.();
      }}
      className="h-(--control-size) w-16 rounded-sm bg-transparent text-center tabular outline-none"
    />
  );
}

export interface SpanFieldProps {
  /** Whose hours they are: "Sunday". */
  readonly name: string;
  readonly span: WallSpan;
  readonly isWrong: boolean;
  readonly onChange: (span: WallSpan) => void;
  /** Enter: another span. */
  readonly onEnter?: () => void;
}

/** Hours from one time to another, typed as 9 Tab 13. */
export function SpanField({ name, span, isWrong, onChange, onEnter }: SpanFieldProps) {
  const t = useT();
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-md border bg-surface focus-within:border-focus focus-within:outline-2 focus-within:outline-focus',
        isWrong ? 'border-danger' : 'border-control',
      )}
    >
      <MinuteField
        label={t('coach-availability.fields.from', { day: name })}
        value={span.from}
        isWrong={isWrong}
        onChange={(from) => onChange({ ...span, from })}
        onEnter={onEnter}
      />
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <MinuteField
        label={t('coach-availability.fields.until', { day: name })}
        value={span.until}
        isWrong={isWrong}
        onChange={(until) => onChange({ ...span, until })}
        onEnter={onEnter}
      />
    </span>
  );
}
