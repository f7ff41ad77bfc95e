import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { UiLink } from '../base/ui-link.tsx';

const LIST = 'flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]';
/** How one of them looks. */
export const tabClass = (active: boolean) =>
  cx(
    'relative -mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
    active ? 'border-primary text-primary-text' : 'border-transparent text-muted hover:text-ink',
  );

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  /** A count or mark after the label. */
  readonly badge?: ReactNode;
  readonly disabled?: boolean;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Keeps the chosen one of a row that scrolls in sight. */
function useInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when another one is chosen
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"], [aria-current="page"]')?.getBoundingClientRect();
    const room = row.current?.getBoundingClientRect();
    if (!tab || !room) return;
    // to the middle: what comes before and after it is seen too
    row.current?.scrollBy({ left: (tab.left + tab.right - room.left - room.right) / 2 });
  }, [row, chosen]);
}

const STEPS: Record<string, 'back' | 'on' | 'first' | 'last'> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
};

/** Tabs that change a part of the page. Arrows follow the direction of the line; one tab stop. */
export function Tabs({ label, items, value, onChange, children, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  useInSight(list, value);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const usable = items.filter((item) => !item.disabled);
    const at = usable.findIndex((item) => item.id === value);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const onward = (step === 'on') !== rtl ? 1 : -1;
    const next =
      step === 'first' ? 0 : step === 'last' ? usable.length - 1 : (at + onward + usable.length) % usable.length;
    const target = usable[next];
    if (target === undefined) return;
    onChange(target.id);
    list.current?.querySelector<HTMLElement>(`[id="${base}-${CSS.escape(target.id)}"]`)?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={LIST}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onChange(item.id)}
            className={cx(tabClass(item.id === value), 'disabled:opacity-50')}
          >
            {item.label}
            {item.badge}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${value}`}
        tabIndex={-1}
        className="pt-6 outline-none"
      >
        {children}
      </div>
    </div>
  );
}

export interface TabLink {
  readonly href: string;
  readonly label: ReactNode;
  readonly badge?: ReactNode;
  readonly current: boolean;
}

export interface LinkTabsProps {
  readonly label: string;
  readonly items: readonly TabLink[];
  readonly className?: string;
}

/** Tabs that are places with an address of their own: a navigation that looks like tabs. */
export function LinkTabs({ label, items, className }: LinkTabsProps) {
  const list = useRef<HTMLElement>(null);
  useInSight(list, items.find((item) => item.current)?.href ?? '');
  return (
    <nav ref={list} aria-label={label} className={cx(LIST, className)}>
      {items.map((item) => (
        <UiLink
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          className={tabClass(item.current)}
        >
          {item.label}
          {item.badge}
        </UiLink>
      ))}
    </nav>
  );
}
