import { ApiError } from '@sullam/api-client/api-error.ts';
import { TITLE_MAX_LENGTH } from '@sullam/domain/limits.ts';
import type { Language, Localized } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { type SortableBranch, type SortableLeaf, SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useUndoable } from '../../parts/use-undoable.ts';
import { courseQuery } from '../course-editor/course-editor.api.ts';
import { editingPath } from './activity-kinds.ts';
import {
  type LessonKind,
  type Outline,
  type OutlineLesson,
  type OutlineSection,
  useDeleteLesson,
  useDeleteSection,
  useRename,
  useReorderOutline,
} from './builder.api.ts';
import { asLesson, asModule, type WritingPlace } from './new-parts.ts';
import { OutlineHead } from './outline-head.tsx';
import { movedTo, orderOf, stepped } from './outline-moves.ts';
import { reordered, type TreeOrder, withoutHidden } from './outline-order.ts';
import { LessonRow, RowMenu, type RowMoves, SectionActions, SectionTitle } from './outline-row.tsx';
import { TitleInPlace } from './title-in-place.tsx';
import { typedLines } from './typed-lines.ts';
import { useKinds } from './use-kinds.ts';
import { useWriting } from './use-writing.ts';
import { WritingRow } from './writing-row.tsx';

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
/** As they stand on the keyboard, in either language. */
const KEYS = { kinds: '/', move: 'Alt ↑ ↓', rename: 'F2', open: 'Ctrl ↵' };
const keyOf = ({ courseSubsectionId }: OutlineLesson): string => `l${courseSubsectionId}`;
const sectionKey = ({ courseSectionId }: OutlineSection): string => `s${courseSectionId}`;
const numberOf = (key: string): number => Number(key.slice(1));

