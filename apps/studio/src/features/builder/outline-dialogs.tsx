import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import {
  type LessonKind,
  type OutlineLesson,
  type OutlineSection,
  useAddLesson,
  useAddSection,
  useRenameSection,
  useUpdateLesson,
} from './builder.api.ts';
import { TitleDialog } from './title-dialog.tsx';

/** What somebody is about to do with the outline. */
export type OutlineTask =
  | { kind: 'add-section' }
  | { kind: 'add-lesson'; section: OutlineSection; lessonKind: LessonKind }
  | { kind: 'rename-section'; section: OutlineSection }
  | { kind: 'rename-lesson'; lesson: OutlineLesson };

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
  const renameSection = useRenameSection(courseId);
  const updateLesson = useUpdateLesson(courseId);
  const isPending = [addSection, addLesson, renameSection, updateLesson].some((call) => call.isPending);
  const done = { onSuccess: onClose };
  const common = { isPending, onClose };
  if (task.kind === 'add-section') {
    return (
      <TitleDialog
        {...common}
        heading={t('builder.outline.newModule')}
        label={t('builder.outline.moduleTitle')}
        action={t('common.actions.create')}
        onSubmit={(title) => addSection.mutate(title, done)}
      />
    );
  }
  if (task.kind === 'add-lesson') {
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
            { onSuccess: ({ courseSubsectionId }) => go(`/courses/${courseId}/lessons/${courseSubsectionId}`) },
          )
        }
      />
    );
  }
  const isSection = task.kind === 'rename-section';
  return (
    <TitleDialog
      {...common}
      heading={t('builder.outline.rename')}
      label={t(isSection ? 'builder.outline.moduleTitle' : 'builder.outline.lessonTitle')}
      initial={isSection ? task.section.title : task.lesson.title}
      action={t('common.actions.save')}
      onSubmit={(title) =>
        isSection
          ? renameSection.mutate({ courseSectionId: task.section.courseSectionId, title }, done)
          : updateLesson.mutate(
              { courseSubsectionId: task.lesson.courseSubsectionId, version: task.lesson.version, title },
              done,
            )
      }
    />
  );
}
