import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import { lessonState } from '@sullam/domain/lesson-state.ts';
import { LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  ArrowDown,
  ArrowUp,
  Calendar,
  EllipsisVertical,
  FolderInput,
  Lock,
  Pencil,
  Plus,
  SlidersHorizontal,
  Trash2,
  Type,
  Users,
} from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { editingPath } from '../../../parts/editing-path.ts';
import { LANGUAGE_MARKS } from '../../../parts/language-tags.tsx';
import type { OutlineLesson, OutlineSection } from './builder.api.ts';
import { OtherTitle, OutlineTitle, type Titles } from './outline-title.tsx';

/** What its authors have made of the course so far: whether learners see it, and whether texts go out with it. */
export interface CourseState {
  readonly isOut: boolean;
  readonly takesTextsAlong: boolean;
}

interface LanguageMarkProps {
  readonly title: Localized;
  readonly language: Language;
  readonly onWrite: () => void;
}

/** That a title is written in a language; where it isn't, the way to write it. */
function LanguageMark({ title, language, onWrite }: LanguageMarkProps) {
  const t = useT();
  const name = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
  if (title[language])
    return (
      <span className="grid w-7 place-items-center text-xs text-muted">
        <span aria-hidden="true">{LANGUAGE_MARKS[language]}</span>
        <span className="sr-only">{name}</span>
      </span>
    );
  return (
    <button
      type="button"
      title={t('studio.languages.missing', { language: name })}
      onClick={onWrite}
      className="touch-area grid h-6 w-7 place-items-center rounded-sm border border-dashed border-warning-text text-xs text-warning-text"
    >
      <span aria-hidden="true">{LANGUAGE_MARKS[language]}</span>
      <span className="sr-only">{t('studio.languages.missing', { language: name })}</span>
    </button>
  );
}

/** One word for how far a lesson is. */
function LessonStatus({ lesson, course }: { readonly lesson: OutlineLesson; readonly course: CourseState }) {
  const t = useT();
  const state = lessonState(lesson);
  if (state === 'EMPTY') return <Badge tone="warning">{t('builder.outline.noContent')}</Badge>;
  // what goes out with the course needs no step of its own, unlike activities, which may not be ready to be published
  const isReady = state === 'READY' || (course.takesTextsAlong && !isLessonActivity(lesson.kind));
  if (isReady)
    // in a course that nobody sees yet nothing is published
    return (
      <span className="text-sm text-muted">
        {t(course.isOut ? 'common.states.published' : 'builder.outline.ready')}
      </span>
    );
  if (state === 'DRAFT') return <PublicationBadge isPublished={false} />;
  return <Badge tone="info">{t('builder.outline.changed')}</Badge>;
}

const TITLE = 'min-w-0 clip-line rounded-sm text-start text-ink underline-offset-4 hover:underline';

export interface LessonRowProps {
  readonly courseId: number;
  readonly lesson: OutlineLesson;
  readonly course: CourseState;
  readonly isSelected: boolean;
  readonly titles: Titles;
  /** Something stands beside the outline. */
  readonly isNarrow: boolean;
  /** Of a lesson that is still on its way to the server: opens it once it has an address. */
  readonly onOpen?: (() => void) | undefined;
  /** The lesson that has to be finished before. */
  readonly waitsFor: Localized | undefined;
  readonly onWrite: (language: Language) => void;
}

/** A lesson in the outline: its kind, its name, when it opens, how long it takes, its languages, how far it is. */
export function LessonRow(props: LessonRowProps) {
  const { courseId, lesson, course, isSelected, titles, isNarrow, waitsFor, onOpen, onWrite } = props;
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
      <span className="flex min-w-0 flex-1 basis-52 items-center gap-2.5">
        <Icon
          of={LESSON_KIND_PARTS[lesson.kind].icon}
          size={18}
          className={cx('shrink-0', isSelected ? 'text-primary-text' : 'text-muted')}
        />
        {onOpen ? (
          <button type="button" onClick={onOpen} className={TITLE}>
            <OutlineTitle title={lesson.title} titles={titles} />
          </button>
        ) : (
          <UiLink href={editingPath(courseId, lesson)} className={TITLE}>
            <OutlineTitle title={lesson.title} titles={titles} />
          </UiLink>
        )}
        {!lesson.isRequired && <span className="shrink-0 text-sm text-muted">{t('builder.outline.optional')}</span>}
      </span>
      <OtherTitle title={lesson.title} titles={titles} />
      <span className="flex shrink-0 items-center gap-3 max-sm:w-full max-sm:ps-7">
        {lesson.releaseAt && <Badge icon={Calendar}>{format.date(lesson.releaseAt)}</Badge>}
        {lesson.isForGroups && <Badge icon={Users}>{t('builder.release.group')}</Badge>}
        {waitsFor && (
          <span
            title={t('builder.outline.opensAfter', { title: text(waitsFor) })}
            className="inline-flex items-center gap-1.5 text-sm text-muted"
          >
            <Icon of={Lock} size={16} className="shrink-0" />
            <span className={isNarrow ? 'sr-only' : 'clip-line max-w-52 max-lg:sr-only'}>
              {t('builder.outline.opensAfter', { title: text(waitsFor) })}
            </span>
          </span>
        )}
        {lesson.durationMinutes > 0 && (
          <span className="text-sm whitespace-nowrap text-muted tabular sm:min-w-14 sm:text-end">
            {t('builder.outline.minutes', { count: lesson.durationMinutes })}
          </span>
        )}
        <span className="flex items-center">
          {LANGUAGES.map((language) => (
            <LanguageMark key={language} title={lesson.title} language={language} onWrite={() => onWrite(language)} />
          ))}
        </span>
        <span className="sm:w-28">
          <LessonStatus lesson={lesson} course={course} />
        </span>
      </span>
    </span>
  );
}

