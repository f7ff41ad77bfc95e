import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';

const Bubble = lazyPart(() => import('./tooltip-bubble.tsx').then((file) => file.TooltipBubble));
const DELAY = 400;

export interface TooltipProps {
  /** More than the name of the thing: it is read out as its description. */
  readonly text: ReactNode;
  /** One element that can have the focus. */
  readonly children: ReactNode;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A hint that appears on hover after a moment, and on keyboard focus; Escape puts it away. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const anchor = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const show = (after: number) => {
    Bubble.preload();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), after);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = anchor.current;
    if (!open || element === null) return;
    element.setAttribute('aria-describedby', id);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => {
      element.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', onKey);
    };
  }, [open, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens to what happens to its child
    <span
      className="contents"
      ref={(wrapper) => {
        anchor.current = wrapper?.firstElementChild ?? null;
      }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(DELAY)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {children}
      {open && (
        <Bubble id={id} triggerRef={anchor} placement={placement}>
          {text}
        </Bubble>
      )}
    </span>
  );
}
