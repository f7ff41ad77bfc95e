import { createContext, type FocusEvent, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** What a form knows of its fields: a field says what is wrong once it was left, all of them once the form was sent. */
export interface FieldScope {
  readonly isTried: boolean;
  readonly left: ReadonlySet<string>;
  /** It was sent, or tried to be. */
  readonly attempt: () => void;
  /** For the element around the fields. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const Scope = createContext<FieldScope | null>(null);

/** Pressing a button leaves the field before it: what moves then would move away under the finger. */
function afterPress(next: EventTarget | null, act: () => void): void {
  if (!(next instanceof HTMLButtonElement)) {
    act();
    return;
  }
  const done = () => {
    document.removeEventListener('pointerup', done);
    document.removeEventListener('keyup', done);
    setTimeout(act);
  };
  document.addEventListener('pointerup', done);
  document.addEventListener('keyup', done);
}

/** The fields that are left when the focus goes from one element to another: several where one stands in another. */
function leftBy(target: Element, next: EventTarget | null): string[] {
  // its list has opened elsewhere in the page: it comes back to the button
  if (target.tagName === 'BUTTON' && target.getAttribute('aria-expanded') === 'true') return [];
  const ids: string[] = [];
  let field = target.closest<HTMLElement>('[data-field]');
  while (field && !(next instanceof Node && field.contains(next))) {
    ids.push(field.dataset.field ?? '');
    field = field.parentElement?.closest<HTMLElement>('[data-field]') ?? null;
  }
  return ids;
}

/** The scope of a form's fields. `wasTried`: sent by a way of its owner's. */
export function useFieldScope(wasTried = false): FieldScope {
  const [isSent, setSent] = useState(false);
  const isTried = isSent || wasTried;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const attempt = useCallback(() => setSent(true), []);
  const onBlur = useCallback(({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const ids = leftBy(target, relatedTarget);
    if (ids.length > 0) afterPress(relatedTarget, () => setLeft((before) => new Set([...before, ...ids])));
  }, []);
  return useMemo(() => ({ isTried, left, attempt, onBlur }), [isTried, left, attempt, onBlur]);
}

export const FieldScopeProvider = ({
  scope,
  children,
}: {
  readonly scope: FieldScope;
  readonly children: ReactNode;
}) => <Scope value={scope}>{children}</Scope>;

/** What is done when the form around is sent by another way than its own. */
export function useAttempt(): () => void {
  const scope = use(Scope);
  return () => scope?.attempt();
}

/** The error of a field as far as it is to be seen yet. Outside of a form it always is. */
export function useShownError(fieldId: string, error: string | undefined): string | undefined {
  const scope = use(Scope);
  return !scope || scope.isTried || scope.left.has(fieldId) ? error : undefined;
}
