import { URL_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { isWritten, type Language } from '@sullam/domain/localized.ts';
import { Upload } from '@sullam/ui/base/icons.ts';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { UploadRows } from '@sullam/web-kit/upload/upload-rows.tsx';
import { useUploadQueue } from '@sullam/web-kit/upload/use-upload-queue.ts';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { type Attachment, type Place, useAddAttachment, useChangeAttachment } from './attachments.api.ts';

interface AttachmentDialogProps {
  readonly place: Place;
  /** Null: a new link. */
  readonly attachment: Attachment | null;
  readonly onClose: () => void;
}

/** Names a file or a link in both languages, says its language, and gives it another file or address. */
export function AttachmentDialog({ place, attachment, onClose }: AttachmentDialogProps) {
  const t = useT();
  const add = useAddAttachment(place);
  const change = useChangeAttachment();
  const [name, setName] = useState(attachment?.name ?? {});
  const [language, setLanguage] = useState<Language | ''>(attachment?.language ?? '');
  const [url, setUrl] = useState(attachment?.url ?? '');
  const [media, setMedia] = useState(attachment?.media ?? null);
  const queue = useUploadQueue(setMedia);
  const isFile = attachment?.media != null;
  const refusals = useRefusals(add.error ?? change.error, { name, url });
  const submit = () => {
    const facts = { language: language || null, ...(isWritten(name) ? { name: trimmed(name) } : {}) };
    if (!attachment) return add.mutate({ url: url.trim(), ...facts }, { onSuccess: onClose });
    const { attachmentId, version } = attachment;
    const replaced = isFile
      ? media && media.mediaId !== attachment.media?.mediaId && { mediaId: media.mediaId }
      : url.trim() !== attachment.url && { url: url.trim() };
    return change.mutate(
      { attachmentId, patch: { version, name: trimmed(name), language: language || null, ...(replaced || {}) } },
      { onSuccess: onClose },
    );
  };
  const title = attachment
    ? isFile
      ? 'attachments.desk.editFile'
      : 'attachments.desk.editLink'
    : 'attachments.desk.addLink';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(title)}
      submitLabel={t(attachment ? 'common.actions.save' : 'common.actions.add')}
      pending={add.isPending || change.isPending}
      disabled={queue.isBusy || (!isFile && url.trim() === '')}
      onSubmit={submit}
    >
      {!isFile && (
        <TextField
          type="url"
          dir="ltr"
          required
          label={t('attachments.desk.address')}
          value={url}
          maxLength={URL_MAX_LENGTH}
          error={refusals.url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
      )}
      <LocalizedField
        label={t('attachments.desk.name')}
        required={attachment !== null}
        maxLength={200}
        value={name}
        error={refusals.name}
        onChange={setName}
      />
      <NativeSelect
        label={t('attachments.desk.language')}
        value={language}
        options={[
          { value: '', label: t('attachments.desk.noLanguage') },
          { value: 'en', label: t('common.names.english') },
          { value: 'ar', label: t('common.names.arabic') },
        ]}
        onChange={(value) => setLanguage(value as Language | '')}
      />
      {isFile && media && (
        <div className="space-y-2">
          <UploadRows files={queue.isBusy ? [] : [media]} upload={queue.upload} />
          <FileButton size="sm" icon={Upload} disabled={queue.isBusy} onFiles={queue.take}>
            {t('attachments.desk.replace')}
          </FileButton>
        </div>
      )}
    </FormDialog>
  );
}
