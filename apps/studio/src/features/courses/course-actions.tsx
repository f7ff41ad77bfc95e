import { Copy, EllipsisVertical, Eye, Pencil, Trash2 } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { usePreview } from '../authoring/use-preview.ts';
import { type TeachingCourse, useCloneCourse, useDeleteCourse } from './courses.api.ts';

/** What can be done with a course from the list. */
export function CourseActions({ course }: { readonly course: TeachingCourse }) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const textOf = useAuthorText();
  const preview = usePreview();
  const clone = useCloneCourse();
  const remove = useDeleteCourse();
  const [isAsking, setAsking] = useState(false);
  const { courseId } = course;
  const title = textOf(course.title);
  return (
    <>
      <MenuButton
        icon={EllipsisVertical}
        label={`${t('common.actions.more')}: ${title}`}
        variant="outline"
        size="sm"
        groups={[
          {
            id: 'actions',
            items: [
              { id: 'edit', label: t('common.actions.edit'), icon: Pencil, href: `/courses/${courseId}/information` },
              { id: 'preview', label: t('builder.publish.preview'), icon: Eye, onAction: () => preview(courseId) },
              {
                id: 'clone',
                label: t('builder.dialogs.cloneTitle'),
                icon: Copy,
                onAction: () =>
                  clone.mutate(courseId, {
                    onSuccess: (copy) => {
                      notify({ tone: 'success', text: t('builder.course.cloned') });
                      go(`/courses/${copy.courseId}/information`);
                    },
                  }),
              },
              {
                id: 'delete',
                label: t('common.actions.delete'),
                icon: Trash2,
                danger: true,
                disabled: course.enrolledCount > 0,
                onAction: () => setAsking(true),
              },
            ],
          },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsking(false)}
          title={t('common.dialogs.deleteTitle', { name: title })}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(courseId, {
              onSuccess: () => notify({ tone: 'success', text: t('builder.course.deleted', { title }) }),
              onSettled: () => setAsking(false),
            })
          }
        >
          {t('common.dialogs.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