export interface SectionTitleProps {
  readonly section: OutlineSection;
  readonly titles: Titles;
  readonly onWrite: (language: Language) => void;
}

/** A module in the outline: its name, how many lessons it has, how long they take. */
export function SectionTitle({ section, titles, onWrite }: SectionTitleProps) {
  const t = useT();
  const { subsections, title } = section;
  const minutes = subsections.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">
      <span className="min-w-0 text-base wrap-anywhere">
        <OutlineTitle title={title} titles={titles} />
      </span>
      <span className="flex items-center gap-2 text-sm font-normal text-muted">
        <span>{t('builder.outline.lessons', { count: subsections.length })}</span>
        {minutes > 0 && <span>{t('builder.outline.minutes', { count: minutes })}</span>}
        {LANGUAGES.filter((language) => !title[language]).map((language) => (
          <LanguageMark key={language} title={title} language={language} onWrite={() => onWrite(language)} />
        ))}
      </span>
    </span>
  );
}

export interface SectionActionsProps {
  readonly section: OutlineSection;
  readonly moves: RowMoves;
  readonly onAdd: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** What can be done with a module: another lesson, its name, its place, its end. */
export function SectionActions({ section, moves, onAdd, onRename, onDelete }: SectionActionsProps) {
  const t = useT();
  const title = useAuthorText()(section.title);
  return (
    <>
      <IconButton icon={Plus} label={`${t('builder.outline.addLesson')}: ${title}`} onClick={onAdd} />
      <RowMenu
        title={title}
        moves={moves}
        onRename={onRename}
        onDelete={onDelete}
        deleteLabel={t('builder.outline.deleteModule')}
      />
    </>
  );
}

/** Where a row can go without being dragged. */
export interface RowMoves {
  readonly up?: (() => void) | undefined;
  readonly down?: (() => void) | undefined;
  /** The other modules. */
  readonly to?: readonly { readonly id: string; readonly name: string; readonly move: () => void }[];
}

interface RowMenuProps {
  readonly title: string;
  readonly deleteLabel: string;
  readonly moves: RowMoves;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly href?: string;
  /** Of a lesson: its settings beside the outline. */
  readonly onSettings?: () => void;
}

/** The menu at the end of a row. */
export function RowMenu({ title, deleteLabel, moves, onRename, onDelete, href, onSettings }: RowMenuProps) {
  const t = useT();
  const { up, down, to = [] } = moves;
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={`${t('common.actions.more')}: ${title}`}
      groups={[
        {
          id: 'row',
          items: [
            ...(href ? [{ id: 'edit', label: t('common.actions.edit'), icon: Pencil, href }] : []),
            ...(onSettings
              ? [
                  {
                    id: 'settings',
                    label: t('builder.outline.settings'),
                    icon: SlidersHorizontal,
                    onAction: onSettings,
                  },
                ]
              : []),
            { id: 'rename', label: t('builder.outline.rename'), icon: Type, onAction: onRename },
          ],
        },
        {
          id: 'moves',
          items: [
            ...(up ? [{ id: 'up', label: t('builder.outline.up'), icon: ArrowUp, onAction: up }] : []),
            ...(down ? [{ id: 'down', label: t('builder.outline.down'), icon: ArrowDown, onAction: down }] : []),
            ...to.map(({ id, name, move }) => ({
              id,
              label: t('builder.outline.moveTo', { title: name }),
              icon: FolderInput,
              onAction: move,
            })),
          ],
        },
        { id: 'end', items: [{ id: 'delete', label: deleteLabel, icon: Trash2, danger: true, onAction: onDelete }] },
      ].filter(({ items }) => items.length > 0)}
    />
  );
}
