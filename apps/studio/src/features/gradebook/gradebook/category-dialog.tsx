import type { Aggregation } from '@sullam/domain/grading/gradebook.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { trimmed } from '../../../parts/localized-field.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { AmountField, readDecimal } from './amount-field.tsx';
import {
  type Category,
  type CategoryInput,
  type Structure,
  useReadStructure,
  useSaveCategory,
} from './gradebook.api.ts';

export interface CategoryDialogProps {
  readonly structure: Structure;
  /** Left out for a new one. */
  readonly category?: Category | undefined;
  readonly onClose: () => void;
}

const AGGREGATIONS: readonly Aggregation[] = ['POINTS', 'MEAN', 'WEIGHTED'];
const MOST_DROPPED = 300;
const NEW: CategoryInput = {
  name: {},
  weight: '10',
  aggregation: 'POINTS',
  isExtraCredit: false,
  dropLowest: 0,
  dropHighest: 0,
};

const formOf = ({
  name,
  weight,
  aggregation,
  isExtraCredit,
  dropLowest,
  dropHighest,
}: CategoryInput): CategoryInput => ({ name, weight, aggregation, isExtraCredit, dropLowest, dropHighest });

const PARTS = {
  name: 'gradebook.fields.name',
  weight: 'gradebook.fields.weight',
  aggregation: 'gradebook.fields.aggregation',
  isExtraCredit: 'gradebook.fields.extraCreditCategory',
  dropLowest: 'gradebook.fields.dropLowest',
  dropHighest: 'gradebook.fields.dropHighest',
} as const;

/** What a category is called, how much it weighs, what it drops. */
export function CategoryDialog({ structure, category, onClose }: CategoryDialogProps) {
  const t = useT();
  const save = useSaveCategory(structure.courseId, category);
  const read = useReadStructure(structure.courseId);
  const isWeighted = structure.scheme === 'WEIGHTED_CATEGORIES';
  const { form, set, conflict, ...saving } = useVersionedForm<Category, CategoryInput>({
    saved: category,
    start: () => formOf(category ?? NEW),
    formOf,
    isFit: ({ name, weight }) => isWritten(name) && readDecimal(weight) !== null,
    change: (draft, version) => {
      const weight = readDecimal(draft.weight) ?? draft.weight;
      return save.mutateAsync({ ...draft, name: trimmed(draft.name), weight, version });
    },
    read: async () =>
      (await read()).categories.find(({ gradeCategoryId }) => gradeCategoryId === category?.gradeCategoryId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    onSaved: onClose,
  });
  const errors = useRefusals(save.error, { ...form });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(category ? 'gradebook.titles.editCategory' : 'gradebook.titles.newCategory')}
      submitLabel={t(category ? 'common.actions.save' : 'common.actions.create')}
      pending={saving.isSaving}
      onSubmit={saving.save}
    >
      {conflict && <ConflictBanner {...conflict} />}
      <TitleField
        label={t('gradebook.fields.name')}
        value={form.name}
        error={errors.name}
        onChange={(name) => set({ name })}
      />
      {isWeighted && (
        <div className="grid gap-4 sm:grid-cols-2">
          <AmountField
            label={t('gradebook.fields.weight')}
            hint={t('gradebook.fields.weightHint')}
            value={form.weight}
            error={errors.weight ?? (form.weight.trim() === '' ? t('errors.rules.required') : undefined)}
            onChange={(text) => set({ weight: text })}
          />
          <NativeSelect
            label={t('gradebook.fields.aggregation')}
            value={form.aggregation}
            options={AGGREGATIONS.map((value) => ({ value, label: t(`grades.aggregations.${value}`) }))}
            onChange={(next) => set({ aggregation: AGGREGATIONS.find((each) => each === next) ?? 'POINTS' })}
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t('gradebook.fields.dropLowest')}
          hint={t('gradebook.fields.dropHint')}
          min={0}
          max={MOST_DROPPED}
          value={form.dropLowest}
          onChange={(count) => set({ dropLowest: Math.trunc(count ?? 0) })}
        />
        <NumberField
          label={t('gradebook.fields.dropHighest')}
          min={0}
          max={MOST_DROPPED}
          value={form.dropHighest}
          onChange={(count) => set({ dropHighest: Math.trunc(count ?? 0) })}
        />
      </div>
      <Checkbox
        label={t('gradebook.fields.extraCreditCategory')}
        checked={form.isExtraCredit}
        onChange={(isExtraCredit) => set({ isExtraCredit })}
      />
    </FormDialog>
  );
}
