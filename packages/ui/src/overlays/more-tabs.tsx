import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronDown } from '../base/icons.ts';
import { UiLink } from '../base/ui-link.tsx';
import { type LinkTabsProps, type TabLink, tabClass } from '../components/tabs.tsx';
import { MenuButton } from './menu-button.tsx';

/** How much there is behind a tab: as it is drawn, and what it means. */
export interface TabCount {
  readonly shown: string;
  readonly words: string;
}

export interface MoreTab extends Omit<TabLink, 'label' | 'badge'> {
  readonly label: string;
  readonly count?: TabCount | undefined;
}

/** Beside the name, in room of its own: it belongs to this tab, and to none beside it. */
function Count({ count }: { readonly count: TabCount }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-5 rounded-full bg-primary px-1 py-0.5 text-center text-xs leading-none text-on-primary tabular"
      >
        {count.shown}
      </span>
      <span className="sr-only">{`, ${count.words}`}</span>
    </>
  );
}

export interface MoreTabsProps extends Omit<LinkTabsProps, 'items'> {
  readonly items: readonly MoreTab[];
  /** Names the way to those that have no room. */
  readonly moreLabel: string;
  /** At most so many, however much room there is. */
  readonly most?: number | undefined;
}

const GAP = 4;
/** On a phone one more has room. */
const CLOSE = 'max-md:px-2!';

/** How many of some widths stand side by side in a room, if a last one has to stand there too. */
export function fittingOf(widths: readonly number[], room: number, last: number): number {
  let taken = last;
  const at = widths.findIndex((width) => {
    taken += width + GAP;
    return taken > room;
  });
  // one at least: a row of nothing but a menu is no row of tabs
  return at === -1 ? widths.length : Math.max(1, at);
}

interface Row {
  readonly row: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly more: RefObject<HTMLDivElement | null>;
}

/** How many tabs are shown; the others are in the menu. Measured before anything is painted, so that nothing jumps. */
function useShown({ row, list, more }: Row, count: number, most: number): number {
  const [shown, setShown] = useState(Math.min(count, most));
  const measure = useCallback(() => {
    const room = row.current?.clientWidth ?? 0;
    // nothing is laid out: there is no room to be short of
    if (room === 0) return setShown(Math.min(count, most));
    const widths = [...(list.current?.children ?? [])].map((tab) => (tab as HTMLElement).offsetWidth);
    const hasAll = count <= most && fittingOf(widths, room + GAP, 0) === count;
    setShown(hasAll ? count : Math.min(most, fittingOf(widths, room, more.current?.offsetWidth ?? 0)));
  }, [row, list, more, count, most]);
  // after every drawing: the words change with the language
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    // and their widths with the face that comes later
    const observer = new ResizeObserver(measure);
    for (const element of [row.current, ...(list.current?.children ?? [])]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [row, list, measure]);
  return shown;
}

/** Tabs that are places, as many as there is room for; the others in a menu at their end. */
export function MoreTabs({ label, items, moreLabel, most = Number.POSITIVE_INFINITY, className }: MoreTabsProps) {
  const row = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const shown = useShown({ row, list, more }, items.length, most);
  const others = items.slice(shown);
  const behind = others.find(({ current }) => current);
  return (
    <nav ref={row} aria-label={label} className={cx('relative flex gap-1 border-b border-line', className)}>
      <ul ref={list} className="-mb-px flex h-11 min-w-0 flex-wrap gap-x-1 overflow-y-clip">
        {items.map(({ href, label: name, current, count }, at) => (
          <li key={href} className={cx('flex', at >= shown && 'invisible')}>
            <UiLink href={href} aria-current={current ? 'page' : undefined} className={cx(tabClass(current), CLOSE)}>
              {name}
              {count && <Count count={count} />}
            </UiLink>
          </li>
        ))}
      </ul>
      <div ref={more} className={cx('shrink-0', others.length === 0 && 'invisible absolute')}>
        <MenuButton
          label={behind ? `${moreLabel}: ${behind.label}` : moreLabel}
          current={behind !== undefined}
          placement="bottom end"
          className={cx(tabClass(behind !== undefined), CLOSE)}
          groups={[
            {
              id: 'others',
              items: others.map(({ href, label: name, current, count }) => ({
                ...{ id: href, label: name, href, current },
                ...(count ? { description: count.words } : {}),
              })),
            },
          ]}
        >
          {/* who is on one of these pages sees which */}
          {behind?.label ?? moreLabel}
          <Icon of={ChevronDown} size={16} />
        </MenuButton>
      </div>
    </nav>
  );
}
