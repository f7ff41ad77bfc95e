import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { CourseField, type CourseName } from '../../../parts/course-field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type ExternalCourse, useDecide } from './external-courses.api.ts';

export interface DecisionDialogProps {
  readonly record: ExternalCourse;
  readonly isApproved: boolean;
  readonly onClose: () => void;
}

const REASON_LENGTH = 500;

/** Accepts a record, or refuses it with a reason. */
export function DecisionDialog({ record, isApproved, onClose }: DecisionDialogProps) {
  const t = useT();
  const notify = useNotify();
  const decide = useDecide();
  const [reason, setReason] = useState('');
  const [course, setCourse] = useState<CourseName | null>(null);
  const isMissing = !isApproved && reason.trim() === '';
  const word = isApproved ? 'approve' : 'refuse';
  const { externalCourseId, version, title, member } = record;
  const send = () => {
    if (isMissing) return;
    decide.mutate(
      { externalCourseId, version, isApproved, reason: reason.trim(), courseId: course?.courseId ?? null },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t(`external-courses.done.${isApproved ? 'approved' : 'refused'}`) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t(`external-courses.titles.${word}`, { title })}
      description={t(`external-courses.texts.${word}`, { person: `${member.firstName} ${member.lastName}` })}
      submitLabel={t(`external-courses.actions.${word}`)}
      danger={!isApproved}
      pending={decide.isPending}
      onSubmit={send}
    >
      {isApproved && (
        <CourseField
          isOptional
          label={t('external-courses.fields.course')}
          hint={t('external-courses.texts.course')}
          value={course}
          onChange={setCourse}
        />
      )}
      {!isApproved && (
        <TextArea
          label={t('external-courses.fields.reason')}
          required
          dir="auto"
          value={reason}
          maxLength={REASON_LENGTH}
          error={isMissing ? t('errors.rules.required') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
