import { isWritten } from '@sullam/domain/localized.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { trimmed } from '../../../parts/localized-field.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { AmountField, readDecimal } from './amount-field.tsx';
import { type Item, type ItemInput, type Structure, useReadStructure, useSaveItem } from './gradebook.api.ts';

export interface ItemDialogProps {
  readonly structure: Structure;
  /** Left out for a new one. */
  readonly item?: Item | undefined;
  readonly onClose: () => void;
}

const KINDS = ['POINTS', 'PASS_FAIL'] as const;

const newItem = ({ categories }: Structure): ItemInput => ({
  title: {},
  gradeCategoryId: categories[0]?.gradeCategoryId ?? null,
  kind: 'POINTS',
  maximumPoints: '100',
  weight: '1',
  isExtraCredit: false,
  isOmitted: false,
  isNeverDropped: false,
  dueAt: null,
});

const formOf = (input: ItemInput): ItemInput => {
  const { title, gradeCategoryId, kind, maximumPoints, weight, isExtraCredit, isOmitted, isNeverDropped, dueAt } =
    input;
  return { title, gradeCategoryId, kind, maximumPoints, weight, isExtraCredit, isOmitted, isNeverDropped, dueAt };
};

const PARTS = {
  title: 'gradebook.fields.title',
  gradeCategoryId: 'gradebook.fields.category',
  kind: 'gradebook.fields.kind',
  maximumPoints: 'gradebook.fields.maximum',
  weight: 'gradebook.fields.weight',
  isExtraCredit: 'gradebook.fields.extraCreditItem',
  isOmitted: 'gradebook.fields.omitted',
  isNeverDropped: 'gradebook.fields.neverDropped',
  dueAt: 'gradebook.fields.due',
} as const;

/** What an item is called, where it belongs, how it counts. */
export function ItemDialog({ structure, item, onClose }: ItemDialogProps) {
  const t = useT();
  const text = useAuthorText();
  const save = useSaveItem(structure.courseId, item);
  const read = useReadStructure(structure.courseId);
  const { form, set, conflict, ...saving } = useVersionedForm<Item, ItemInput>({
    saved: item,
    start: () => formOf(item ?? newItem(structure)),
    formOf,
    isFit: ({ title, maximumPoints, weight }) =>
      isWritten(title) && readDecimal(maximumPoints) !== null && readDecimal(weight) !== null,
    change: (draft, version) =>
      save.mutateAsync({
        ...draft,
        title: trimmed(draft.title),
        maximumPoints: readDecimal(draft.maximumPoints) ?? draft.maximumPoints,
        weight: readDecimal(draft.weight) ?? draft.weight,
        version,
      }),
    read: async () => (await read()).items.find(({ gradeItemId }) => gradeItemId === item?.gradeItemId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    onSaved: onClose,
  });
  const errors = useRefusals(save.error, { ...form });
  const maximumPoints = readDecimal(form.maximumPoints);
  const isFollowing = item !== undefined && item.source !== 'MANUAL' && item.courseSubsectionId !== null;
  const category = structure.categories.find(({ gradeCategoryId }) => gradeCategoryId === form.gradeCategoryId);
  const isWeighted = structure.scheme === 'WEIGHTED_CATEGORIES' && category?.aggregation === 'WEIGHTED';
  const required = (value: string) => (value.trim() === '' ? t('errors.rules.required') : undefined);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(item ? 'gradebook.titles.editItem' : 'gradebook.titles.newItem')}
      submitLabel={t(item ? 'common.actions.save' : 'common.actions.create')}
      pending={saving.isSaving}
      onSubmit={saving.save}
    >
      {conflict && <ConflictBanner {...conflict} />}
      {isFollowing && (
        <Banner live="off" title={text(form.title)}>
          {t('gradebook.settings.automatic')}
        </Banner>
      )}
      {!isFollowing && (
        <TitleField
          label={t('gradebook.fields.title')}
          value={form.title}
          error={errors.title}
          onChange={(title) => set({ title })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('gradebook.fields.category')}
          value={String(form.gradeCategoryId ?? '')}
          options={[
            ...structure.categories.map(({ gradeCategoryId, name }) => ({
              value: String(gradeCategoryId),
              label: text(name),
            })),
            { value: '', label: t('gradebook.columns.noCategory') },
          ]}
          onChange={(id) => set({ gradeCategoryId: id === '' ? null : Number(id) })}
        />
        {isWeighted && (
          <AmountField
            label={t('gradebook.fields.weight')}
            hint={t('gradebook.fields.itemWeightHint')}
            value={form.weight}
            error={errors.weight ?? required(form.weight)}
            onChange={(value) => set({ weight: value })}
          />
        )}
        {!isFollowing && (
          <>
            <NativeSelect
              label={t('gradebook.fields.kind')}
              value={form.kind}
              options={KINDS.map((value) => ({ value, label: t(`grades.kinds.${value}`) }))}
              onChange={(next) => set({ kind: next === 'PASS_FAIL' ? 'PASS_FAIL' : 'POINTS' })}
            />
            <AmountField
              label={t('gradebook.fields.maximum')}
              hint={
                item && maximumPoints !== null && maximumPoints !== item.maximumPoints
                  ? t('gradebook.settings.maximumChanged')
                  : undefined
              }
              value={form.maximumPoints}
              error={errors.maximumPoints ?? required(form.maximumPoints)}
              onChange={(value) => set({ maximumPoints: value })}
            />
            <div className="sm:col-span-2">
              <DatePicker
                label={t('gradebook.fields.due')}
                optional
                withTime
                value={localText(form.dueAt)}
                onChange={(moment) => set({ dueAt: moment && new Date(moment).toISOString() })}
              />
            </div>
          </>
        )}
      </div>
      <div>
        <Checkbox
          label={t('gradebook.fields.extraCreditItem')}
          checked={form.isExtraCredit}
          onChange={(isExtraCredit) => set({ isExtraCredit })}
        />
        <Checkbox
          label={t('gradebook.fields.neverDropped')}
          checked={form.isNeverDropped}
          onChange={(isNeverDropped) => set({ isNeverDropped })}
        />
        <Checkbox
          label={t('gradebook.fields.omitted')}
          checked={form.isOmitted}
          onChange={(isOmitted) => set({ isOmitted })}
        />
      </div>
    </FormDialog>
  );
}
