import { Icon } from '@sullam/ui/base/icon.tsx';
import { ShieldCheck, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import { type CoachingSession, useMoveSession } from './coaching-sessions.api.ts';
import { NearestTimes } from './nearest-times.tsx';
import { otherOf } from './session-hero.tsx';
import { TimeWeek } from './time-week.tsx';
import { useFreeTimes } from './use-free-times.ts';
import { ZoneLine } from './zone-line.tsx';

/** The panel has no room for a week in columns. */
const DAYS = 5;

interface MovePanelProps {
  readonly session: CoachingSession;
  readonly onClose: () => void;
}

/** Another time for a session. The old one stays booked until the new one is. */
export function MovePanel({ session, onClose }: MovePanelProps) {
  const t = useT();
  const notify = useNotify();
  const words = useSlotWords();
  const [zone] = useReaderZone();
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState('');
  const times = useFreeTimes({ coachingSessionId: session.coachingSessionId }, { count: DAYS });
  const { mutate, isPending, error } = useMoveSession(session.coachingSessionId);
  const name = otherOf(session, session.side);
  const { slot, query } = times;
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const move = (startsAt: string) =>
    mutate(
      { startsAt, message: message.trim() || null, zone },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('coaching-sessions.move.done') });
          onClose();
        },
        onError: times.clear,
      },
    );
  return (
    <Card as="section" padding="lg" className="space-y-4 rounded-xl! shadow-8">
      <div className="flex items-start gap-3">
        <h2 ref={heading} tabIndex={-1} className="me-auto text-panel outline-none">
          {t('coaching-sessions.actions.move')}
        </h2>
        <IconButton icon={X} label={t('common.actions.close')} className="-my-1.5 -me-2" onClick={onClose} />
      </div>
      <p className="flex gap-3 rounded-lg bg-info-soft px-4 py-3 text-sm text-info-text">
        <Icon of={ShieldCheck} size={20} className="shrink-0" />
        {t('coaching-sessions.move.kept', { time: { raw: words.own(session.slot) } })}
      </p>
      <ZoneLine coachName={name} coachZone={session.slot.coachZone} />
      {query.isError && times.days.length === 0 ? (
        <ErrorState compact title={t('coaching-sessions.week.failed')} onRetry={() => void query.refetch()} />
      ) : (
        <TimeWeek
          count={DAYS}
          today={times.today}
          from={times.from}
          onFrom={times.setFrom}
          onNext={() => void times.showNext()}
          days={times.days}
          chosen={times.chosen}
          onChoose={times.choose}
        />
      )}
      <TextArea
        label={t('coaching-sessions.move.message', { name })}
        optional
        rows={2}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <NearestTimes error={slot ? null : error} onChoose={times.chooseAt} />
      {slot && (
        <div className="space-y-3 border-t border-line pt-4">
          <p className="text-sm">
            <s className="block text-muted">
              {words.short({ date: session.slot.zoneDate, time: session.slot.zoneTime })}
            </s>
            <strong className="font-semibold">{words.ownRange(slot)}</strong>
            {words.isElsewhere(slot) && <span className="block text-muted">{words.theirs(slot)}</span>}
          </p>
          <Button full size="lg" pending={isPending} onClick={() => move(slot.startsAt)}>
            {t('coaching-sessions.move.to', {
              time: { raw: words.short({ date: slot.zoneDate, time: slot.zoneTime }) },
            })}
          </Button>
          <p className="text-sm text-muted">{t('coaching-sessions.move.note', { name })}</p>
        </div>
      )}
    </Card>
  );
}
