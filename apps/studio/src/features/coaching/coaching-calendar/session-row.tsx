import { Video } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { type CoachingSessionCard, useJoin } from './coaching-calendar.api.ts';
import { learnerName, useTimes } from './use-times.ts';

interface SessionRowProps {
  readonly session: CoachingSessionCard;
}

/** What can be done with a session: enter the room, or open its page, where it is moved and cancelled. */
export function SessionActs({ session }: SessionRowProps) {
  const t = useT();
  const { mutate, isPending } = useJoin();
  const page = useSignOnToken();
  const { coachingSessionId, abilities } = session;
  return (
    <>
      {abilities.join && (
        <Button
          size="sm"
          icon={Video}
          pending={isPending}
          onClick={() =>
            mutate({ coachingSessionId }, { onSuccess: ({ address }) => window.open(address, '_blank', 'noopener') })
          }
        >
          {t('coaching-calendar.actions.join')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        pending={page.isPending}
        aria-label={t('coaching-calendar.actions.openOf', { name: learnerName(session) })}
        onClick={() => page.mutate({ target: 'LEARNER', path: `/coaching/sessions/${coachingSessionId}` })}
      >
        {t('coaching-calendar.actions.open')}
      </Button>
    </>
  );
}

/** A session of a day: time, learner, what it is, and whether the learner has answered the questions. */
export function SessionRow({ session }: SessionRowProps) {
  const t = useT();
  const times = useTimes();
  const authorText = useAuthorText();
  const { slot, learner, byVideo, place, isPrepared, questionCount, lengthMinutes } = session;
  const isOver = Date.parse(slot.endsAt) <= Date.now();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="w-24 shrink-0">
        <p className={isOver ? 'font-semibold text-muted' : 'font-semibold'}>{times.time(slot)}</p>
        <p className="text-xs text-muted">{t('coaching-calendar.counts.minutes', { count: lengthMinutes })}</p>
      </div>
      <span aria-hidden="true" className={`h-10 w-1 rounded-full ${isOver ? 'bg-line' : 'bg-primary'}`} />
      <Avatar firstName={learner.firstName} lastName={learner.lastName} size={36} isSoft />
      <div className="min-w-40 flex-1">
        <p className="font-medium">
          <bdi>{learnerName(session)}</bdi>
        </p>
        <p className="text-sm text-muted">
          {authorText(session.title)} · {byVideo ? t('coaching-calendar.places.video') : authorText(place)}
        </p>
      </div>
      {questionCount > 0 && !isOver && (
        <Badge tone={isPrepared ? 'success' : 'warning'}>
          {t(isPrepared ? 'coaching-calendar.states.prepared' : 'coaching-calendar.states.unprepared')}
        </Badge>
      )}
      <div className="flex gap-2">
        <SessionActs session={session} />
      </div>
    </li>
  );
}
