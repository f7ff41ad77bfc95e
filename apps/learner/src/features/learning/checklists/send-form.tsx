import { CHECKLIST_LIMITS } from '@sullam/domain/checklists.ts';
import { Send } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { OneUpload } from '@sullam/web-kit/upload/one-upload.tsx';
import { useUpload } from '@sullam/web-kit/upload/use-upload.ts';
import { useState } from 'react';
import { type StudentChecklistItemDetail, useSend } from './checklists.api.ts';

const IMAGE = /\.(jpe?g|png|webp|gif|avif)$/i;

/** What goes to whoever approves: a text, a file, or both; an upload is a file alone. */
export function SendForm({ item }: { readonly item: StudentChecklistItemDetail }) {
  const t = useT();
  const notify = useNotify();
  const send = useSend(item.studentChecklistItemId);
  const isUpload = item.kind === 'UPLOAD';
  const last = item.steps.findLast(({ kind }) => kind === 'SENT')?.text ?? '';
  const [text, setText] = useState(last);
  const upload = useUpload({ kind: ({ name }) => (IMAGE.test(name) ? 'IMAGE' : 'DOCUMENT'), visibility: 'PRIVATE' });
  const { state } = upload;
  const media = state.kind === 'done' ? state.media : null;
  const isBusy = state.kind === 'sending' || state.kind === 'checking';
  const isEmpty = media === null && (isUpload || text.trim() === '');
  const missing = isEmpty ? t(isUpload ? 'checklists.errors.file' : 'checklists.errors.textOrFile') : undefined;
  const submit = () => {
    if (isEmpty || isBusy) return;
    send.mutate(
      { text, mediaId: media?.mediaId ?? null },
      { onSuccess: () => notify({ tone: 'success', text: t('checklists.messages.sent') }) },
    );
  };
  return (
    <Form className="space-y-4" onSubmit={submit}>
      {!isUpload && (
        <TextArea
          label={t('checklists.fields.text')}
          value={text}
          rows={7}
          maxLength={CHECKLIST_LIMITS.answer}
          error={missing}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <OneUpload
        upload={upload}
        hint={t(isUpload ? 'checklists.hints.file' : 'checklists.hints.fileToo')}
        error={isUpload ? missing : undefined}
      />
      <Button type="submit" icon={Send} wide pending={send.isPending}>
        {t(isUpload ? 'checklists.actions.handIn' : 'checklists.actions.sendForApproval')}
      </Button>
    </Form>
  );
}
