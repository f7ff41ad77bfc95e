import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { editingPath } from './activity-kinds.ts';
import { type LessonKind, type OutlineSection, useAddLesson, useAddSection } from './builder.api.ts';
import { TitleDialog } from './title-dialog.tsx';

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
  const common = { isPending: addSection.isPending || addLesson.isPending, onClose };
  if (task.kind === 'add-section') {
    return (
      <TitleDialog
        {...common}
        heading={t('builder.outline.newModule')}
        label={t('builder.outline.moduleTitle')}
        action={t('common.actions.create')}
        onSubmit={(title) => addSection.mutate(title, { onSuccess: onClose })}
      />
    );
  }
  const { courseSectionId } = task.section;
  return (
    <TitleDialog
      {...common}
      heading={`${t('builder.outline.newLesson')} · ${t(`builder.kinds.${task.lessonKind}`)}`}
      label={t('builder.outline.lessonTitle')}
      action={t('builder.dialogs.create')}
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
