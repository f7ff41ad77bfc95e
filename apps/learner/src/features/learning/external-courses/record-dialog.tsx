import { Icon } from '@sullam/ui/base/icon.tsx';
import { FileText, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { OneUpload } from '@sullam/web-kit/upload/one-upload.tsx';
import { useUpload } from '@sullam/web-kit/upload/use-upload.ts';
import { useId, useState } from 'react';
import { type ExternalCourse, useRecord } from './external-courses.api.ts';

interface RecordDialogProps {
  readonly record: ExternalCourse | null;
  readonly onClose: () => void;
}

const MINUTES = 60;
const TEXT_LENGTH = 200;
const IMAGE = /\.(jpe?g|png|webp|gif|avif)$/i;

/** What somebody completed elsewhere, with its certificate as a file or a link. */
export function RecordDialog({ record, onClose }: RecordDialogProps) {
  const t = useT();
  const notify = useNotify();
  const id = useId();
  const save = useRecord();
  const [title, setTitle] = useState(record?.title ?? '');
  const [provider, setProvider] = useState(record?.provider ?? '');
  const [startedOn, setStartedOn] = useState(record?.startedOn ?? null);
  const [finishedOn, setFinishedOn] = useState<string | null>(record?.finishedOn ?? null);
  const [hours, setHours] = useState<number | undefined>(record ? record.minutes / MINUTES : undefined);
  const [link, setLink] = useState(record?.link ?? '');
  const [held, setHeld] = useState(record?.file ?? null);
  const upload = useUpload({ kind: ({ name }) => (IMAGE.test(name) ? 'IMAGE' : 'DOCUMENT'), visibility: 'PRIVATE' });
  const { state } = upload;
  const mediaId = state.kind === 'done' ? state.media.mediaId : (held?.mediaId ?? null);
  const isBusy = state.kind === 'sending' || state.kind === 'checking';
  const errors = useRefusals(save.error, { title, provider, finishedOn, link, mediaId });
  const required = t('errors.rules.required');
  const faults = {
    title: title.trim() === '' ? required : errors.title,
    provider: provider.trim() === '' ? required : errors.provider,
    finishedOn:
      finishedOn === null
        ? required
        : startedOn !== null && startedOn > finishedOn
          ? t('external-courses.errors.order')
          : errors.finishedOn,
    hours: hours === undefined || hours <= 0 ? required : undefined,
    proof: mediaId === null && link.trim() === '' ? t('external-courses.errors.proof') : errors.mediaId,
  };
  const isComplete =
    title.trim() !== '' && provider.trim() !== '' && finishedOn !== null && hours !== undefined && hours > 0;
  const send = () => {
    if (!isComplete || isBusy || (mediaId === null && link.trim() === '')) return;
    if (startedOn !== null && startedOn > finishedOn) return;
    const minutes = Math.round(hours * MINUTES);
    save.mutate(
      { record, body: { title, provider, startedOn, finishedOn, minutes, link: link.trim() || null, mediaId } },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('external-courses.done.sent') });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(record ? 'external-courses.titles.edit' : 'external-courses.titles.record')}
      description={record?.status === 'REFUSED' ? t('external-courses.texts.again') : undefined}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={id} pending={save.isPending} disabled={isBusy}>
            {t('external-courses.actions.send')}
          </Button>
        </>
      }
    >
      <Form id={id} className="space-y-5" onSubmit={send}>
        <TextField
          label={t('external-courses.fields.title')}
          required
          value={title}
          maxLength={TEXT_LENGTH}
          error={faults.title}
          dir="auto"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextField
          label={t('external-courses.fields.provider')}
          required
          value={provider}
          maxLength={TEXT_LENGTH}
          error={faults.provider}
          dir="auto"
          onChange={(event) => setProvider(event.currentTarget.value)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <DatePicker
            label={t('external-courses.fields.startedOn')}
            optional
            value={startedOn}
            onChange={setStartedOn}
          />
          <DatePicker
            label={t('external-courses.fields.finishedOn')}
            required
            value={finishedOn}
            error={faults.finishedOn}
            onChange={setFinishedOn}
          />
        </div>
        <NumberField
          label={t('external-courses.fields.hours')}
          required
          min={0.25}
          max={10_000}
          step={0.5}
          value={hours}
          error={faults.hours}
          onChange={setHours}
        />
        {held && state.kind === 'idle' ? (
          <div>
            <p className="mb-1.5 text-sm font-medium">{t('external-courses.fields.certificate')}</p>
            <div className="flex items-center gap-3 rounded-lg border border-line px-4 py-2">
              <Icon of={FileText} size={20} className="text-muted" />
              <bdi className="min-w-0 flex-1 wrap-anywhere">{held.name}</bdi>
              <IconButton
                icon={Trash2}
                label={t('external-courses.actions.removeFile')}
                onClick={() => setHeld(null)}
              />
            </div>
          </div>
        ) : (
          <OneUpload
            upload={upload}
            label={t('external-courses.fields.certificate')}
            hint={t('external-courses.fields.fileHint')}
            error={faults.proof}
          />
        )}
        <TextField
          label={t('external-courses.fields.link')}
          optional
          type="url"
          dir="ltr"
          value={link}
          error={errors.link}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}
