import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useKeys } from '../../../parts/keys.tsx';
import { type CoachingSessionCard, useAccept, useDecline } from './coaching-calendar.api.ts';
import { TimeDialog } from './time-dialog.tsx';
import { learnerName, useTimes } from './use-times.ts';

interface RequestsProps {
  readonly requests: readonly CoachingSessionCard[];
  readonly today: string;
}

/** Requests that wait for the coach, the one that ends first above. J and K walk through them, A, S and X answer. */
export function Requests({ requests, today }: RequestsProps) {
  const t = useT();
  const notify = useNotify();
  const times = useTimes();
  const [accept, decline] = [useAccept(), useDecline()];
  const [at, setAt] = useState(0);
  const [suggesting, setSuggesting] = useState<CoachingSessionCard>();
  const index = Math.min(at, requests.length - 1);
  const current = requests[index];
  const done = (key: 'accepted' | 'declined', session: CoachingSessionCard) => () =>
    notify({ tone: 'success', text: t(`coaching-calendar.requests.${key}`, { name: learnerName(session) }) });
  const doAccept = (session: CoachingSessionCard) =>
    accept.mutate({ coachingSessionId: session.coachingSessionId }, { onSuccess: done('accepted', session) });
  const doDecline = (session: CoachingSessionCard) =>
    decline.mutate(
      { coachingSessionId: session.coachingSessionId, message: null },
      { onSuccess: done('declined', session) },
    );
  const step = (by: number) => setAt(Math.max(0, Math.min(requests.length - 1, index + by)));
  useKeys({
    title: t('coaching-calendar.requests.title'),
    lines: [
      { id: 'coaching-next', shown: 'J', words: t('coaching-calendar.keys.next'), code: 'KeyJ', run: () => step(1) },
      {
        id: 'coaching-previous',
        shown: 'K',
        words: t('coaching-calendar.keys.previous'),
        code: 'KeyK',
        run: () => step(-1),
      },
      {
        id: 'coaching-accept',
        shown: 'A',
        words: t('coaching-calendar.actions.accept'),
        code: 'KeyA',
        run: current && (() => doAccept(current)),
      },
      {
        id: 'coaching-suggest',
        shown: 'S',
        words: t('coaching-calendar.actions.suggest'),
        code: 'KeyS',
        run: current && (() => setSuggesting(current)),
      },
      {
        id: 'coaching-decline',
        shown: 'X',
        words: t('coaching-calendar.actions.decline'),
        code: 'KeyX',
        run: current && (() => doDecline(current)),
      },
    ],
  });
  return (
    <Card as="section" padding="none">
      <h2 className="flex items-center justify-between border-b border-line px-5 py-4 text-base">
        {t('coaching-calendar.requests.title')}
        {requests.length > 0 && <Badge tone="primary">{requests.length}</Badge>}
      </h2>
      {requests.length === 0 && <EmptyState compact drawing="inbox" title={t('coaching-calendar.requests.none')} />}
      <ul className="divide-y divide-line">
        {requests.map((session, place) => (
          <li
            key={session.coachingSessionId}
            aria-current={place === index || undefined}
            className={`flex gap-3 px-5 py-4 ${place === index ? 'bg-primary-soft/40' : ''}`}
          >
            <Avatar firstName={session.learner.firstName} lastName={session.learner.lastName} size={36} isSoft />
            <div className="min-w-0 flex-1 space-y-1.5">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="font-medium">
                  <bdi>{learnerName(session)}</bdi>
                </p>
                {session.heldUntil && (
                  <Badge tone="warning">
                    {t('coaching-calendar.requests.until', { time: { raw: times.short(session.heldUntil) } })}
                  </Badge>
                )}
              </div>
              <p className="text-sm">{times.moment(session.slot)}</p>
              {session.note && (
                <blockquote dir="auto" className="text-sm text-muted wrap-anywhere">
                  {session.note}
                </blockquote>
              )}
              <div className="flex flex-wrap gap-2 pt-1">
                <Button size="sm" pending={accept.isPending && place === index} onClick={() => doAccept(session)}>
                  {t('coaching-calendar.actions.accept')}
                </Button>
                <Button size="sm" variant="outline" onClick={() => setSuggesting(session)}>
                  {t('coaching-calendar.actions.suggest')}
                </Button>
                <Button size="sm" variant="danger-ghost" onClick={() => doDecline(session)}>
                  {t('coaching-calendar.actions.decline')}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {suggesting && <TimeDialog session={suggesting} today={today} onClose={() => setSuggesting(undefined)} />}
    </Card>
  );
}
