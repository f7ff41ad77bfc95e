import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { Button } from './button.tsx';

export interface ClippedProps {
  readonly children: ReactNode;
  /** On the button that shows the rest, and on the one that hides it again. */
  readonly more: string;
  readonly less: string;
}

/** The first lines of something long, and a button for the rest; what is short is shown as it is. */
export function Clipped({ children, more, less }: ClippedProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // before it is painted, so that nothing moves
  useLayoutEffect(() => {
    const [frame, all] = [box.current, content.current];
    if (!frame || !all) return;
    const measure = () => setLong((before) => before || all.offsetHeight > frame.clientHeight + 4);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(all);
    return () => observer.disconnect();
  }, []);
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what the keys reach in here is shown when they do */}
      <div
        ref={box}
        id={id}
        onFocus={() => isLong && setOpen(true)}
        className={cx(!isOpen && 'max-h-[5.6lh] overflow-hidden', isLong && !isOpen && 'fade-end')}
      >
        <div ref={content}>{children}</div>
      </div>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 mt-1 print:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </Button>
      )}
    </div>
  );
}
