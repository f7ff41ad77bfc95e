import type { Language, Localized } from '@sullam/domain/localized.ts';
import { goesOutWithCourse } from '@sullam/domain/publication.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { type SortableBranch, type SortableLeaf, SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { courseQuery } from '../../../parts/course.api.ts';
import { editingPath } from '../../../parts/editing-path.ts';
import { useKinds } from '../../../parts/use-kinds.ts';
import { useUndoable } from '../../../parts/use-undoable.ts';
import { ReadinessCard } from '../course-editor/course-editor.public.ts';
import {
  type Outline,
  type OutlineLesson,
  type OutlineSection,
  useDeleteLesson,
  useDeleteSection,
  useRename,
} from './builder.api.ts';
import type { WritingPlace } from './new-parts.ts';
import { OutlineBeginnings } from './outline-beginnings.tsx';
import { OutlineHead } from './outline-head.tsx';
import { OutlineKeyLine } from './outline-key-line.tsx';
import { adderKey, lessonKey, numberOfKey, sectionKey } from './outline-keys.ts';
import { withoutHidden } from './outline-order.ts';
import { LessonRow, RowMenu, SectionActions, SectionTitle } from './outline-row.tsx';
import type { Titles } from './outline-title.tsx';
import { TitleInPlace } from './title-in-place.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useRowMoves } from './use-row-moves.ts';
import { behindAll, endOf, useWritingRow } from './use-writing-row.tsx';

export interface OutlineTreeProps {
  readonly outline: Outline;
  /** The lesson that is shown beside it. */
  readonly selectedId: number | null;
  readonly onSelect: (courseSubsectionId: number | null) => void;
}

interface Renaming {
  readonly id: string;
  readonly language?: Language;
}

const WRITING = 'writing';

