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
  /** The page around it stays in use: what is written beside it goes on. */
  readonly nonModal?: boolean;
  /** In pixels; the product's notification panel is 350 wide, its profile menu 270. */
  readonly width?: number;
  readonly flush?: boolean;
}

interface PanelProps extends Omit<PopoverProps, 'flush'> {
  readonly className?: string;
  /** In pixels. */
  readonly minWidth?: number;
}

/** What a popover and a menu are drawn in. */
export function Panel({
  triggerRef,
  open,
  onOpenChange,
  label,
  children,
  placement = 'bottom end',
  width,
  minWidth,
  className,
  nonModal,
}: PanelProps) {
  return (
    <AriaPopover
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={6}
      isNonModal={nonModal ?? false}
      aria-label={label}
      className={cx(
        'rounded-lg border border-line bg-raised text-ink shadow-8 outline-none max-w-[calc(100vw-16px)] entering:animate-in',
        className,
      )}
      style={{ width, minWidth }}
    >
      {children}
    </AriaPopover>
  );
}

/** A panel at its button. */
export const Popover = inLocale(function Popover({ flush, children, ...panel }: PopoverProps) {
  return (
    <Panel {...panel}>
      <div className={cx('max-h-[inherit] overflow-y-auto outline-none', !flush && 'p-4')}>{children}</div>
    </Panel>
  );
});
