import { Archive, Copy, EllipsisVertical, Pencil, RotateCcw, Trash2 } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { type RubricRow, useArchiveRubric, useCopyRubric } from './rubrics.api.ts';

export interface RubricMenuProps {
  readonly rubric: RubricRow;
  readonly onDelete: (rubric: RubricRow) => void;
}

/** What can be done with one rubric. */
export function RubricMenu({ rubric, onDelete }: RubricMenuProps) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const text = useAuthorText();
  const copy = useCopyRubric();
  const archive = useArchiveRubric();
  const { rubricId, isArchived, abilities } = rubric;
  const duplicate = () =>
    copy.mutate(rubricId, {
      onSuccess: (made) => {
        notify({ tone: 'success', text: t('rubrics.messages.duplicated') });
        go(`/rubrics/${made.rubricId}`);
      },
    });
  const toggle = () =>
    archive.mutate(
      { rubricId, isArchived: !isArchived },
      {
        onSuccess: () =>
          notify({
            tone: 'success',
            text: t(isArchived ? 'rubrics.messages.unarchived' : 'rubrics.messages.archived'),
          }),
      },
    );
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={t('studio.words.actionsFor', { name: text(rubric.title) })}
      groups={[
        {
          id: 'change',
          items: [
            { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: () => go(`/rubrics/${rubricId}`) },
            { id: 'copy', label: t('rubrics.actions.duplicate'), icon: Copy, onAction: duplicate },
          ],
        },
        {
          id: 'end',
          items: [
            ...(abilities.canEdit
              ? [
                  {
                    id: 'archive',
                    label: t(isArchived ? 'rubrics.actions.unarchive' : 'rubrics.actions.archive'),
                    icon: isArchived ? RotateCcw : Archive,
                    onAction: toggle,
                  },
                ]
              : []),
            ...(abilities.canDelete
              ? [
                  {
                    id: 'delete',
                    label: t('common.actions.delete'),
                    icon: Trash2,
                    danger: true,
                    onAction: () => onDelete(rubric),
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
