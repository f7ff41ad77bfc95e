import { ATTENDANCE_STATUSES } from '@sullam/domain/attendance/attendance.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import type { AttendanceSession } from './attendance.api.ts';
import { STATUS_LOOKS } from './status-looks.ts';

interface CountsBarProps {
  readonly counts: AttendanceSession['counts'];
  readonly total: number;
}

/** How many of all stand how, as one bar; the numbers stand beside it. */
export const CountsBar = ({ counts, total }: CountsBarProps) => (
  <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-line">
    {ATTENDANCE_STATUSES.filter((status) => counts[status] > 0).map((status) => (
      <span
        key={status}
        className={cx('h-full', STATUS_LOOKS[status].bar)}
        style={{ width: `${(100 * counts[status]) / Math.max(1, total)}%` }}
      />
    ))}
  </div>
);
