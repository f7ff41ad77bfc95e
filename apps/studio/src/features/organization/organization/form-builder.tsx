import { FORM_FIELD_TYPES, type FormFieldType, isChoiceType } from '@sullam/domain/form-fields.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { useShownError } from '@sullam/ui/base/field-scope.tsx';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { FieldMessage } from '@sullam/ui/components/form-field.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { type FieldFaults, newField } from './form-rules.ts';
import type { RegistrationField } from './organization.api.ts';
import { ReorderableList } from './reorderable-list.tsx';

const TYPE_LABELS: Record<FormFieldType, MessageKey> = {
  text: 'organization-settings.registration.typeText',
  'long-text': 'organization-settings.registration.typeLongText',
  email: 'organization-settings.registration.typeEmail',
  phone: 'organization-settings.registration.typePhone',
  url: 'organization-settings.registration.typeUrl',
  number: 'organization-settings.registration.typeNumber',
  date: 'organization-settings.registration.typeDate',
  select: 'organization-settings.registration.typeSelect',
  'multi-select': 'organization-settings.registration.typeMultiSelect',
  country: 'organization-settings.registration.typeCountry',
  boolean: 'organization-settings.registration.typeBoolean',
};
const FIELDS_MAXIMUM = 40;
const CHOICES_MAXIMUM = 100;

type Choices = NonNullable<RegistrationField['options']>;

interface ChoicesEditorProps {
  readonly options: Choices;
  readonly error: string | undefined;
  readonly onChange: (options: Choices) => void;
}

function ChoicesEditor({ options, error, onChange }: ChoicesEditorProps) {
  const t = useT();
  const id = useId();
  const set = (index: number, change: Partial<Choices[number]>) =>
    onChange(options.map((option, at) => (at === index ? { ...option, ...change } : option)));
  return (
    <fieldset data-field={id} className="space-y-3">
      <legend className="text-sm font-medium">{t('organization-settings.registration.choices')}</legend>
      <p className="text-sm text-muted">{t('organization-settings.registration.choicesHint')}</p>
      {options.map((option, index) => (
        <div
          key={`${index} ${options.length}`}
          className="grid items-end gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <TextField
            label={t('organization-settings.registration.choiceValue')}
            dir="ltr"
            value={option.value}
            maxLength={60}
            onChange={(event) => set(index, { value: event.currentTarget.value })}
          />
          <LocalizedField
            label={t('organization-settings.registration.fieldLabel')}
            value={option.label}
            maxLength={200}
            onChange={(label) => set(index, { label })}
          />
          <IconButton
            icon={Trash2}
            label={t('organization-settings.registration.removeChoice')}
            onClick={() => onChange(options.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <FieldMessage id={id} error={error} />
      <Button
        variant="ghost"
        size="sm"
        icon={Plus}
        disabled={options.length >= CHOICES_MAXIMUM}
        onClick={() => onChange([...options, { value: `choice${options.length + 1}`, label: {} }])}
      >
        {t('organization-settings.registration.addChoice')}
      </Button>
    </fieldset>
  );
}

/** Marks a question that can't be saved as it is, once that was tried. */
function FaultBadge() {
  const t = useT();
  const shown = useShownError(useId(), t('errors.codes.validation'));
  return shown && <Badge tone="danger">{shown}</Badge>;
}

export interface FormBuilderProps {
  readonly fields: readonly RegistrationField[];
  /** Keys that are stored already: the answers of members hang on them. */
  readonly storedKeys: ReadonlySet<string>;
  /** What is wrong with the fields, by their numbers. */
  readonly faults: ReadonlyMap<number, FieldFaults>;
  readonly onChange: (fields: RegistrationField[]) => void;
}

/** The organisation's own questions, in their order. */
export function FormBuilder({ fields, storedKeys, faults, onChange }: FormBuilderProps) {
  const t = useT();
  const text = useAuthorText();
  const worded = (key: MessageKey | undefined) => (key ? (t.dynamic(key) ?? undefined) : undefined);
  return (
    <ReorderableList
      items={fields}
      onChange={onChange}
      nameOf={(field) => text(field.label)}
      mark={(field) => (
        <span className="flex flex-wrap items-center gap-2">
          {faults.has(fields.indexOf(field)) && <FaultBadge />}
          {field.isOptional && <Badge>{t('common.labels.optional')}</Badge>}
          <span className="max-sm:hidden">{t.dynamic(TYPE_LABELS[field.typeSlug])}</span>
        </span>
      )}
      make={() => newField(fields.map((field) => field.fieldKey))}
      addLabel={t('organization-settings.registration.addField')}
      maximum={FIELDS_MAXIMUM}
      empty={t('organization-settings.registration.empty')}
      edit={(field, change, index) => (
        <>
          <LocalizedField
            label={t('organization-settings.registration.fieldLabel')}
            required
            value={field.label}
            maxLength={200}
            error={worded(faults.get(index)?.label)}
            onChange={(label) => change({ ...field, label })}
          />
          <LocalizedField
            label={t('organization-settings.registration.fieldHint')}
            value={field.hint ?? {}}
            maxLength={500}
            onChange={(hint) => change({ ...field, hint })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <NativeSelect
              label={t('organization-settings.registration.fieldType')}
              value={field.typeSlug}
              onChange={(value) => {
                const typeSlug = FORM_FIELD_TYPES.find((known) => known === value);
                if (typeSlug) change({ ...field, typeSlug });
              }}
              options={FORM_FIELD_TYPES.map((value) => ({ value, label: t.dynamic(TYPE_LABELS[value]) ?? value }))}
            />
            <TextField
              label={t('organization-settings.registration.fieldKey')}
              hint={t('organization-settings.registration.fieldKeyHint')}
              error={worded(faults.get(index)?.fieldKey)}
              dir="ltr"
              value={field.fieldKey}
              maxLength={50}
              readOnly={storedKeys.has(field.fieldKey)}
              onChange={(event) => change({ ...field, fieldKey: event.currentTarget.value })}
            />
          </div>
          <Switch
            label={t('organization-settings.registration.fieldOptional')}
            checked={field.isOptional ?? false}
            onChange={(isOptional) => change({ ...field, isOptional })}
          />
          {isChoiceType(field.typeSlug) && (
            <ChoicesEditor
              options={field.options ?? []}
              error={worded(faults.get(index)?.options)}
              onChange={(options) => change({ ...field, options })}
            />
          )}
        </>
      )}
    />
  );
}
