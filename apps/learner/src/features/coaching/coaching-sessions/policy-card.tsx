import { CalendarSync } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import type { CoachingSession } from './coaching-sessions.api.ts';
import { otherOf } from './session-hero.tsx';

interface PolicyCardProps {
  readonly session: CoachingSession;
  readonly now: Date;
  readonly isMoving: boolean;
  readonly onMove: () => void;
  readonly onCancel: () => void;
}

/** Now, the last free change and the session on one line, where terms say so. */
function PolicyLine({ session, now }: Pick<PolicyCardProps, 'session' | 'now'>) {
  const t = useT();
  const words = useSlotWords();
  const { lastFreeChange } = session.policy;
  const start = { date: session.slot.zoneDate, time: session.slot.zoneTime };
  const isFree = lastFreeChange !== null && Date.parse(lastFreeChange.at) >= now.getTime();
  const hasLate = lastFreeChange !== null && lastFreeChange.at !== session.slot.startsAt;
  return (
    <div>
      <div aria-hidden="true" className="flex gap-1">
        <span className={`h-1.5 rounded-full ${isFree ? 'bg-success' : 'bg-line'} ${hasLate ? 'w-2/3' : 'w-full'}`} />
        {hasLate && <span className={`h-1.5 w-1/3 rounded-full ${isFree ? 'bg-warning/60' : 'bg-warning'}`} />}
      </div>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <div>
          <dt className="font-semibold">{t('coaching-sessions.policy.now')}</dt>
          <dd className={isFree ? 'text-success-text' : 'text-warning-text'}>
            {t(isFree ? 'coaching-sessions.policy.free' : 'coaching-sessions.policy.late')}
          </dd>
        </div>
        {hasLate && (
          <div>
            <dt className="font-semibold">{words.short(lastFreeChange)}</dt>
            <dd className="text-muted">{t('coaching-sessions.policy.lastFree')}</dd>
          </div>
        )}
        <div className="text-end">
          <dt className="font-semibold">{t('coaching-sessions.policy.session')}</dt>
          <dd className="text-muted">{words.short(start)}</dd>
        </div>
      </dl>
    </div>
  );
}

const cancelWord = ({ abilities, state }: CoachingSession) =>
  abilities.pay
    ? 'coaching-sessions.actions.letGo'
    : state === 'HELD'
      ? 'coaching-sessions.actions.withdraw'
      : 'coaching-sessions.actions.cancel';

/** What can still be changed, and until when it is free. */
export function PolicyCard({ session, now, isMoving, onMove, onCancel }: PolicyCardProps) {
  const t = useT();
  const { abilities, side, state } = session;
  if (!abilities.move && !abilities.cancel) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-panel">{t('coaching-sessions.policy.title')}</h2>
        {abilities.move && (
          <Button variant="soft" icon={CalendarSync} aria-expanded={isMoving} onClick={onMove}>
            {t('coaching-sessions.actions.move')}
          </Button>
        )}
        {abilities.cancel && (
          <Button variant="outline" onClick={onCancel}>
            {t(cancelWord(session))}
          </Button>
        )}
      </div>
      {side === 'LEARNER' && state === 'BOOKED' && <PolicyLine session={session} now={now} />}
      {side === 'LEARNER' && (
        <p className="mt-4 text-sm text-muted">
          {abilities.pay
            ? t('coaching-sessions.policy.unpaid')
            : t(state === 'HELD' ? 'coaching-sessions.policy.held' : 'coaching-sessions.policy.coach', {
                name: otherOf(session, side),
              })}
        </p>
      )}
    </Card>
  );
}
