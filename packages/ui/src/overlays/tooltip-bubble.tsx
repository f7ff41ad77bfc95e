import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { inLocale } from '../base/in-locale.tsx';

export interface TooltipBubbleProps {
  readonly id: string;
  readonly triggerRef: RefObject<Element | null>;
  readonly placement: 'top' | 'bottom' | 'start' | 'end';
  readonly children: ReactNode;
}

/** `Tooltip` decides when the hint is there; the library's own part only places it, and asks for a state. */
const OPEN = {
  isOpen: true,
  shouldSkipAnimation: false,
  shouldCloseOnPress: true,
  open: () => undefined,
  close: () => undefined,
};

/** The drawn hint of `Tooltip`. */
export const TooltipBubble = inLocale(function TooltipBubble({
  id,
  triggerRef,
  placement,
  children,
}: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={OPEN}>
      <Tooltip
        triggerRef={triggerRef}
        isOpen
        placement={placement}
        offset={6}
        className="z-2500 max-w-70 rounded-sm bg-inverse px-2.5 py-1.5 text-xs text-on-inverse shadow-8 entering:animate-in"
      >
        <span id={id}>{children}</span>
      </Tooltip>
    </TooltipTriggerStateContext>
  );
});
