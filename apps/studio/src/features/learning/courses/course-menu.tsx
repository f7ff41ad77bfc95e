import { Copy, EllipsisVertical, Eye, Megaphone, Pencil, Trash2, Users } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { usePreview } from '../../../parts/use-preview.ts';
import type { TeachingCourse } from './courses.api.ts';

export interface CourseMenuProps {
  readonly course: TeachingCourse;
  readonly onClone: (course: TeachingCourse) => void;
  readonly onDelete: (course: TeachingCourse) => void;
}

/** What can be done with one course. */
export function CourseMenu({ course, onClone, onDelete }: CourseMenuProps) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const hasFeature = useHasFeature();
  const preview = usePreview();
  const can = useCan();
  const { canEdit, canDelete } = course.abilities;
  const at = `/courses/${course.courseId}`;
  return (
    <MenuButton
      label={t('studio.words.actionsFor', { name: text(course.title) })}
      icon={EllipsisVertical}
      groups={[
        {
          id: 'places',
          items: [
            ...(canEdit
              ? [
                  {
                    id: 'edit',
                    label: t('common.actions.edit'),
                    icon: Pencil,
                    onAction: () => go(`${at}/information`),
                  },
                  {
                    id: 'students',
                    label: t('studio.titles.students'),
                    icon: Users,
                    onAction: () => go(`${at}/students`),
                  },
                ]
              : []),
            ...(canEdit && hasFeature('announcements')
              ? [
                  {
                    id: 'announcements',
                    label: t('studio.titles.announcements'),
                    icon: Megaphone,
                    onAction: () => go(`${at}/announcements`),
                  },
                ]
              : []),
            {
              id: 'preview',
              label: t('builder.publish.preview'),
              icon: Eye,
              onAction: () => preview(course.courseId),
            },
          ],
        },
        {
          id: 'changes',
          items: [
            ...(canEdit && can('organization_create_courses')
              ? [
                  {
                    id: 'clone',
                    label: t('builder.outline.duplicate'),
                    icon: Copy,
                    onAction: () => onClone(course),
                  },
                ]
              : []),
            ...(canDelete
              ? [
                  {
                    id: 'delete',
                    label: t('common.actions.delete'),
                    icon: Trash2,
                    danger: true,
                    onAction: () => onDelete(course),
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
