import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CoachingSessionCard, otherTimesQuery, useMove, useSuggest } from './coaching-calendar.api.ts';
import { learnerName, useTimes } from './use-times.ts';

/** Days in which other times are offered. */
const DAYS = 20;

interface TimeDialogProps {
  readonly session: CoachingSessionCard;
  readonly today: string;
  readonly onClose: () => void;
}

/** Suggests another time for a request, or moves a booked session: its learner is told. */
export function TimeDialog({ session, today, onClose }: TimeDialogProps) {
  const t = useT();
  const times = useTimes();
  const [startsAt, setStartsAt] = useState<string>();
  const [message, setMessage] = useState('');
  const { coachingSessionId, slot, state } = session;
  const { data, isError, refetch } = useQuery(
    otherTimesQuery(coachingSessionId, today, addDays(today, DAYS), slot.zone),
  );
  const [suggest, move] = [useSuggest(), useMove()];
  const isRequest = state === 'HELD';
  const act = isRequest ? suggest : move;
  const chosen = data?.days.flatMap(({ slots }) => slots).find((one) => one.startsAt === startsAt);
  const send = () =>
    startsAt && act.mutate({ coachingSessionId, startsAt, message: message.trim() || null }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={t(isRequest ? 'coaching-calendar.suggest.title' : 'coaching-calendar.move.title', {
        name: learnerName(session),
      })}
      description={t('coaching-calendar.suggest.now', { time: { raw: times.moment(slot) } })}
      footer={
        <Button pending={act.isPending} disabled={!chosen} onClick={send}>
          {chosen
            ? t(isRequest ? 'coaching-calendar.suggest.send' : 'coaching-calendar.move.send', {
                time: { raw: times.short({ date: chosen.zoneDate, time: chosen.zoneTime }) },
              })
            : t('coaching-calendar.suggest.choose')}
        </Button>
      }
    >
      <div className="space-y-4">
        {isError && !data && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonText lines={4} />}
        {data?.days.length === 0 && <p className="text-muted">{t('coaching-calendar.suggest.none')}</p>}
        <div className="max-h-72 space-y-4 overflow-y-auto">
          {data?.days.map(({ date, slots }) => (
            <section key={date}>
              <h3 className="mb-2 text-sm">{times.day(date)}</h3>
              <div className="flex flex-wrap gap-2">
                {slots.map((one) => (
                  <Button
                    key={one.startsAt}
                    size="sm"
                    variant={one.startsAt === startsAt ? 'primary' : 'outline'}
                    aria-pressed={one.startsAt === startsAt}
                    onClick={() => setStartsAt(one.startsAt)}
                  >
                    {times.time(one)}
                  </Button>
                ))}
              </div>
            </section>
          ))}
        </div>
        <TextArea
          label={t('coaching-calendar.suggest.message')}
          optional
          rows={2}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
