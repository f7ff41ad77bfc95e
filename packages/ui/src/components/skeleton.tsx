import { cx } from '../base/cx.ts';
import { useUiWords } from '../base/ui-words.tsx';

const BAR = 'rounded-sm bg-line animate-pulse';

function Announced({ children, className }: { readonly children: React.ReactNode; readonly className?: string }) {
  const words = useUiWords();
  return (
    <div role="status" data-skeleton="" className={className}>
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** One grey bar, to build a shape of one's own; put the group into an element with role `status`. */
export function SkeletonBar({ className }: { readonly className?: string }) {
  return <span className={cx('block', BAR, className ?? 'h-4 w-full')} />;
}

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-8/12'];

/** Lines of text that are on their way. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    // the margins stay inside, as those of what comes
    <Announced className="overflow-hidden">
      {Array.from({ length: lines }, (_, at) => at).map((at) => (
        <span
          key={at}
          className={cx(
            'my-2.5 block h-3.5',
            BAR,
            at === lines - 1 && lines > 1 ? 'w-7/12' : WIDTHS[at % WIDTHS.length],
          )}
        />
      ))}
    </Announced>
  );
}

interface SkeletonCardsProps {
  readonly count?: number;
  readonly className?: string;
  /** As the cards: rows on phones. */
  readonly isRow?: boolean;
}

/** Cards on their way, of the same shape as CourseCard. */
export function SkeletonCards({ count = 6, className, isRow }: SkeletonCardsProps) {
  return (
    <Announced>
      <div className={className ?? 'grid gap-x-7 gap-y-10 sm:grid-cols-2 md:grid-cols-3'}>
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <div
            key={at}
            className={cx(
              isRow &&
                'max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-3.5 max-sm:border-b max-sm:border-line max-sm:py-2',
            )}
          >
            <div className={cx(isRow ? 'sm:on-board' : 'on-board')}>
              <span className={cx('block aspect-video rounded-lg!', isRow && 'max-sm:aspect-auto max-sm:h-18', BAR)} />
            </div>
            <div className={cx('space-y-3', isRow ? 'max-sm:space-y-2 sm:label' : 'label')}>
              <span className={cx('block h-3 w-1/3', BAR)} />
              <span className={cx('block h-5 w-11/12', BAR)} />
              <span className={cx('block h-3 w-1/2', BAR)} />
              <span className={cx('block h-3 w-1/4 max-sm:hidden', BAR)} />
            </div>
          </div>
        ))}
      </div>
    </Announced>
  );
}

/** A table on its way. */
export function SkeletonTable({ rows = 6, columns = 4 }: { readonly rows?: number; readonly columns?: number }) {
  return (
    <Announced className="overflow-hidden rounded-lg border border-line bg-surface">
      {Array.from({ length: rows + 1 }, (_, at) => at).map((row) => (
        <div
          key={row}
          className={cx(
            'flex h-(--row-size) items-center gap-6 border-b border-line px-4 last:border-0',
            row === 0 && 'bg-subtle',
          )}
        >
          {Array.from({ length: columns }, (_, at) => at).map((column) => (
            <span
              key={column}
              className={cx('block h-3.5', BAR, column === 0 ? 'w-2/5' : 'flex-1', column > 1 && 'max-sm:hidden')}
            />
          ))}
        </div>
      ))}
    </Announced>
  );
}

const ROW_WIDTHS = ['w-7/12', 'w-1/2', 'w-8/12', 'w-2/5', 'w-7/12'];

/** Lines of a card on their way: what is counted, what it is, and its button. */
export function SkeletonRows({ rows = 5 }: { readonly rows?: number }) {
  return (
    <Announced className="border-t border-line">
      {Array.from({ length: rows }, (_, at) => at).map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-4 border-b border-line px-4 last:border-0 sm:px-5">
          <span className={cx('block size-8 shrink-0', BAR)} />
          <span className="flex flex-1">
            <span className={cx('block h-3.5', BAR, ROW_WIDTHS[row % ROW_WIDTHS.length])} />
          </span>
          <span className={cx('block h-8 w-20 shrink-0', BAR)} />
        </div>
      ))}
    </Announced>
  );
}
