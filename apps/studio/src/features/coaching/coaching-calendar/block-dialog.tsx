import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { addDays, instantOf } from '@sullam/domain/lectures/zoned-time.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useBlock, useUnblock } from './coaching-calendar.api.ts';
import { type DayPart, timeOf } from './use-week-drag.ts';

interface BlockDialogProps {
  readonly part: DayPart;
  readonly zone: string;
  readonly onClose: () => void;
}

/** A day and an hour as one field holds them; 24:00 is midnight of the day after. */
const momentAt = (date: string, minute: number): string =>
  minute === 1440 ? `${addDays(date, 1)}T00:00` : `${date}T${timeOf(minute)}`;

const instantAt = (moment: string, zone: string): string =>
  instantOf({ date: moment.slice(0, 10), time: moment.slice(11) }, zone).toISOString();

/** Blocks a time. If sessions are booked in it, the page that decides about them follows. */
export function BlockDialog({ part, zone, onClose }: BlockDialogProps) {
  const t = useT();
  const notify = useNotify();
  const go = useGo();
  const [from, setFrom] = useState(() => momentAt(part.date, part.from));
  const [until, setUntil] = useState(() => momentAt(part.date, part.until));
  const [note, setNote] = useState('');
  const [weeks, setWeeks] = useState<number | undefined>(1);
  const [block, unblock] = [useBlock(), useUnblock()];
  const isWrong = until <= from;
  const send = () =>
    block.mutate(
      {
        startsAt: instantAt(from, zone),
        endsAt: instantAt(until, zone),
        note: note.trim() || null,
        weeks: weeks ?? 1,
      },
      {
        onSuccess: ({ coachDisabledSlotIds, affectedSessions }) => {
          onClose();
          if (affectedSessions.length > 0) {
            go('/coaching/affected');
            return;
          }
          notify({
            tone: 'success',
            text: t('coaching-calendar.block.done'),
            action: {
              label: t('common.actions.undo'),
              run: () => {
                for (const id of coachDisabledSlotIds) unblock.mutate(id);
              },
            },
          });
        },
      },
    );
  return (
    <FormDialog
      open
      size="md"
      title={t('coaching-calendar.block.title')}
      description={t('coaching-calendar.block.text')}
      submitLabel={t('coaching-calendar.block.title')}
      pending={block.isPending}
      disabled={isWrong}
      onClose={onClose}
      onSubmit={send}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          withTime
          zone={zone}
          label={t('coaching-calendar.block.from')}
          value={from}
          onChange={(moment) => moment && setFrom(moment)}
        />
        <DatePicker
          withTime
          zone={zone}
          label={t('coaching-calendar.block.until')}
          value={until}
          error={isWrong ? t('coaching-calendar.block.wrong') : undefined}
          onChange={(moment) => moment && setUntil(moment)}
        />
      </div>
      <TextField
        label={t('coaching-calendar.block.note')}
        hint={t('coaching-calendar.block.noteHint')}
        optional
        maxLength={AVAILABILITY_LIMITS.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <NumberField
        label={t('coaching-calendar.block.weeks')}
        hint={t('coaching-calendar.block.weeksHint')}
        min={1}
        max={AVAILABILITY_LIMITS.blockWeeks}
        value={weeks}
        onChange={setWeeks}
      />
    </FormDialog>
  );
}
