import type { Localized } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { sheetAddress } from './certificates.api.ts';

interface SheetProps {
  readonly number: string;
  readonly name: Localized;
  readonly course: Localized;
  /** Over it, when it is void. */
  readonly stamp?: string | undefined;
  readonly isFaded?: boolean;
  /** A picture that changes with what its holder hides. */
  readonly version?: string;
}

/** A certificate as it is printed. */
export function Sheet({ number, name, course, stamp, isFaded, version }: SheetProps) {
  const t = useT();
  const text = useAuthorText();
  const alt = t('certificates.sheet.alt', { name: text(name), title: text(course) });
  return (
    <div className="relative border border-line bg-surface shadow-3 print:shadow-none">
      <img
        key={version}
        src={sheetAddress(number)}
        alt={alt}
        width={1400}
        height={990}
        decoding="async"
        className={cx('block h-auto w-full bg-subtle', stamp && 'opacity-60 grayscale', isFaded && 'opacity-75')}
      />
      {stamp && (
        <span
          aria-hidden
          className="absolute inset-0 m-auto grid h-fit w-fit -rotate-[11deg] place-items-center rounded-md border-4 border-danger bg-surface/90 px-5 py-1.5 text-xl font-semibold text-danger-text sm:text-3xl"
        >
          {stamp}
        </span>
      )}
    </div>
  );
}
