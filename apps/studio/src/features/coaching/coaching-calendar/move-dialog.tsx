import { instantOf } from '@sullam/domain/lectures/zoned-time.ts';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type CoachingSessionCard, useMove } from './coaching-calendar.api.ts';
import { learnerName, useTimes } from './use-times.ts';
import { type DayPart, timeOf } from './use-week-drag.ts';

interface MoveDialogProps {
  readonly session: CoachingSessionCard;
  /** Where it was dropped. */
  readonly part: DayPart;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Asks before a session that was dragged is moved: its learner is told. */
export function MoveDialog({ session, part, zone, onClose }: MoveDialogProps) {
  const t = useT();
  const notify = useNotify();
  const times = useTimes();
  const [message, setMessage] = useState('');
  const move = useMove();
  const wallTime = { date: part.date, time: timeOf(part.from) };
  const time = { raw: times.short(wallTime) };
  return (
    <FormDialog
      open
      size="sm"
      title={t('coaching-calendar.move.title', { name: learnerName(session) })}
      description={t('coaching-calendar.suggest.now', { time: { raw: times.moment(session.slot) } })}
      submitLabel={t('coaching-calendar.move.send', { time })}
      pending={move.isPending}
      onClose={onClose}
      onSubmit={() =>
        move.mutate(
          {
            coachingSessionId: session.coachingSessionId,
            startsAt: instantOf(wallTime, zone).toISOString(),
            message: message.trim() || null,
          },
          {
            onSuccess: () => {
              notify({ tone: 'success', text: t('coaching-calendar.move.done', { name: learnerName(session) }) });
              onClose();
            },
          },
        )
      }
    >
      <TextArea
        label={t('coaching-calendar.suggest.message')}
        optional
        rows={2}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