/** Modules and lessons as a list that is written, renamed and moved where it stands. */
export function OutlineTree({ outline, selectedId, onSelect }: OutlineTreeProps) {
  const t = useT();
  const go = useGo();
  const textOf = useAuthorText();
  const { courseId } = outline;
  const undoable = useUndoable();
  const course = useQuery(courseQuery(courseId)).data;
  const rename = useRename(outline);
  const deleteSection = useDeleteSection(courseId);
  const deleteLesson = useDeleteLesson(courseId);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [titles, setTitles] = useState<Titles>('own');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const tree = useRef<HTMLDivElement>(null);
  const shown = withoutHidden(outline, undoable.hidden);
  const allIds = shown.sections.map(sectionKey);
  const courseState = { isOut: course?.status === 'PUBLISHED', takesTextsAlong: goesOutWithCourse(course?.status) };
  const open = (id: string) => setClosed((before) => before.filter((key) => key !== id));
  const focusRow = useRowFocus(tree);
  const writing = useWritingRow({
    outline: shown,
    onBegin: (at) => {
      setRenaming(null);
      if (at.level === 'lesson') open(`s${at.sectionId}`);
    },
    onEnd: focusRow,
  });
  const { place } = writing;
  // asked for from elsewhere: a lesson of this kind, at the end
  const asked = useAddressQuery();
  const askedKind = useKinds().find(({ kind }) => kind === asked.value('new'))?.kind;
  const start = useEffectEvent(() => {
    const last = shown.sections.at(-1);
    if (!askedKind) return;
    asked.change({ new: undefined }, { replace: true });
    if (last) writing.begin(endOf(last), '', askedKind);
  });
  useEffect(() => {
    if (askedKind) start();
  }, [askedKind]);
  const moves = useRowMoves({
    outline,
    shown,
    isStill: undoable.hidden.size > 0 || writing.isSending,
    onSaved: writing.touch,
    onMoved: (id, sectionId) => {
      if (sectionId) open(sectionId);
      focusRow(id);
    },
  });
  const isStill = moves.isPending || undoable.hidden.size > 0 || writing.isSending;
  const row: SortableLeaf = {
    id: WRITING,
    fixed: true,
    name: t('builder.outline.newLesson'),
    content: writing.field,
  };

  /** The focus goes back to the row, unless it has gone elsewhere. */
  const endRenaming = (id: string) => {
    setRenaming(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusRow(id);
    });
  };
  const remove = (id: string, title: string, commit: () => Promise<unknown>) =>
    undoable.remove(id, t('builder.outline.deleted', { title }), commit);
  const removeSection = (section: OutlineSection) =>
    remove(sectionKey(section), textOf(section.title), () => deleteSection.mutateAsync(section.courseSectionId));
  const removeLesson = (lesson: OutlineLesson) => {
    if (selectedId === lesson.courseSubsectionId) onSelect(null);
    remove(lessonKey(lesson), textOf(lesson.title), () => deleteLesson.mutateAsync(lesson.courseSubsectionId));
  };
  const find = (id: string) => {
    const section = shown.sections.find(
      (each) => sectionKey(each) === id || each.subsections.some((lesson) => lessonKey(lesson) === id),
    );
    return { section, lesson: section?.subsections.find((each) => lessonKey(each) === id) };
  };
  const takeKey = (id: string, event: KeyboardEvent): boolean => {
    const adder = shown.sections.find((section) => id === adderKey(section));
    if (adder && ['Enter', ' ', '/'].includes(event.key)) {
      writing.begin(endOf(adder), event.key === '/' ? '/' : '');
      return true;
    }
    const { section, lesson } = find(id);
    if (!section || numberOfKey(id) < 0) return false;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      moves.step(id, event.key === 'ArrowUp' ? -1 : 1);
      return true;
    }
    if (event.key === 'Delete') {
      if (lesson) removeLesson(lesson);
      else removeSection(section);
      return true;
    }
    if (event.key === '/') {
      writing.begin(
        lesson ? { ...endOf(section), after: lesson.courseSubsectionId } : { ...endOf(section), after: null },
        '/',
      );
      return true;
    }
    if (!lesson) return false;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) go(editingPath(courseId, lesson));
    else if (event.key === ' ') onSelect(lesson.courseSubsectionId);
    else return false;
    return true;
  };

  const nameOf = (id: string, title: Localized, content: ReactNode, next: WritingPlace) =>
    renaming?.id === id ? (
      <TitleInPlace
        label={t(id.startsWith('s') ? 'builder.outline.moduleTitle' : 'builder.outline.lessonTitle')}
        title={title}
        startsIn={renaming.language}
        isPending={rename.isPending}
        onSave={(named) =>
          rename.mutate(
            { id, title: named },
            {
              onSuccess: () => {
                writing.touch();
                endRenaming(id);
              },
            },
          )
        }
        onCancel={() => endRenaming(id)}
        onEnter={() => writing.goOn(next)}
      />
    ) : (
      content
    );
  const titleOfLesson = (id: number | null) =>
    shown.sections.flatMap(({ subsections }) => subsections).find(({ courseSubsectionId }) => courseSubsectionId === id)
      ?.title;

  const leafOf = (section: OutlineSection, lesson: OutlineLesson): SortableLeaf => {
    const id = lessonKey(lesson);
    const content = (
      <LessonRow
        courseId={courseId}
        lesson={lesson}
        course={courseState}
        isSelected={selectedId === lesson.courseSubsectionId}
        titles={titles}
        isNarrow={selectedId !== null || titles === 'both'}
        waitsFor={titleOfLesson(lesson.prerequisiteSubsectionId)}
        {...(lesson.courseSubsectionId < 0
          ? { onOpen: () => writing.openNew(lesson.kind, lesson.courseSubsectionId) }
          : {})}
        onWrite={(missing) => setRenaming({ id, language: missing })}
      />
    );
    if (lesson.courseSubsectionId < 0) return { id, fixed: true, name: textOf(lesson.title), content };
    return {
      id,
      name: textOf(lesson.title),
      content: nameOf(id, lesson.title, content, { ...endOf(section), after: lesson.courseSubsectionId }),
      actions: (
        <RowMenu
          title={textOf(lesson.title)}
          href={editingPath(courseId, lesson)}
          moves={moves.movesOf(id)}
          deleteLabel={t('builder.outline.deleteLesson')}
          onSettings={() => onSelect(lesson.courseSubsectionId)}
          onRename={() => setRenaming({ id })}
          onDelete={() => removeLesson(lesson)}
        />
      ),
    };
  };
  const branchOf = (section: OutlineSection): SortableBranch => {
    const id = sectionKey(section);
    const lessons = section.subsections.map((lesson) => leafOf(section, lesson));
    const isHere = place?.level === 'lesson' && writing.isSame(section.courseSectionId, place.sectionId);
    const at = isHere
      ? section.subsections.findIndex(({ courseSubsectionId }) => writing.isSame(courseSubsectionId, place.after)) + 1
      : 0;
    const title = (
      <SectionTitle section={section} titles={titles} onWrite={(missing) => setRenaming({ id, language: missing })} />
    );
    const isNew = section.courseSectionId < 0;
    const adderId = adderKey(section);
    return {
      id,
      fixed: isNew,
      name: textOf(section.title),
      content: isNew ? title : nameOf(id, section.title, title, { ...endOf(section), after: null }),
      actions: isNew ? undefined : (
        <SectionActions
          section={section}
          moves={moves.movesOf(id)}
          onAdd={() => writing.begin(endOf(section))}
          onRename={() => setRenaming({ id })}
          onDelete={() => removeSection(section)}
        />
      ),
      children: isHere
        ? [
            ...lessons.slice(0, at),
            // at the end it is the row that offered to add one: the tree would look for another row for the focus
            at === lessons.length ? { ...row, id: adderId } : row,
            ...lessons.slice(at),
          ]
        : [
            ...lessons,
            {
              id: adderId,
              fixed: true,
              name: t('builder.outline.addLesson'),
              content: (
                <button
                  type="button"
                  onClick={() => writing.begin(endOf(section))}
                  className="flex min-h-8 w-full items-center gap-2.5 rounded-sm text-start text-sm text-muted hover:text-ink touch:min-h-11"
                >
                  <Icon of={Plus} size={18} />
                  {t('builder.outline.addOrSlash', { key: '/' })}
                </button>
              ),
            },
          ],
    };
  };
  const branches = shown.sections.map(branchOf);
  const moduleAt =
    place?.level !== 'module'
      ? -1
      : shown.sections.findIndex(({ courseSectionId }) => writing.isSame(courseSectionId, place.after)) + 1;
  const rows =
    moduleAt < 0 ? branches : [...branches.slice(0, moduleAt), { ...row, children: [] }, ...branches.slice(moduleAt)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the title; Space on the row and its menu do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={tree}
      onClick={({ target }) => {
        if (!(target instanceof Element) || target.closest('a, button, input, [data-writing]')) return;
        const id = target.closest<HTMLElement>('[role="row"]')?.dataset.key ?? '';
        if (/^l\d+$/.test(id) && renaming?.id !== id) onSelect(numberOfKey(id));
      }}
    >
      <OutlineHead
        outline={shown}
        isSaving={writing.isSending || moves.isPending || rename.isPending}
        savedAt={writing.savedAt}
        shown={titles}
        onShown={setTitles}
        isFolded={closed.length > 0 && closed.length >= allIds.length}
        onFold={() => setClosed(closed.length >= allIds.length ? [] : allIds)}
      />
      <SortableTree
        label={t('studio.titles.outline')}
        expanded={rows.map(({ id }) => id).filter((id) => !closed.includes(id))}
        onExpanded={(open) => setClosed(allIds.filter((id) => !open.includes(id)))}
        onMove={moves.move}
        onRename={(id) => {
          if (/^[sl]\d+$/.test(id)) setRenaming({ id });
        }}
        onKey={takeKey}
        busy={isStill}
        isDocument
        current={selectedId === null ? undefined : `l${selectedId}`}
        empty={
          <EmptyState
            compact
            drawing="no-courses"
            title={t('builder.outline.empty')}
            action={<Button onClick={() => writing.begin(behindAll(shown))}>{t('builder.outline.addModule')}</Button>}
          />
        }
        branches={rows}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {shown.sections.length > 0 && (
          <Button variant="ghost" icon={Plus} onClick={() => writing.begin(behindAll(shown))}>
            {t('builder.outline.addModule')}
          </Button>
        )}
        <OutlineKeyLine />
      </div>
      {shown.sections.length > 0 ? (
        <>
          <Hint slug="studio-reorder" />
          {course && !courseState.isOut && (
            <div className="mt-8">
              <ReadinessCard courseId={courseId} here="outline" />
            </div>
          )}
        </>
      ) : (
        <OutlineBeginnings courseId={courseId} onAdd={writing.addLines} />
      )}
    </div>
  );
}
