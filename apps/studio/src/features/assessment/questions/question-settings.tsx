import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { SharingField } from '../../../parts/sharing.tsx';
import { QuestionCategorySelect } from './category-select.tsx';
import { ExactField } from './exact-field.tsx';
import type { QuestionDraft } from './question-draft.ts';
import { DIFFICULTIES } from './question-types.ts';
import { TagField } from './tag-field.tsx';

export interface QuestionSettingsProps {
  readonly draft: QuestionDraft;
  /** Only who decides about it changes the sharing. */
  readonly canShare: boolean;
  readonly onChange: (change: Partial<QuestionDraft>) => void;
}

/** What a question is called, where it lies, what it is worth. */
export function QuestionSettings({ draft, canShare, onChange }: QuestionSettingsProps) {
  const t = useT();
  return (
    <Card className="space-y-4">
      <CardHeading>{t('questions.editor.settings')}</CardHeading>
      <TextField
        label={t('questions.editor.name')}
        hint={t('questions.editor.nameHint')}
        maxLength={200}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <QuestionCategorySelect
        value={draft.questionCategoryId}
        onChange={(questionCategoryId) => onChange({ questionCategoryId })}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <ExactField label={t('questions.editor.marks')} value={draft.marks} onChange={(marks) => onChange({ marks })} />
        <ExactField
          label={t('questions.editor.negativeMarks')}
          value={draft.negativeMarks}
          onChange={(negativeMarks) => onChange({ negativeMarks })}
        />
      </div>
      <NativeSelect
        label={t('questions.editor.difficulty')}
        value={draft.difficulty === null ? '' : String(draft.difficulty)}
        onChange={(level) => onChange({ difficulty: level === '' ? null : Number(level) })}
        options={[
          { value: '', label: t('questions.editor.noDifficulty') },
          ...DIFFICULTIES.map((level) => ({ value: String(level), label: t(`questions.difficulties.${level}`) })),
        ]}
      />
      <SharingField value={draft.sharing} disabled={!canShare} onChange={(sharing) => onChange({ sharing })} />
      <TagField value={draft.tags} onChange={(tags) => onChange({ tags })} />
      <TextField
        optional
        label={t('questions.editor.idNumber')}
        hint={t('questions.editor.idNumberHint')}
        maxLength={100}
        value={draft.idNumber ?? ''}
        onChange={(event) => onChange({ idNumber: event.currentTarget.value || null })}
      />
    </Card>
  );
}
