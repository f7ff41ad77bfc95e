import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';

/** How long ago something was, by the product's thresholds. */
export function useRelativeTime(): (value: string) => string {
  const t = useT();
  const format = useFormat();
  const kit = useKit();
  return (value) => format.relative(value, new Date(kit.now()), t);
}
