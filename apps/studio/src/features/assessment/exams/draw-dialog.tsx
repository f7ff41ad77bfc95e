import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { CategorySelect, DIFFICULTIES, questionsQuery, TagField } from '../questions/questions.public.ts';
import type { DraftDraw } from './exam-draft.ts';

const MOST = 500;
const MOST_TAGS = 10;

export interface DrawDialogProps {
  readonly draw: DraftDraw;
  readonly isNew: boolean;
  readonly onDone: (draw: DraftDraw) => void;
  readonly onClose: () => void;
}

/** Some questions of those that fit: from where, how many. Says at once how many there are. */
export function DrawDialog({ draw: given, isNew, onDone, onClose }: DrawDialogProps) {
  const t = useT();
  const [draw, setDraw] = useState(given);
  const { questionCategoryId, tags, difficulty, take } = draw;
  const set = (change: Partial<DraftDraw>) => setDraw({ ...draw, ...change });
  const fitting = useQuery(
    questionsQuery({
      take: 1,
      isReady: true,
      isArchived: false,
      ...(questionCategoryId === null ? {} : { questionCategoryId }),
      ...(tags.length > 0 ? { tags } : {}),
      ...(difficulty === null ? {} : { difficulties: [difficulty] }),
    }),
  ).data;
  const isShort = fitting !== undefined && fitting.total < take;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(isNew ? 'exam-authoring.titles.newDraw' : 'exam-authoring.titles.draw')}
      description={t('exam-authoring.hints.draw')}
      submitLabel={t(isNew ? 'common.actions.add' : 'common.actions.done')}
      onSubmit={() => onDone(draw)}
    >
      <CategorySelect
        label={t('questions.list.category')}
        none={t('exam-authoring.labels.wholeBank')}
        value={questionCategoryId}
        onChange={(id) => set({ questionCategoryId: id })}
      />
      <TagField value={tags} onChange={(next) => set({ tags: next.slice(0, MOST_TAGS) })} />
      <NativeSelect
        label={t('questions.list.difficulty')}
        value={difficulty === null ? '' : String(difficulty)}
        options={[
          { value: '', label: t('questions.filters.allDifficulties') },
          ...DIFFICULTIES.map((level) => ({ value: String(level), label: t(`questions.difficulties.${level}`) })),
        ]}
        onChange={(level) => set({ difficulty: level === '' ? null : Number(level) })}
      />
      <NumberField
        stepper
        label={t('exam-authoring.fields.take')}
        min={1}
        max={MOST}
        value={take}
        onChange={(next) => set({ take: next ?? 1 })}
      />
      <p role="status" className={isShort ? 'text-danger-text' : 'text-muted'}>
        {fitting &&
          (isShort
            ? t('exam-authoring.labels.fittingTooFew', { count: fitting.total })
            : t('exam-authoring.labels.fitting', { count: fitting.total }))}
      </p>
    </FormDialog>
  );
}
