import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover } from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { inLocale } from '../base/in-locale.tsx';

export type PopoverPlacement =
  | 'bottom start'
  | 'bottom end'
  | 'bottom'
  | 'top'
  | 'top start'
  | 'top end'
  | 'start'
  | 'end';

export interface PopoverProps {
  readonly triggerRef: RefObject<Element | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Its name for readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly placement?: PopoverPlacement;
  /** In pixels; the product's notification panel is 350 wide, its profile menu 270. */
  readonly width?: number;
  readonly flush?: boolean;
}

export const popoverClass =
  'rounded-lg border border-line bg-raised text-ink shadow-8 outline-none max-w-[calc(100vw-16px)] entering:animate-in';

/** A panel at its button. */
export const Popover = inLocale(function Popover({
  triggerRef,
  open,
  onOpenChange,
  label,
  children,
  placement = 'bottom end',
  width,
  flush,
}: PopoverProps) {
  return (
    <AriaPopover
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={6}
      aria-label={label}
      className={popoverClass}
      style={{ width }}
    >
      <div className={cx('max-h-[inherit] overflow-y-auto outline-none', !flush && 'p-4')}>{children}</div>
    </AriaPopover>
  );
});
