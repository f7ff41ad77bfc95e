import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { EmptyLessonsNotice, isRefusedForEmptyLessons } from '../course-editor/course-editor.public.ts';
import { useDecideCourseApproval, type WaitingCourse } from './approvals.api.ts';

export interface DecisionDialogProps {
  readonly course: WaitingCourse;
  readonly isApproved: boolean;
  readonly onClose: () => void;
}

/** Publishes a course, or sends it back; then with a remark that says what is missing. */
export function DecisionDialog({ course, isApproved, onClose }: DecisionDialogProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const decide = useDecideCourseApproval();
  const [note, setNote] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isMissing = !isApproved && note.trim() === '';
  const title = text(course.title);
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t(isApproved ? 'studio.approvals.approveTitle' : 'studio.approvals.sendBackTitle', { title })}
      description={t(isApproved ? 'studio.approvals.approveText' : 'studio.approvals.sendBackText')}
      submitLabel={t(isApproved ? 'builder.approvals.approve' : 'studio.approvals.sendBack')}
      pending={decide.isPending}
      onSubmit={() => {
        if (isMissing) return;
        const remark = note.trim();
        decide.mutate(
          { courseId: course.courseId, isApproved, ...(remark ? { note: remark } : {}) },
          {
            onError: (error) => setRefused(isRefusedForEmptyLessons(error)),
            onSuccess: () => {
              const word = isApproved ? 'builder.approvals.approved' : 'builder.approvals.rejected';
              notify({ tone: 'success', text: t(word) });
              onClose();
            },
          },
        );
      }}
    >
      {isRefused && <EmptyLessonsNotice courseId={course.courseId} onGo={onClose} />}
      <TextArea
        label={t('builder.approvals.reason')}
        required={!isApproved}
        optional={isApproved}
        value={note}
        maxLength={2000}
        error={isMissing ? t('errors.rules.required') : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
