import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type AttendanceSheet, historyQuery, useDecideExcuse, useMark } from './attendance.api.ts';
import { nameOf } from './status-looks.ts';

type Row = AttendanceSheet['rows'][number];

interface RowDialogProps {
  readonly sessionId: number;
  readonly row: Row;
  readonly onClose: () => void;
}

/** A note beside a mark. In a closed session it is given with the reason for it. */
export function NoteDialog({ sessionId, row, onClose }: RowDialogProps) {
  const t = useT();
  const mark = useMark(sessionId);
  const [note, setNote] = useState(row.note);
  const { person, status } = row;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('attendance.taking.noteFor', { name: nameOf(person) })}
      submitLabel={t('common.actions.save')}
      pending={mark.isPending}
      onSubmit={() =>
        mark.mutate(
          { marks: [{ userId: person.userId, status, note }], reason: note.trim() || t('attendance.taking.note') },
          { onSuccess: onClose },
        )
      }
    >
      <TextArea
        label={t('attendance.taking.note')}
        rows={3}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** All that was written down of somebody for a session. */
export function HistoryDialog({ sessionId, row, onClose }: RowDialogProps) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(historyQuery(sessionId, row.person.userId));
  const word = (status: Row['status']) => t(`attendance.statuses.${status ?? 'none'}`);
  return (
    <Dialog open onClose={onClose} title={t('attendance.taking.historyFor', { name: nameOf(row.person) })}>
      {data ? (
        <ol className="divide-y divide-line">
          {data.data.map((change) => (
            <li key={change.changedAt} className="py-3 text-sm">
              <p className="font-medium">
                {change.oldStatus === null
                  ? word(change.newStatus)
                  : `${word(change.oldStatus)} → ${word(change.newStatus)}`}
              </p>
              <p className="text-muted">
                {t(`attendance.sources.${change.source}`)} · <bdi>{nameOf(change.by)}</bdi> ·{' '}
                <time dateTime={change.changedAt}>{format.dateTime(change.changedAt)}</time>
              </p>
              {change.note && <p dir="auto">{change.note}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  );
}

interface ReasonDialogProps {
  readonly onGive: (reason: string) => void;
  readonly onClose: () => void;
}

/** What was counted is corrected with a reason. */
export function ReasonDialog({ onGive, onClose }: ReasonDialogProps) {
  const t = useT();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('attendance.taking.reason')}
      submitLabel={t('attendance.taking.correct')}
      disabled={reason.trim() === ''}
      onSubmit={() => onGive(reason.trim())}
    >
      <TextArea
        label={t('attendance.taking.reason')}
        hint={t('attendance.taking.reasonHint')}
        required
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

interface RefuseDialogProps {
  readonly row: Row;
  readonly onClose: () => void;
}

/** Refusing an excuse says why. */
export function RefuseDialog({ row, onClose }: RefuseDialogProps) {
  const t = useT();
  const decide = useDecideExcuse();
  const [answer, setAnswer] = useState('');
  const { excuse, person } = row;
  if (!excuse) return null;
  return (
    <FormDialog
      open
      onClose={onClose}
      danger
      title={t('attendance.taking.refuseTitle', { name: nameOf(person) })}
      submitLabel={t('attendance.taking.refuse')}
      pending={decide.isPending}
      disabled={answer.trim() === ''}
      onSubmit={() =>
        decide.mutate(
          { attendanceExcuseId: excuse.attendanceExcuseId, isAccepted: false, answer: answer.trim() },
          { onSuccess: onClose },
        )
      }
    >
      <TextArea
        label={t('attendance.taking.answer')}
        required
        rows={3}
        maxLength={1000}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
