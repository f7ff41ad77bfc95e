import { ApiError } from '@sullam/api-client/api-error.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { LearnerField } from '../accommodations/learner-field.tsx';
import { GrantFields, type GrantForm, grantFormOf, grantOf, isUpsideDown, NO_GRANT } from './grant-fields.tsx';
import { type Accommodation, type SubsectionExam, useSaveAccommodation } from './subsection-exams.api.ts';

export interface AccommodationDialogProps {
  readonly exam: SubsectionExam;
  /** Null: a new one. */
  readonly accommodation: Accommodation | null;
  readonly except: ReadonlySet<number>;
  readonly onClose: () => void;
}

/** Grants a learner more time, more attempts or another window. */
export function AccommodationDialog({ exam, accommodation, except, onClose }: AccommodationDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveAccommodation(exam.subsectionExamId);
  const before = accommodation ?? NO_GRANT;
  const [form, setForm] = useState<GrantForm>(() => grantFormOf(before));
  const [userId, setUserId] = useState(accommodation?.userId ?? null);
  const [isChecked, setChecked] = useState(false);
  const submit = () => {
    setChecked(true);
    if (userId === null || isUpsideDown(form)) return;
    save.mutate(
      { ...grantOf(form, before), userId, version: accommodation?.version ?? 0 },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('exam-authoring.messages.granted') });
          onClose();
        },
        onError: (error) =>
          notify({
            tone: 'error',
            text: error instanceof ApiError && error.status !== 409 ? error.message : t('studio.grants.conflict'),
          }),
      },
    );
  };
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={
        accommodation
          ? t('studio.grants.grantOf', { name: `${accommodation.firstName} ${accommodation.lastName}` })
          : t('studio.grants.newGrant')
      }
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={submit}
    >
      {accommodation === null && (
        <LearnerField
          courseId={exam.courseId}
          except={except}
          value={userId}
          onChange={setUserId}
          error={isChecked && userId === null ? t('errors.rules.required') : undefined}
        />
      )}
      <GrantFields
        exam={exam}
        form={form}
        before={before}
        isChecked={isChecked}
        onChange={(change) => setForm({ ...form, ...change })}
      />
    </FormDialog>
  );
}
