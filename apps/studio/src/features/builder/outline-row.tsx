import { isShownToLearners, lessonState } from '@sullam/domain/lesson-state.ts';
import { ACTIVITY_KINDS } from '@sullam/domain/subsection-kinds.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  Calendar,
  EllipsisVertical,
  EyeOff,
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
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { ACTIVITIES, activityOf, editingPath } from './activity-kinds.ts';
import type { LessonKind, OutlineLesson, OutlineSection } from './builder.api.ts';
import { KIND_ICONS, LESSON_KINDS } from './lesson-kinds.ts';

/** A lesson in the outline: its kind, its name, what is special or missing. */
export function LessonRow({ courseId, lesson }: { readonly courseId: number; readonly lesson: OutlineLesson }) {
  const t = useT();
  const format = useFormat();
  const state = lessonState(lesson);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Icon of={KIND_ICONS[lesson.kind]} size={18} className="text-muted" />
      <UiLink
        href={editingPath(courseId, lesson)}
        className="min-w-0 clip-line rounded-sm text-ink underline-offset-4 hover:underline"
      >
        <AuthorTextFor text={lesson.title} />
      </UiLink>
      {state === 'EMPTY' && (
        <Badge tone="warning">{t(activityOf(lesson.kind)?.missing ?? 'builder.outline.noContent')}</Badge>
      )}
      {state === 'DRAFT' && <PublicationBadge isPublished={false} />}
      {state === 'CHANGED' && <Badge tone="info">{t('builder.outline.changed')}</Badge>}
      {!isShownToLearners(state) && <Badge icon={EyeOff}>{t('builder.outline.hidden')}</Badge>}
      {!lesson.isRequired && <Badge>{t('builder.outline.optional')}</Badge>}
      {lesson.releaseAt && <Badge icon={Calendar}>{format.date(lesson.releaseAt)}</Badge>}
      {lesson.isForGroups && <Badge icon={Users}>{t('builder.release.group')}</Badge>}
      {lesson.prerequisiteSubsectionId && <Badge icon={Lock}>{t('builder.release.prerequisite')}</Badge>}
    </span>
  );
}

export interface SectionActionsProps {
  readonly section: OutlineSection;
  readonly onAdd: (kind: LessonKind) => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** What can be done with a section: lessons of each kind, its name, its end. */
export function SectionActions({ section, onAdd, onRename, onDelete }: SectionActionsProps) {
  const t = useT();
  const title = useAuthorText()(section.title);
  const hasFeature = useHasFeature();
  const activities = ACTIVITY_KINDS.filter((kind) => {
    const activity = ACTIVITIES[kind];
    return activity !== undefined && hasFeature(activity.feature);
  });
  const itemOf = (kind: LessonKind) => ({
    id: kind,
    label: t(`builder.kinds.${kind}`),
    icon: KIND_ICONS[kind],
    onAction: () => onAdd(kind),
  });
  return (
    <>
      <MenuButton
        icon={Plus}
        label={`${t('builder.outline.addLesson')}: ${title}`}
        groups={[
          {
            id: 'kinds',
            title: t('builder.outline.chooseKind'),
            items: LESSON_KINDS.map(itemOf),
          },
          ...(activities.length > 0
            ? [{ id: 'activities', title: t('builder.activities.title'), items: activities.map(itemOf) }]
            : []),
        ]}
      />
      <RowMenu title={title} onRename={onRename} onDelete={onDelete} deleteLabel={t('builder.outline.deleteModule')} />
    </>
  );
}

interface RowMenuProps {
  readonly title: string;
  readonly deleteLabel: string;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly href?: string;
  /** Of an activity: title, whether it counts, when it opens. */
  readonly settingsHref?: string;
}

/** The menu at the end of a row. */
export function RowMenu({ title, deleteLabel, onRename, onDelete, href, settingsHref }: RowMenuProps) {
  const t = useT();
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={`${t('common.actions.more')}: ${title}`}
      groups={[
        {
          id: 'row',
          items: [
            ...(href ? [{ id: 'edit', label: t('common.actions.edit'), icon: Pencil, href }] : []),
            ...(settingsHref
              ? [{ id: 'settings', label: t('builder.outline.settings'), icon: SlidersHorizontal, href: settingsHref }]
              : []),
            { id: 'rename', label: t('builder.outline.rename'), icon: Type, onAction: onRename },
            { id: 'delete', label: deleteLabel, icon: Trash2, danger: true, onAction: onDelete },
          ],
        },
      ]}
    />
  );
}