/** Modules and lessons as a list that is written, renamed and moved where it stands. */
export function OutlineTree({ outline, selectedId, onSelect }: OutlineTreeProps) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const language = useLanguage();
  const textOf = useAuthorText();
  const kinds = useKinds();
  const { courseId } = outline;
  const undoable = useUndoable();
  const course = useQuery(courseQuery(courseId)).data;
  const reorder = useReorderOutline(courseId);
  const rename = useRename(outline);
  const deleteSection = useDeleteSection(courseId);
  const deleteLesson = useDeleteLesson(courseId);
  const [place, setPlace] = useState<WritingPlace | null>(
    outline.sections.length === 0 ? { level: 'module', after: null } : null,
  );
  const [text, setText] = useState('');
  const [kind, setKind] = useState<LessonKind>('ARTICLE');
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [focusing, setFocusing] = useState(0);
  const tree = useRef<HTMLDivElement>(null);
  const writing = useWriting(courseId, (part, at) => {
    setText((before) => before || textOf(part.title));
    setPlace((before) => before ?? at);
  });
  const shown = withoutHidden(outline, undoable.hidden);
  const order = orderOf(shown);
  const allIds = shown.sections.map(sectionKey);
  const isCourseOut = course?.status === 'PUBLISHED';

  const wanted = useRef<string | null>(null);
  /** Gives a row the focus as soon as it is there, unless the focus has gone elsewhere by then. */
  const focusRow = (id: string) => {
    wanted.current = id;
    setFocusing((count) => count + 1);
  };
  useEffect(() => {
    const row =
      wanted.current === null
        ? null
        : tree.current?.querySelector<HTMLElement>(`[role="row"][data-key="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    const { activeElement } = document;
    if (activeElement === document.body || tree.current?.contains(activeElement)) row.focus();
  }, [focusing, outline, place, renaming]);
  /** The focus goes back to the row, unless it has gone elsewhere. */
  const endRenaming = (id: string) => {
    setRenaming(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusRow(id);
    });
  };
  const move = (next: TreeOrder) => {
    const moved = reordered(outline, next);
    const body = {
      version: outline.version,
      sections: moved.sections.map(({ courseSectionId, subsections }) => ({
        courseSectionId,
        subsectionIds: subsections.map(({ courseSubsectionId }) => courseSubsectionId),
      })),
    };
    reorder.mutate(
      { body, next: moved },
      {
        onSuccess: writing.touch,
        onError: (error) =>
          notify({
            tone: 'warning',
            text: error instanceof ApiError && error.status !== 409 ? error.message : t('builder.outline.conflict'),
          }),
      },
    );
  };
  const isStill = reorder.isPending || undoable.hidden.size > 0 || writing.isSending;
  const moveRow = (id: string, next: TreeOrder | undefined) => {
    if (!next || isStill) return;
    const parent = next.find(({ children }) => children.includes(id));
    if (parent) setClosed((before) => before.filter((key) => key !== parent.id));
    move(next);
    focusRow(id);
  };
  const movesOf = (id: string): RowMoves => {
    const up = stepped(order, id, -1);
    const down = stepped(order, id, 1);
    const others = id.startsWith('s')
      ? []
      : shown.sections.filter((section) => !section.subsections.some((lesson) => keyOf(lesson) === id));
    return {
      up: up && (() => moveRow(id, up)),
      down: down && (() => moveRow(id, down)),
      to: others.map((section) => ({
        id: sectionKey(section),
        name: textOf(section.title),
        move: () => moveRow(id, movedTo(order, id, sectionKey(section))),
      })),
    };
  };

  /** Begins to write behind a lesson, at the end of a module, or a module after the others. */
  const write = (next: WritingPlace, start = '') => {
    setRenaming(null);
    setText(start);
    setKind('ARTICLE');
    setPlace(next);
    if (next.level === 'lesson') setClosed((before) => before.filter((key) => key !== `s${next.sectionId}`));
  };
  const endOf = (section: OutlineSection): WritingPlace => ({
    level: 'lesson',
    sectionId: section.courseSectionId,
    after: section.subsections.at(-1)?.courseSubsectionId ?? null,
  });
  const behindAll: WritingPlace = { level: 'module', after: shown.sections.at(-1)?.courseSectionId ?? null };
  const titled = (words: string): Localized => ({ [language]: words.trim() });
  /** Opens a lesson as soon as it has an address. */
  const openNew = (ofKind: LessonKind, courseSubsectionId: number) =>
    void writing.settled().then(() => {
      const id = writing.idOf(courseSubsectionId);
      if (id > 0) go(editingPath(courseId, { kind: ofKind, courseSubsectionId: id }));
    });
  const add = (opens: boolean) => {
    if (!place) return;
    const part = { title: titled(text), kind };
    const next = writing.add(part, place);
    setText('');
    setKind('ARTICLE');
    setPlace(next);
    if (!opens || next.level === 'module' || next.after === null || place.level === 'module') return;
    openNew(kind, next.after);
  };
  const paste = (pasted: string) => {
    if (!place) return;
    let at = place;
    for (const line of typedLines(`${text}${pasted}`, TITLE_MAX_LENGTH)) {
      // the first line is what the row is: a module stays one
      if (line.level === 'module') at = asModule(at);
      at = writing.add({ title: titled(line.title), kind: 'ARTICLE' }, at);
    }
    setText('');
    setPlace(at);
  };
  const level = (next: 'lesson' | 'module') => {
    if (place) setPlace(next === 'module' ? asModule(place) : asLesson(place, shown));
  };
  const close = (byKey: boolean) => {
    setPlace(null);
    setText('');
    if (!byKey || !place) return;
    const { after } = place;
    const section = place.level === 'lesson' ? place.sectionId : after;
    // a part that is still on its way gets another row when it has arrived
    void writing
      .settled()
      .then(() =>
        focusRow(
          place.level === 'lesson' && after !== null ? `l${writing.idOf(after)}` : `s${writing.idOf(section ?? 0)}`,
        ),
      );
  };
  const row: SortableLeaf = {
    id: WRITING,
    fixed: true,
    name: t('builder.outline.newLesson'),
    content: place && (
      <WritingRow
        level={place.level}
        kind={kind}
        kinds={kinds}
        text={text}
        language={language}
        onText={setText}
        onKind={setKind}
        onAdd={add}
        onLevel={level}
        onPaste={paste}
        onClose={close}
      />
    ),
  };

  const remove = (id: string, title: string, commit: () => Promise<unknown>) =>
    undoable.remove(id, t('builder.outline.deleted', { title }), commit);
  const removeSection = (section: OutlineSection) =>
    remove(sectionKey(section), textOf(section.title), () => deleteSection.mutateAsync(section.courseSectionId));
  const removeLesson = (lesson: OutlineLesson) => {
    if (selectedId === lesson.courseSubsectionId) onSelect(null);
    remove(keyOf(lesson), textOf(lesson.title), () => deleteLesson.mutateAsync(lesson.courseSubsectionId));
  };
  const find = (id: string) => {
    const section = shown.sections.find(
      (each) => sectionKey(each) === id || each.subsections.some((lesson) => keyOf(lesson) === id),
    );
    return { section, lesson: section?.subsections.find((each) => keyOf(each) === id) };
  };
  const takeKey = (id: string, event: KeyboardEvent): boolean => {
    const adder = shown.sections.find(({ courseSectionId }) => id === `a${courseSectionId}`);
    if (adder && ['Enter', ' ', '/'].includes(event.key)) {
      write(endOf(adder), event.key === '/' ? '/' : '');
      return true;
    }
    const { section, lesson } = find(id);
    if (!section || numberOf(id) < 0) return false;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      moveRow(id, stepped(order, id, event.key === 'ArrowUp' ? -1 : 1));
      return true;
    }
    if (event.key === 'Delete') {
      if (lesson) removeLesson(lesson);
      else removeSection(section);
      return true;
    }
    if (event.key === '/') {
      write(lesson ? { ...endOf(section), after: lesson.courseSubsectionId } : { ...endOf(section), after: null }, '/');
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
        onEnter={() => setPlace(next)}
      />
    ) : (
      content
    );
  const titleOfLesson = (id: number | null) =>
    shown.sections.flatMap(({ subsections }) => subsections).find(({ courseSubsectionId }) => courseSubsectionId === id)
      ?.title;

  const leafOf = (section: OutlineSection, lesson: OutlineLesson): SortableLeaf => {
    const id = keyOf(lesson);
    const content = (
      <LessonRow
        courseId={courseId}
        lesson={lesson}
        isCourseOut={isCourseOut}
        isSelected={selectedId === lesson.courseSubsectionId}
        waitsFor={titleOfLesson(lesson.prerequisiteSubsectionId)}
        {...(lesson.courseSubsectionId < 0 ? { onOpen: () => openNew(lesson.kind, lesson.courseSubsectionId) } : {})}
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
          moves={movesOf(id)}
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
    const isHere = place?.level === 'lesson' && writing.idOf(place.sectionId) === section.courseSectionId;
    const after = isHere && place.after !== null ? `l${writing.idOf(place.after)}` : null;
    const at = after === null ? 0 : lessons.findIndex((leaf) => leaf.id === after) + 1;
    const title = <SectionTitle section={section} onWrite={(missing) => setRenaming({ id, language: missing })} />;
    const isNew = section.courseSectionId < 0;
    const adderId = `a${section.courseSectionId}`;
    return {
      id,
      fixed: isNew,
      name: textOf(section.title),
      content: isNew ? title : nameOf(id, section.title, title, { ...endOf(section), after: null }),
      actions: isNew ? undefined : (
        <SectionActions
          section={section}
          moves={movesOf(id)}
          onAdd={() => write(endOf(section))}
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
                  onClick={() => write(endOf(section))}
                  className="flex min-h-9 w-full items-center gap-2.5 rounded-sm text-start text-sm text-muted hover:text-ink touch:min-h-11"
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
      : place.after === null
        ? 0
        : branches.findIndex(({ id }) => id === `s${writing.idOf(place.after ?? 0)}`) + 1;
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
        if (/^l\d+$/.test(id) && renaming?.id !== id) onSelect(numberOf(id));
      }}
    >
      <OutlineHead
        outline={shown}
        isSaving={writing.isSending || reorder.isPending || rename.isPending}
        savedAt={writing.savedAt}
        isFolded={closed.length > 0 && closed.length >= allIds.length}
        onFold={() => setClosed(closed.length >= allIds.length ? [] : allIds)}
      />
      <SortableTree
        label={t('builder.titles.outline')}
        expanded={rows.map(({ id }) => id).filter((id) => !closed.includes(id))}
        onExpanded={(open) => setClosed(allIds.filter((id) => !open.includes(id)))}
        onMove={move}
        onRename={(id) => {
          if (/^[sl]\d+$/.test(id)) setRenaming({ id });
        }}
        onKey={takeKey}
        busy={isStill}
        empty={
          <EmptyState
            compact
            drawing="no-courses"
            title={t('builder.outline.empty')}
            action={<Button onClick={() => write(behindAll)}>{t('builder.outline.addModule')}</Button>}
          />
        }
        branches={rows}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {shown.sections.length > 0 && (
          <Button variant="ghost" icon={Plus} onClick={() => write(behindAll)}>
            {t('builder.outline.addModule')}
          </Button>
        )}
        <p className="ms-auto text-sm text-muted touch:hidden">{t('builder.outline.keys', KEYS)}</p>
      </div>
      {shown.sections.length > 0 && <Hint slug="studio-reorder" />}
    </div>
  );
}
