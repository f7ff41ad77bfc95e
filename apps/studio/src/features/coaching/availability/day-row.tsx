import type { WallSpan } from '@sullam/domain/coaching/working-hours.ts';
import { ClipboardCopy, ClipboardPaste, Ellipsis, Eraser, Plus, X } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { Fragment, type KeyboardEvent } from 'react';
import { addedSpan, dayNamed, wrongSpans } from './hours-form.ts';
import { SpanField } from './span-field.tsx';

interface DayRowProps {
  readonly weekday: number;
  readonly spans: readonly WallSpan[];
  /** A day was copied before. */
  readonly canPaste: boolean;
  readonly onChange: (spans: readonly WallSpan[]) => void;
  readonly onCopy: () => void;
  readonly onPaste: () => void;
}

/** The day from 0:00 to 24:00 at one glance. */
function DayBar({ spans }: { readonly spans: readonly WallSpan[] }) {
  return (
    <span
      aria-hidden="true"
      className="relative hidden h-4 w-24 shrink-0 overflow-hidden rounded-sm bg-subtle @3xl:block"
    >
      {spans.map(({ from, until }) => (
        <span
          key={from}
          className="absolute inset-y-0 rounded-sm bg-primary/35"
          style={{ insetInlineStart: `${from / 14.4}%`, width: `${Math.max(0, until - from) / 14.4}%` }}
        />
      ))}
    </span>
  );
}

const isText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

/** Whether only a part of what a field holds is marked: Ctrl C then means that part, and otherwise the day. */
const isPartMarked = ({ target }: KeyboardEvent): boolean => {
  if (!isText(target)) return false;
  const { selectionStart, selectionEnd, value } = target;
  return selectionStart !== selectionEnd && selectionEnd! - selectionStart! < value.length;
};

/** One day of the week: on or off, its spans, and what can be done with them. */
export function DayRow({ weekday, spans, canPaste, onChange, onCopy, onPaste }: DayRowProps) {
  const t = useT();
  const format = useFormat();
  const name = format.day(dayNamed(weekday), { weekday: 'long' });
  const wrong = wrongSpans(spans);
  const extra = addedSpan(spans);
  const add = () => extra && onChange([...spans, extra]);
  const press = (event: KeyboardEvent) => {
    const isWithControl = event.ctrlKey || event.metaKey;
    if (isWithControl && event.code === 'KeyC' && !isPartMarked(event)) onCopy();
    else if (isWithControl && event.code === 'KeyV' && canPaste) onPaste();
    else if (event.key === 'Delete' && !isText(event.target)) onChange([]);
    else return;
    event.preventDefault();
  };
  return (
    <li onKeyDown={press} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-5">
      <Switch
        label={name}
        className="w-32 shrink-0"
        checked={spans.length > 0}
        onChange={(isOn) => onChange(isOn && extra ? [extra] : [])}
      />
      <span className="flex min-w-0 flex-wrap items-center gap-2 max-sm:order-last max-sm:basis-full sm:flex-1">
        {spans.length === 0 && <span className="text-muted">{t('coach-availability.words.unavailable')}</span>}
        {spans.map((span, at) => (
          <Fragment key={at}>
            <span className="inline-flex items-center">
              <SpanField
                name={name}
                span={span}
                isWrong={wrong.includes(at)}
                onChange={(next) => onChange(spans.map((each, place) => (place === at ? next : each)))}
                onEnter={add}
              />
              {spans.length > 1 && (
                <IconButton
                  icon={X}
                  iconSize={16}
                  label={t('coach-availability.actions.removeSpan', { day: name })}
                  onClick={() => onChange(spans.filter((_, place) => place !== at))}
                />
              )}
            </span>
          </Fragment>
        ))}
        {wrong.length > 0 && (
          <span role="alert" className="text-sm text-danger-text">
            {t('coach-availability.words.wrongSpans')}
          </span>
        )}
      </span>
      <DayBar spans={spans} />
      <span className="ms-auto flex shrink-0 items-center">
        <IconButton
          icon={Plus}
          label={t('coach-availability.actions.addSpan', { day: name })}
          disabled={extra === null}
          onClick={add}
        />
        <MenuButton
          icon={Ellipsis}
          label={t('coach-availability.actions.more', { day: name })}
          placement="bottom end"
          groups={[
            {
              id: 'day',
              items: [
                { id: 'copy', label: t('coach-availability.actions.copyDay'), icon: ClipboardCopy, onAction: onCopy },
                {
                  id: 'paste',
                  label: t('coach-availability.actions.pasteDay'),
                  icon: ClipboardPaste,
                  disabled: !canPaste,
                  onAction: onPaste,
                },
                {
                  id: 'clear',
                  label: t('coach-availability.actions.clearDay'),
                  icon: Eraser,
                  onAction: () => onChange([]),
                },
              ],
            },
          ]}
        />
      </span>
    </li>
  );
}
