import { ATTENDANCE_LIMITS, EXCUSE_REASONS, type ExcuseReason } from '@sullam/domain/attendance/attendance.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { UploadRows } from '@sullam/web-kit/upload/upload-rows.tsx';
import { useUpload } from '@sullam/web-kit/upload/use-upload.ts';
import { useState } from 'react';
import { type OwnAttendance, useSendExcuse } from './attendance.api.ts';

interface ProofProps {
  readonly files: readonly { mediaId: number; name: string; byteSize: number }[];
  readonly onChange: (files: ProofProps['files']) => void;
}

const isPicture = ({ type }: File) => type.startsWith('image/');

function Proof({ files, onChange }: ProofProps) {
  const t = useT();
  const upload = useUpload({
    kind: (file) => (isPicture(file) ? 'IMAGE' : 'DOCUMENT'),
    visibility: 'PRIVATE',
    onDone: (media) => onChange([...files, media]),
  });
  const { state } = upload;
  const isSending = state.kind === 'sending' || state.kind === 'checking' || state.kind === 'paused';
  return (
    <div className="space-y-3">
      <UploadRows
        files={files}
        upload={upload}
        onRemove={(mediaId) => onChange(files.filter((file) => file.mediaId !== mediaId))}
      />
      {!isSending && files.length < ATTENDANCE_LIMITS.files && (
        <FileDrop
          dropLabel={t('common.fields.dropFile')}
          hint={t('attendance.excuse.files')}
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          onFiles={([file]) => file && void upload.start(file)}
        />
      )}
    </div>
  );
}

interface ExcuseDialogProps {
  readonly session: OwnAttendance;
  readonly minimum: number | null;
  readonly onClose: () => void;
}

/** "I cannot come": a reason, a sentence and what proves it. It says what it does to the criterion before it is sent. */
export function ExcuseDialog({ session, minimum, onClose }: ExcuseDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const title = useAuthorText()(session.title);
  const send = useSendExcuse(session.attendanceSessionId);
  const before = session.excuse;
  const [reason, setReason] = useState<ExcuseReason>(before?.reason ?? 'ILLNESS');
  const [explanation, setExplanation] = useState(before?.explanation ?? '');
  const [files, setFiles] = useState<ProofProps['files']>(before?.files ?? []);
  const submit = () =>
    send.mutate(
      { reason, explanation: explanation.trim(), mediaIds: files.map(({ mediaId }) => mediaId) },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('attendance.excuse.sent') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('attendance.excuse.lead', { title })}
      footer={
        <Button disabled={explanation.trim() === ''} pending={send.isPending} onClick={submit}>
          {t('attendance.excuse.send')}
        </Button>
      }
    >
      <div className="space-y-5">
        <p className="text-muted">{t('attendance.excuse.who')}</p>
        <RadioGroup
          label={t('attendance.excuse.reason')}
          cards
          value={reason}
          options={EXCUSE_REASONS.map((value) => ({ value, label: t(`attendance.reasons.${value}`) }))}
          onChange={(value) => setReason(EXCUSE_REASONS.find((each) => each === value) ?? 'OTHER')}
        />
        <Proof files={files} onChange={setFiles} />
        <TextArea
          label={t('attendance.excuse.explanation')}
          required
          rows={3}
          maxLength={ATTENDANCE_LIMITS.excuse}
          value={explanation}
          onChange={(event) => setExplanation(event.currentTarget.value)}
        />
        <p className="text-sm text-muted">
          {minimum === null
            ? t('attendance.excuse.effectNone')
            : t('attendance.excuse.effect', { percent: format.exactPercent(String(minimum)) })}
        </p>
      </div>
    </Dialog>
  );
}
