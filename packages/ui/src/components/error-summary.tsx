import { useEffect, useRef } from 'react';
import { Icon } from '../base/icon.tsx';
import { CircleAlert } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { textLinkClass } from './button.tsx';

export interface FieldProblem {
  /** The id of the control to go to; without one the problem concerns the whole form. */
  readonly fieldId?: string;
  readonly message: string;
  /** What the field is called, where the message doesn't say which it is. */
  readonly label?: string | undefined;
}

export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Changes with each attempt to submit, so that the summary takes the focus again. */
  readonly attempt?: number;
  readonly title?: string;
}

/** What is wrong with a form that was submitted; it takes the focus, and each line leads to its field. */
export function ErrorSummary({ problems, attempt = 0, title }: ErrorSummaryProps) {
  const words = useUiWords();
  const box = useRef<HTMLDivElement>(null);
  const present = problems.length > 0;
  const answered = useRef<number>(undefined);
  useEffect(() => {
    // once for each attempt: what is broken again while somebody types takes no focus from them
    if (!present || answered.current === attempt) return;
    answered.current = attempt;
    box.current?.focus();
  }, [present, attempt]);
  if (!present) return null;
  const goTo = (fieldId: string) => {
    const field = document.getElementById(fieldId);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex gap-3 rounded-lg border border-danger bg-danger-soft p-4 text-sm text-ink"
    >
      <Icon of={CircleAlert} className="text-danger-text" />
      <div className="min-w-0">
        <p className="font-semibold">{title ?? words.errorCount(problems.length)}</p>
        <ul className="mt-1 space-y-1">
          {problems.map(({ fieldId, message, label }) => (
            <li key={`${fieldId ?? ''}:${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  className={textLinkClass}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(fieldId);
                  }}
                >
                  {label === undefined ? message : `${label}: ${message}`}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
