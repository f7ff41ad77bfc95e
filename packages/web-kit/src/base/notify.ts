export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** A message that comes and goes. With an action it is a snackbar and stays a little longer. */
export interface ToastMessage {
  tone: ToastTone;
  text: string;
  /** Milliseconds; the product's defaults otherwise. */
  duration?: number;
  action?: { label: string; run: () => void };
}

/** Shows a message; the application gives the function that draws it. */
export type Notify = (message: ToastMessage) => void;
