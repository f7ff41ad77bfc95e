import { ApiError } from '@sullam/api-client/api-error.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type TeachingCourse, useDeleteCourse } from './courses.api.ts';

/** Asks before a course goes; where the server refuses, the dialog says why. */
export function DeleteCourseDialog({
  course,
  onClose,
}: {
  readonly course: TeachingCourse;
  readonly onClose: () => void;
}) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const remove = useDeleteCourse();
  const refusal = remove.error instanceof ApiError ? remove.error.message : undefined;
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('builder.dialogs.deleteTitle', { title: text(course.title, t('studio.courses.untitled')) })}
      confirmLabel={t('common.actions.delete')}
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(course.courseId, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('common.states.deleted') });
            onClose();
          },
        })
      }
    >
      {refusal ? (
        <Banner tone="danger" live="assertive">
          {refusal}
        </Banner>
      ) : (
        t('studio.courses.deleteText')
      )}
    </ConfirmDialog>
  );
}
