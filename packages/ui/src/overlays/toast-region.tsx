import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { X } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { TONE_ICONS } from '../components/banner.tsx';
import { IconButton } from '../components/button.tsx';
import { closeToast, currentToasts, onToastsChange, type Toast, type ToastTone } from './toast-queue.ts';

const ICONS = {
  success: TONE_ICONS.success,
  error: TONE_ICONS.danger,
  warning: TONE_ICONS.warning,
  info: TONE_ICONS.info,
};
const EDGES: Record<ToastTone, string> = {
  success: 'border-s-success text-success-text',
  error: 'border-s-danger text-danger-text',
  warning: 'border-s-warning text-warning-text',
  info: 'border-s-info text-info-text',
};

/** Counts a message's time down and pauses while it is being read. */
function useCountdown(toast: Toast, paused: boolean): void {
  const left = useRef(toast.timeout);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => closeToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(800, left.current - (performance.now() - started));
    };
  }, [toast.id, paused]);
}

function ToastCard({ toast, paused }: { readonly toast: Toast; readonly paused: boolean }) {
  const words = useUiWords();
  useCountdown(toast, paused);
  return (
    <div
      className={cx(
        'pointer-events-auto flex w-full max-w-120 animate-in items-center gap-3 rounded-md border border-s-4 border-line bg-raised py-2 ps-4 pe-2 text-sm shadow-8',
        EDGES[toast.tone],
      )}
    >
      <Icon of={ICONS[toast.tone]} />
      <p dir="auto" className="min-w-0 flex-1 py-1 text-ink">
        {toast.message}
      </p>
      {toast.action && (
        <button
          type="button"
          className="touch-area rounded-sm px-2 py-1 font-semibold button-case text-primary-text hover:underline"
          onClick={() => {
            toast.action?.onAction();
            closeToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        icon={X}
        iconSize={18}
        size="sm"
        label={words.close}
        className="text-muted"
        onClick={() => closeToast(toast.id)}
      />
    </div>
  );
}

/** How far what a page has fixed at its bottom edge reaches up: the bar of a lesson, of an exam, of a course's overview. */
function footOf(): number {
  const feet = [...document.querySelectorAll('[data-page-foot]')].map((foot) => foot.getBoundingClientRect());
  return Math.max(0, ...feet.filter(({ height }) => height > 0).map(({ top }) => window.innerHeight - top));
}

/** Above what is fixed at the bottom edge of a phone: the frame's bar, or one of the page's own. Pages come and go under a message. */
function usePlaceOnPhone(hasToasts: boolean): CSSProperties | undefined {
  const isPhone = window.matchMedia('(max-width: 599px)').matches;
  const [foot, setFoot] = useState(0);
  useLayoutEffect(() => {
    if (!hasToasts || !isPhone) return;
    const measure = () => setFoot(footOf());
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hasToasts, isPhone]);
  if (!isPhone) return undefined;
  return { top: 'auto', bottom: `calc(max(var(--foot-height, 0px), ${foot}px) + 12px)`, zIndex: 2200 };
}

/**
 * Draws the messages at the top centre, below the bar. On phones they stand above what is fixed at the bottom edge, and under
 * sheets and dialogs: there they would lie on a heading and its close button. Read out politely; they wait while hovered or focused.
 */
export const ToastRegion = inLocale(function ToastRegion() {
  const words = useUiWords();
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, currentToasts);
  const [paused, setPaused] = useState(false);
  const place = usePlaceOnPhone(toasts.length > 0);
  // A live region is read only when words come into it while it is there: so it is drawn empty first.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
  }, []);
  return createPortal(
    <section
      aria-label={words.notifications}
      aria-live="polite"
      aria-relevant="additions"
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--bar-height)+12px)] z-2500 flex flex-col items-center gap-2 px-4"
      style={place}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {ready && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} paused={paused} />)}
    </section>,
    document.body,
  );
});
