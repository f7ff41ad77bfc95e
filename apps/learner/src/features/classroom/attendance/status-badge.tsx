import type { AttendanceStatus } from '@sullam/domain/attendance/attendance.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

const TONES: Record<AttendanceStatus, Tone> = {
  PRESENT: 'success',
  LATE: 'warning',
  EXCUSED: 'info',
  ABSENT: 'danger',
};

export function StatusBadge({ status }: { readonly status: AttendanceStatus }) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(`attendance.statuses.${status}`)}</Badge>;
}
