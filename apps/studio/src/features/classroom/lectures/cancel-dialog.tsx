import type { Localized } from '@sullam/domain/localized.ts';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { type Lecture, useCancelLecture } from './lectures.api.ts';

/** Calls a lecture off, and says what that does. */
export function CancelLectureDialog({ lecture, onClose }: { readonly lecture: Lecture; readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const cancel = useCancelLecture();
  const [reason, setReason] = useState<Localized>({});
  const [addsAtEnd, setAddsAtEnd] = useState(lecture.lectureSeriesId !== null);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('lectures.dialogs.cancelTitle', { title: text(lecture.title) })}
      submitLabel={t('lectures.actions.cancelLecture')}
      pending={cancel.isPending}
      onSubmit={() =>
        cancel.mutate(
          { lectureId: lecture.lectureId, reason: trimmed(reason), addsAtEnd },
          {
            onSuccess: () => {
              notify({ tone: 'success', text: t('lectures.messages.cancelled') });
              onClose();
            },
          },
        )
      }
    >
      <p className="text-muted">{t('lectures.dialogs.cancelText')}</p>
      <LocalizedField
        label={t('lectures.dialogs.reason')}
        value={reason}
        maxLength={300}
        stacked
        onChange={setReason}
      />
      {lecture.lectureSeriesId !== null && (
        <Switch spread label={t('lectures.dialogs.addAtEnd')} checked={addsAtEnd} onChange={setAddsAtEnd} />
      )}
    </FormDialog>
  );
}
