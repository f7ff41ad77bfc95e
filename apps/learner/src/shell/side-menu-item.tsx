import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronDown } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useId, useState } from 'react';
import { iconOf } from '../menu-icons.gen.ts';

export interface SideMenuItemProps {
  readonly entry: MenuEntry;
  readonly activeId: string | null;
  /** The narrow rail: icons only; the names are read out and shown as titles. */
  readonly isRail: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

const ROW =
  'flex min-h-11 w-full items-center gap-3.5 rounded-md px-3.5 text-start text-sm no-underline transition-colors focus-visible:-outline-offset-2';

const rowClass = (isActive: boolean, isChild = false) =>
  cx(ROW, isChild && 'ps-12', isActive ? 'bg-primary-soft font-medium text-primary-text' : 'text-ink hover:bg-subtle');

function Place({ entry, activeId, isRail, onNavigate, isChild }: SideMenuItemProps & { readonly isChild?: boolean }) {
  const t = useT();
  const title = t.dynamic(entry.titleKey) ?? '';
  const isActive = entry.id === activeId;
  return (
    <UiLink
      href={entry.path ?? '/'}
      aria-current={isActive ? 'page' : undefined}
      title={isRail ? title : undefined}
      onClick={onNavigate}
      className={rowClass(isActive, isChild)}
    >
      {!isChild && <Icon of={iconOf(entry)} size={20} mirrored={entry.isMirrored ?? false} />}
      <span className={cx('clip-line', isRail && 'sr-only')}>{title}</span>
    </UiLink>
  );
}

/** A place of the side menu, or a heading that opens onto its places. */
export function SideMenuItem(props: SideMenuItemProps) {
  const { entry, activeId, isRail, onNavigate } = props;
  const t = useT();
  const listId = useId();
  const children = entry.children ?? [];
  const holdsActive = children.some((child) => child.id === activeId);
  const [isOpen, setOpen] = useState<boolean>();
  if (children.length === 0) return <Place {...props} />;
  const title = t.dynamic(entry.titleKey) ?? '';
  const isShown = !isRail && (isOpen ?? true);
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={listId}
        title={isRail ? title : undefined}
        onClick={() => setOpen(!(isOpen ?? true))}
        className={cx(
          rowClass(false),
          holdsActive && 'font-medium text-primary-text',
          isRail && holdsActive && 'bg-primary-soft',
        )}
      >
        <Icon of={iconOf(entry)} size={20} mirrored={entry.isMirrored ?? false} />
        <span className={cx('clip-line flex-1', isRail && 'sr-only')}>{title}</span>
        {!isRail && (
          <Icon
            of={ChevronDown}
            size={16}
            className={cx('text-muted transition-transform', !isShown && '-rotate-90 rtl:rotate-90')}
          />
        )}
      </button>
      <ul id={listId} hidden={!isShown} className="mt-0.5 space-y-0.5">
        {children.map((child) => (
          <li key={child.id}>
            <Place entry={child} activeId={activeId} isRail={isRail} onNavigate={onNavigate} isChild />
          </li>
        ))}
      </ul>
    </>
  );
}
