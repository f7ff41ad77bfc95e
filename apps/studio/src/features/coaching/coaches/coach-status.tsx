import type { CoachStatus } from '@sullam/domain/coaching/coach.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

const TONES: Record<CoachStatus, Tone> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  CHANGES_REQUESTED: 'warning',
  APPROVED: 'success',
  DECLINED: 'danger',
  PAUSED: 'neutral',
};

export function CoachStatusBadge({ status }: { readonly status: CoachStatus }) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(`coaches.statuses.${status}`)}</Badge>;
}
