import { CHECKLIST_LIMITS } from '@sullam/domain/checklists.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { CourseField } from '../../../parts/course-field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import { type ItemForm, isCourseMissing } from './checklist-form.ts';

interface ItemDialogProps {
  readonly item: ItemForm;
  /** There is one above it to wait for. */
  readonly hasPrevious: boolean;
  readonly onDone: (item: ItemForm) => void;
  readonly onClose: () => void;
}

type DueKind = 'none' | 'day' | 'date';

const dueKindOf = ({ dueDay, dueOn }: ItemForm): DueKind =>
  dueOn !== null ? 'date' : dueDay !== null ? 'day' : 'none';

interface DueProps {
  readonly item: ItemForm;
  readonly set: (change: Partial<ItemForm>) => void;
}

/** When it is due: so many days after the beginning, on a date, or whenever. */
function DueFields({ item, set }: DueProps) {
  const t = useT();
  const [kind, setKind] = useState(dueKindOf(item));
  const choose = (value: string) => {
    const next = value as DueKind;
    setKind(next);
    set({ dueDay: next === 'day' ? (item.dueDay ?? 1) : null, dueOn: null });
  };
  return (
    <div className="space-y-4">
      <RadioGroup
        label={t('checklist-keeping.fields.due')}
        name="due"
        value={kind}
        onChange={choose}
        options={(['day', 'date', 'none'] as const).map((each) => ({
          value: each,
          label: t(`checklist-keeping.due.${each}`),
        }))}
      />
      {kind === 'day' && (
        <NumberField
          label={t('checklist-keeping.fields.dueDay')}
          hint={t('checklist-keeping.hints.dueDay')}
          min={1}
          max={CHECKLIST_LIMITS.days}
          stepper
          value={item.dueDay ?? 1}
          onChange={(dueDay) => set({ dueDay: dueDay ?? 1 })}
        />
      )}
      {kind === 'date' && (
        <DatePicker
          label={t('checklist-keeping.fields.dueOn')}
          required
          value={item.dueOn}
          onChange={(dueOn) => set({ dueOn })}
        />
      )}
    </div>
  );
}

/** One item: what it is called, what it asks for, and by when. */
export function ItemDialog({ item: given, hasPrevious, onDone, onClose }: ItemDialogProps) {
  const t = useT();
  const [item, setItem] = useState(given);
  const set = (change: Partial<ItemForm>) => setItem((before) => ({ ...before, ...change }));
  const needsCourse = isCourseMissing(item);
  const submit = () => {
    if (isWritten(item.title) && !needsCourse) onDone(item);
  };
  return (
    <FormDialog
      open
      size="lg"
      title={t(`checklists.kinds.${item.kind}`)}
      description={t(`checklist-keeping.kindTexts.${item.kind}`)}
      submitLabel={t('common.actions.done')}
      onClose={onClose}
      onSubmit={submit}
    >
      <TitleField
        label={t('checklist-keeping.fields.item')}
        value={item.title}
        maxLength={CHECKLIST_LIMITS.title}
        onChange={(title) => set({ title })}
      />
      {item.kind === 'COURSE' && (
        <CourseField
          label={t('checklist-keeping.fields.course')}
          value={item.course}
          error={needsCourse ? t('errors.rules.required') : undefined}
          onChange={(course) => set({ course })}
        />
      )}
      <LocalizedText
        label={t(item.kind === 'READ' ? 'checklist-keeping.fields.toRead' : 'checklist-keeping.fields.how')}
        value={item.body}
        onChange={(body) => set({ body })}
      />
      <DueFields item={item} set={set} />
      {hasPrevious && (
        <Switch
          label={t('checklist-keeping.fields.waits')}
          description={t('checklist-keeping.hints.waits')}
          checked={item.waitsForPrevious}
          onChange={(waitsForPrevious) => set({ waitsForPrevious })}
        />
      )}
    </FormDialog>
  );
}
