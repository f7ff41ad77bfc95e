import { ATTENDANCE_STATUSES, type AttendanceStatus } from '@sullam/domain/attendance/attendance.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { STATUS_LOOKS } from './status-looks.ts';

interface StatusKeysProps {
  readonly name: string;
  readonly value: AttendanceStatus | null;
  readonly showsKeys: boolean;
  readonly onSet: (status: AttendanceStatus) => void;
}

/** The key that sets a status. */
export const KEY_OF: Record<AttendanceStatus, string> = { PRESENT: 'P', LATE: 'L', EXCUSED: 'E', ABSENT: 'A' };

/** The four statuses of one row, of which one is set. On paper that one alone; all four, to be ticked, where none is. */
export function StatusKeys({ name, value, showsKeys, onSet }: StatusKeysProps) {
  const t = useT();
  return (
    <fieldset aria-label={name} className="flex overflow-hidden rounded-md border border-line print:border-0">
      {ATTENDANCE_STATUSES.map((status) => (
        <button
          key={status}
          type="button"
          tabIndex={-1}
          aria-pressed={value === status}
          onClick={() => onSet(status)}
          className={cx(
            'min-h-9 flex-1 border-s border-line px-2 text-sm first:border-s-0 touch:min-h-11',
            value === status ? STATUS_LOOKS[status].chosen : 'text-muted hover:bg-subtle',
            value !== null && value !== status && 'print:hidden',
          )}
        >
          {t(`attendance.statuses.${status}`)}
          {showsKeys && (
            <kbd className="ms-1.5 rounded-sm border border-line px-1 text-xs text-ink">{KEY_OF[status]}</kbd>
          )}
        </button>
      ))}
    </fieldset>
  );
}
