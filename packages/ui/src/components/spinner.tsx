import { LoaderCircle } from '../base/icons.ts';

export interface SpinnerProps {
  readonly size?: number;
  /** Read out; without it the spinner is decoration beside a text that says the same. */
  readonly label?: string;
}

/** A turning ring for waits that have no shape of their own; prefer a Skeleton for content. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  const drawing = <LoaderCircle size={size} strokeWidth={2} aria-hidden="true" className="shrink-0 animate-spin" />;
  if (label === undefined) return drawing;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-muted">
      {drawing}
      <span className="sr-only">{label}</span>
    </span>
  );
}
