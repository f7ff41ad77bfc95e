import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { Check } from '../base/icons.ts';
import { UiLink } from '../base/ui-link.tsx';
import { useUiWords } from '../base/ui-words.tsx';

export interface StepItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Steps one may go back to have an address or answer to `onStep`. */
  readonly href?: string;
  readonly done?: boolean;
}

export interface StepperProps {
  readonly label: string;
  readonly items: readonly StepItem[];
  readonly current: string;
  readonly onStep?: (id: string) => void;
}

/** Where one is in a short sequence; on phones the current step with its number. */
export function Stepper({ label, items, current, onStep }: StepperProps) {
  const words = useUiWords();
  const here = items.findIndex((item) => item.id === current);
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-sm text-muted sm:hidden">
        {words.stepOf(words.number(here + 1), words.number(items.length))}
        <span className="ms-2 font-semibold text-ink">{items[here]?.label}</span>
      </p>
      <ol className="flex gap-2">
        {items.map((item, at) => {
          const active = at === here;
          const done = item.done ?? at < here;
          const body = (
            <span className="block">
              <span
                aria-hidden="true"
                className={cx('block h-1 rounded-full', done || active ? 'bg-primary' : 'bg-line')}
              />
              <span
                className={cx(
                  'mt-2 flex items-center gap-2 text-sm max-sm:sr-only',
                  active ? 'font-semibold text-ink' : 'text-muted',
                )}
              >
                <span
                  className={cx(
                    'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
                    done || active ? 'bg-primary text-on-primary' : 'border border-control',
                  )}
                >
                  {done && !active ? <Icon of={Check} size={14} /> : words.number(at + 1)}
                </span>
                <span className="clip-line">{item.label}</span>
                {done && !active && <span className="sr-only">{` ${words.done}`}</span>}
              </span>
            </span>
          );
          const state = active ? 'step' : undefined;
          return (
            <li key={item.id} className="min-w-0 flex-1">
              {item.href && !active ? (
                <UiLink href={item.href} className="block rounded-sm">
                  {body}
                </UiLink>
              ) : onStep && done && !active ? (
                <button type="button" className="block w-full rounded-sm text-start" onClick={() => onStep(item.id)}>
                  {body}
                </button>
              ) : (
                <span aria-current={state}>{body}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
