import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { SeatPool } from './seats.api.ts';

/** More seats than that are drawn as shares of a bar: single ones could not be told apart. */
const MOST_BOXES = 40;

const LOOKS = {
  inUse: 'border-primary bg-primary',
  invited: 'border-transparent bg-primary/35',
  free: 'border-success bg-transparent',
  refunded: 'border-line bg-subtle',
} as const;
type Use = keyof typeof LOOKS;

interface SeatBarProps {
  readonly pool: Pick<SeatPool, 'activeCount' | 'invitedCount' | 'freeCount' | 'refundedCount' | 'seatCount'>;
  /** In a list: thinner, a bar of shares. */
  readonly isSmall?: boolean;
}

/** How the seats of a pool are used: a box for each, and the same in words. */
export function SeatBar({ pool, isSmall = false }: SeatBarProps) {
  const t = useT();
  const counts: readonly (readonly [Use, number])[] = [
    ['inUse', pool.activeCount],
    ['invited', pool.invitedCount],
    ['free', pool.freeCount],
    ['refunded', pool.refundedCount],
  ];
  const used = counts.filter(([use, count]) => count > 0 || use === 'free');
  const isSingle = !isSmall && pool.seatCount <= MOST_BOXES;
  return (
    <div className="space-y-2.5">
      <div aria-hidden="true" className={cx('flex', isSingle ? 'flex-wrap gap-1.5' : 'gap-1')}>
        {isSingle
          ? used.flatMap(([use, count]) =>
              Array.from({ length: count }, (_, at) => (
                <span key={`${use} ${at}`} className={cx('h-8 min-w-6 flex-1 rounded-md border-[1.5px]', LOOKS[use])} />
              )),
            )
          : used.map(
              ([use, count]) =>
                count > 0 && (
                  <span
                    key={use}
                    style={{ flexGrow: count }}
                    className={cx('min-w-1.5 rounded-sm border-[1.5px]', isSmall ? 'h-3' : 'h-8', LOOKS[use])}
                  />
                ),
            )}
      </div>
      <ul aria-label={t('seats.labels.bar')} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {used.map(([use, count]) => (
          <li key={use} className="flex items-center gap-2">
            <span aria-hidden="true" className={cx('size-2.5 rounded-xs border-[1.5px]', LOOKS[use])} />
            {t(`seats.counts.${use}`, { count })}
          </li>
        ))}
      </ul>
    </div>
  );
}
