import { cx } from '@sullam/ui/base/cx.ts';

/** A key beside what it does; for eyes only (drawn, so that it is no part of a button's words), and not where there is no keyboard. */
export function KeyHint({ of, className }: { readonly of: string; readonly className?: string }) {
  return (
    <span
      dir="ltr"
      aria-hidden="true"
      data-key={of}
      className={cx(
        'rounded-sm border px-1 font-sans text-xs leading-4 before:content-[attr(data-key)] touch:hidden max-md:hidden',
        className,
      )}
    />
  );
}
