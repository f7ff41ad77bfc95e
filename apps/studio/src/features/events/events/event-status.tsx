import type { EventStatus } from '@sullam/domain/events/event.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

const NAMES = {
  DRAFT: 'common.states.draft',
  PUBLISHED: 'common.states.published',
  CANCELLED: 'event-desk.statuses.CANCELLED',
} as const;
const TONES = { DRAFT: 'warning', PUBLISHED: 'success', CANCELLED: 'danger' } as const;

export function EventStatusBadge({ status }: { readonly status: EventStatus }) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(NAMES[status])}</Badge>;
}
