import { cx } from '@sullam/ui/base/cx.ts';

/** A key beside what it does; for eyes only, and not where there is no keyboard. */
export function KeyHint({ of, className }: { readonly of: string; readonly className?: string }) {
  return (
    <span
      dir="ltr"
      aria-hidden="true"
      className={cx('rounded-sm border px-1 font-sans text-xs leading-4 touch:hidden max-md:hidden', className)}
    >
      {of}
    </span>
  );
}
