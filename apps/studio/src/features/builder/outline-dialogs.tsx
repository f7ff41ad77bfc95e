import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { TitledDialog } from '../../parts/titled-dialog.tsx';
import { editingPath } from './activity-kinds.ts';
import { type LessonKind, type OutlineSection, useAddLesson, useAddSection } from './builder.api.ts';

/** What somebody is about to do with the outline. */
export type OutlineTask =
  | { kind: 'add-section' }
  | { kind: 'add-lesson'; section: OutlineSection; lessonKind: LessonKind };

export interface OutlineDialogsProps {
  readonly courseId: number;
  readonly task: OutlineTask;
  readonly onClose: () => void;
}

/** Asks for the name that the task needs, and does it. */
export function OutlineDialogs({ courseId, task, onClose }: OutlineDialogsProps) {
  const t = useT();
  const go = useGo();
  const addSection = useAddSection(courseId);
  const addLesson = useAddLesson(courseId);
  const common = { size: 'lg', pending: addSection.isPending || addLesson.isPending, onClose } as const;
  if (task.kind === 'add-section') {
    return (
      <TitledDialog
        {...common}
        title={t('builder.outline.newModule')}
        label={t('builder.outline.moduleTitle')}
        submitLabel={t('common.actions.create')}
        onSubmit={(title) => addSection.mutate(title, { onSuccess: onClose })}
      />
    );
  }
  const { courseSectionId } = task.section;
  return (
    <TitledDialog
      {...common}
      title={`${t('builder.outline.newLesson')} · ${t(`builder.kinds.${task.lessonKind}`)}`}
      label={t('builder.outline.lessonTitle')}
      submitLabel={t('builder.dialogs.create')}
      onSubmit={(title) =>
        addLesson.mutate(
          { courseSectionId, kind: task.lessonKind, title },
          {
            onSuccess: ({ courseSubsectionId }) =>
              go(editingPath(courseId, { kind: task.lessonKind, courseSubsectionId })),
          },
        )
      }
    />
  );
}
