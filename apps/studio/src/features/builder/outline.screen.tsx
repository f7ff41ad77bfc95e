import { ApiError } from '@sullam/api-client/api-error.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { Plus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useUndoable } from '../../parts/use-undoable.ts';
import { activityOf, editingPath } from './activity-kinds.ts';
import {
  type Outline,
  outlineQuery,
  useDeleteLesson,
  useDeleteSection,
  useRename,
  useReorderOutline,
} from './builder.api.ts';
import { OutlineDialogs, type OutlineTask } from './outline-dialogs.tsx';
import { reordered, type TreeOrder, withoutHidden } from './outline-order.ts';
import { LessonRow, RowMenu, SectionActions } from './outline-row.tsx';
import { TitleInPlace } from './title-in-place.tsx';

/** The outline of a course: sections and lessons, put in order by mouse or keyboard. */
export function OutlineScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const outline = useQuery(outlineQuery(courseId));
  if (outline.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void outline.refetch()} />;
  return outline.data ? <OutlineTree outline={outline.data} /> : <SkeletonTable rows={8} columns={1} />;
}

function OutlineTree({ outline }: { readonly outline: Outline }) {
  const t = useT();
  const notify = useNotify();
  const textOf = useAuthorText();
  const { courseId } = outline;
  const undoable = useUndoable();
  const reorder = useReorderOutline(courseId);
  const rename = useRename(outline);
  const deleteSection = useDeleteSection(courseId);
  const deleteLesson = useDeleteLesson(courseId);
  const [task, setTask] = useState<OutlineTask | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const shown = withoutHidden(outline, undoable.hidden);
  const ids = shown.sections.map(({ courseSectionId }) => `s${courseSectionId}`);

  /** The focus goes back to the row, unless it has gone elsewhere. */
  const endRenaming = (id: string) => {
    setRenaming(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[role="row"][data-key="${id}"]`)?.focus();
    });
  };
  const move = (order: TreeOrder) => {
    const next = reordered(outline, order);
    const body = {
      version: outline.version,
      sections: next.sections.map(({ courseSectionId, subsections }) => ({
        courseSectionId,
        subsectionIds: subsections.map(({ courseSubsectionId }) => courseSubsectionId),
      })),
    };
    reorder.mutate(
      { body, next },
      {
        onError: (error) =>
          notify({
            tone: 'warning',
            text: error instanceof ApiError && error.status !== 409 ? error.message : t('builder.outline.conflict'),
          }),
      },
    );
  };
  const nameOf = (id: string, title: Localized, content: ReactNode) =>
    renaming === id ? (
      <TitleInPlace
        label={t(id.startsWith('s') ? 'builder.outline.moduleTitle' : 'builder.outline.lessonTitle')}
        title={title}
        isPending={rename.isPending}
        onSave={(next) => rename.mutate({ id, title: next }, { onSuccess: () => endRenaming(id) })}
        onCancel={() => endRenaming(id)}
      />
    ) : (
      content
    );
  const remove = (id: string, title: string, commit: () => Promise<unknown>) =>
    undoable.remove(id, t('builder.outline.deleted', { title }), commit);

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="text-sm me-auto text-muted touch:hidden">{t('builder.outline.dragHint', { key: 'F2' })}</p>
        <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setTask({ kind: 'add-section' })}>
          {t('builder.outline.addModule')}
        </Button>
      </div>
      <SortableTree
        label={t('builder.titles.outline')}
        expanded={ids.filter((id) => !closed.includes(id))}
        onExpanded={(open) => setClosed(ids.filter((id) => !open.includes(id)))}
        onMove={move}
        onRename={setRenaming}
        disabled={reorder.isPending || undoable.hidden.size > 0}
        empty={
          <EmptyState
            compact
            drawing="no-courses"
            title={t('builder.outline.empty')}
            action={<Button onClick={() => setTask({ kind: 'add-section' })}>{t('builder.outline.addModule')}</Button>}
          />
        }
        branches={shown.sections.map((section) => ({
          id: `s${section.courseSectionId}`,
          name: textOf(section.title),
          content: nameOf(`s${section.courseSectionId}`, section.title, <AuthorTextFor text={section.title} />),
          actions: (
            <SectionActions
              section={section}
              onAdd={(kind) => setTask({ kind: 'add-lesson', section, lessonKind: kind })}
              onRename={() => setRenaming(`s${section.courseSectionId}`)}
              onDelete={() =>
                remove(`s${section.courseSectionId}`, textOf(section.title), () =>
                  deleteSection.mutateAsync(section.courseSectionId),
                )
              }
            />
          ),
          children: section.subsections.map((lesson) => ({
            id: `l${lesson.courseSubsectionId}`,
            name: textOf(lesson.title),
            content: nameOf(
              `l${lesson.courseSubsectionId}`,
              lesson.title,
              <LessonRow courseId={courseId} lesson={lesson} />,
            ),
            actions: (
              <RowMenu
                title={textOf(lesson.title)}
                href={editingPath(courseId, lesson)}
                {...(activityOf(lesson.kind)
                  ? { settingsHref: `/courses/${courseId}/lessons/${lesson.courseSubsectionId}` }
                  : {})}
                deleteLabel={t('builder.outline.deleteLesson')}
                onRename={() => setRenaming(`l${lesson.courseSubsectionId}`)}
                onDelete={() =>
                  remove(`l${lesson.courseSubsectionId}`, textOf(lesson.title), () =>
                    deleteLesson.mutateAsync(lesson.courseSubsectionId),
                  )
                }
              />
            ),
          })),
        }))}
      />
      {shown.sections.length > 0 && <Hint slug="studio-reorder" />}
      {task && <OutlineDialogs courseId={courseId} task={task} onClose={() => setTask(null)} />}
    </div>
  );
}
