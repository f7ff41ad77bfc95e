import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ManagedCoachingSession } from './managed-sessions.api.ts';

const TONES: Record<ManagedCoachingSession['state'], Tone> = {
  HELD: 'warning',
  BOOKED: 'info',
  OVER: 'success',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  DECLINED: 'neutral',
};

interface OfSession {
  readonly session: Pick<ManagedCoachingSession, 'state' | 'missedBy' | 'objection'>;
}

/** State of a session, with the no-show and the objection to it. */
export function SessionBadges({ session: { state, missedBy, objection } }: OfSession) {
  const t = useT();
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[state]}>{t(`managed-sessions.states.${state}`)}</Badge>
      {missedBy && <Badge tone="danger">{t(`managed-sessions.missed.${missedBy}`)}</Badge>}
      {objection && (
        <Badge tone={objection === 'WAITING' ? 'warning' : 'neutral'}>
          {t(`managed-sessions.objections.${objection}`)}
        </Badge>
      )}
    </span>
  );
}
