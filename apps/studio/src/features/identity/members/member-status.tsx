import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MemberStatus } from './members.api.ts';

const TONES: Record<MemberStatus, Tone> = {
  INVITED: 'info',
  PENDING: 'warning',
  ACTIVE: 'success',
  REJECTED: 'danger',
  DISABLED: 'neutral',
};

export const STATUS_WORDS = {
  INVITED: 'members.states.invited',
  PENDING: 'members.states.pending',
  ACTIVE: 'members.states.active',
  REJECTED: 'members.states.rejected',
  DISABLED: 'members.states.disabled',
} as const satisfies Record<MemberStatus, string>;

/** What a member's membership is. */
export function MemberStatusBadge({ status }: { readonly status: MemberStatus }) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(STATUS_WORDS[status])}</Badge>;
}
