import { Archive, Download, Folder, RotateCcw, Tag } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { QuestionCategorySelect } from './category-select.tsx';
import { type QuestionRow, type QuestionsChange, useChangeQuestions } from './questions.api.ts';
import { TagField } from './tag-field.tsx';

export interface QuestionBulkActionsProps {
  readonly questions: readonly QuestionRow[];
  readonly onDone: () => void;
  readonly onExport: () => void;
}

/** What can be done with the selected questions, all at once. */
export function QuestionBulkActions({ questions, onDone, onExport }: QuestionBulkActionsProps) {
  const t = useT();
  const notify = useNotify();
  const [task, setTask] = useState<'move' | 'tag' | null>(null);
  const change = useChangeQuestions();
  const questionIds = questions.map(({ questionId }) => questionId);
  const isArchived = questions.every((question) => question.isArchived);
  const run = (body: Omit<QuestionsChange, 'questionIds'>) =>
    change.mutate(
      { questionIds, ...body },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('studio.bulk.done', { count: questionIds.length }) });
          setTask(null);
          onDone();
        },
      },
    );
  const mayChange = questions.every(({ abilities }) => abilities.canEdit);
  const look = { size: 'sm', variant: 'outline', disabled: change.isPending } as const;
  const changing = { ...look, disabled: look.disabled || !mayChange };
  const dialog = { onClose: () => setTask(null), isPending: change.isPending, onSend: run };
  return (
    <>
      <Button {...changing} icon={Folder} onClick={() => setTask('move')}>
        {t('questions.actions.move')}
      </Button>
      <Button {...changing} icon={Tag} onClick={() => setTask('tag')}>
        {t('questions.actions.tag')}
      </Button>
      <Button {...changing} icon={isArchived ? RotateCcw : Archive} onClick={() => run({ isArchived: !isArchived })}>
        {t(isArchived ? 'questions.actions.unarchive' : 'questions.actions.archive')}
      </Button>
      <Button {...look} icon={Download} onClick={onExport}>
        {t('common.actions.export')}
      </Button>
      {!mayChange && <span className="text-sm text-muted">{t('sharing.hints.othersChosen')}</span>}
      {task === 'move' && <MoveDialog {...dialog} />}
      {task === 'tag' && <TagDialog {...dialog} />}
    </>
  );
}

interface BulkDialogProps {
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly onSend: (body: Omit<QuestionsChange, 'questionIds'>) => void;
}

function MoveDialog({ onClose, isPending, onSend }: BulkDialogProps) {
  const t = useT();
  const [questionCategoryId, setCategory] = useState<number | null>(null);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('questions.actions.move')}
      submitLabel={t('questions.actions.move')}
      pending={isPending}
      onSubmit={() => onSend({ questionCategoryId })}
    >
      <QuestionCategorySelect value={questionCategoryId} onChange={setCategory} />
    </FormDialog>
  );
}

function TagDialog({ onClose, isPending, onSend }: BulkDialogProps) {
  const t = useT();
  const [tags, setTags] = useState<string[]>([]);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('questions.actions.tag')}
      submitLabel={t('common.actions.apply')}
      pending={isPending}
      disabled={tags.length === 0}
      onSubmit={() => onSend(isRemoving ? { removeTags: tags } : { addTags: tags })}
    >
      <TagField value={tags} onChange={setTags} />
      <Switch label={t('questions.actions.removeTags')} checked={isRemoving} onChange={setRemoving} />
    </FormDialog>
  );
}
