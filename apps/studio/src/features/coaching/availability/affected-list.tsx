import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AffectedSession } from './availability.api.ts';

/** Booked sessions that no longer fit what was saved. They stand until the coach moves or cancels them. */
export function AffectedList({ sessions }: { readonly sessions: readonly AffectedSession[] }) {
  const t = useT();
  const format = useFormat();
  if (sessions.length === 0) return null;
  return (
    <Banner tone="warning" title={t('coach-availability.counts.affected', { count: sessions.length })}>
      <ul className="mt-1 space-y-1">
        {sessions.map(({ coachingSessionId, learner, slot }) => (
          <li key={coachingSessionId}>
            <UiLink href={`/coaching/calendar?date=${slot.coachDate}`}>
              {format.day(slot.coachDate, { weekday: 'long', day: 'numeric', month: 'long' })}{' '}
              {format.wallHour(slot.coachTime)}
            </UiLink>
            {learner && <bdi className="ms-2">{`${learner.firstName} ${learner.lastName}`}</bdi>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
