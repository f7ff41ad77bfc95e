/**
 * The queue of short messages: tiny, so that any code may say something; what draws them is loaded with the first one.
 */
export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  readonly tone?: ToastTone;
  /** Milliseconds; by default 3000, with an action 5000. Authentication problems pass 5000. */
  readonly timeout?: number;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface Toast extends Required<Pick<ToastOptions, 'tone' | 'timeout'>> {
  readonly id: number;
  readonly message: string;
  readonly action?: ToastOptions['action'];
}

export const TOAST_TIMEOUT = 3000;
export const SNACKBAR_TIMEOUT = 5000;
const MOST = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something for a moment. The same words while they are still shown replace the earlier ones. Answers its id. */
export function showToast(message: string, { tone = 'info', timeout, action }: ToastOptions = {}): number {
  lastId += 1;
  const toast: Toast = {
    id: lastId,
    message,
    tone,
    timeout: timeout ?? (action ? SNACKBAR_TIMEOUT : TOAST_TIMEOUT),
    action,
  };
  const others = toasts.filter((each) => each.message !== message || each.tone !== tone);
  publish([...others, toast].slice(-MOST));
  return toast.id;
}

/** Takes a message away before its time. */
export function closeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Takes all of them away: something greater is said now. */
export function closeToasts(): void {
  if (toasts.length > 0) publish([]);
}

/** What is to be shown now. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back after each change; answers the way to stop. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
