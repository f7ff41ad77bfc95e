import { Archive, Copy, EllipsisVertical, Eye, Pencil, RotateCcw, Trash2 } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { type QuestionRow, useChangeQuestions, useCopyQuestion } from './questions.api.ts';

export interface QuestionMenuProps {
  readonly question: QuestionRow;
  readonly onDelete: (question: QuestionRow) => void;
}

/** What can be done with one question. */
export function QuestionMenu({ question, onDelete }: QuestionMenuProps) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const copy = useCopyQuestion();
  const change = useChangeQuestions();
  const { questionId, isArchived, abilities } = question;
  const archive = () =>
    change.mutate(
      { questionIds: [questionId], isArchived: !isArchived },
      {
        onSuccess: () =>
          notify({
            tone: 'success',
            text: t(isArchived ? 'questions.messages.unarchived' : 'questions.messages.archived'),
          }),
      },
    );
  const duplicate = () =>
    copy.mutate(questionId, {
      onSuccess: (made) => {
        notify({ tone: 'success', text: t('questions.messages.duplicated') });
        go(`/questions/${made.questionId}`);
      },
    });
  // nothing can be done with a question whose key is closed
  if (!abilities.canReadKey) return null;
  return (
    <MenuButton
      icon={EllipsisVertical}
      label={t('studio.words.actionsFor', { name: question.name || t('questions.titles.untitled') })}
      groups={[
        {
          id: 'change',
          items: [
            {
              id: 'edit',
              label: t(abilities.canEdit ? 'common.actions.edit' : 'common.actions.open'),
              icon: abilities.canEdit ? Pencil : Eye,
              onAction: () => go(`/questions/${questionId}`),
            },
            { id: 'copy', label: t('questions.actions.duplicate'), icon: Copy, onAction: duplicate },
          ],
        },
        {
          id: 'end',
          items: [
            ...(abilities.canEdit
              ? [
                  {
                    id: 'archive',
                    label: t(isArchived ? 'questions.actions.unarchive' : 'questions.actions.archive'),
                    icon: isArchived ? RotateCcw : Archive,
                    onAction: archive,
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
                    onAction: () => onDelete(question),
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
