import type { FormFieldType } from '@sullam/domain/form-fields.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

export interface FormField {
  fieldKey: string;
  typeSlug: FormFieldType;
  label: Localized;
  hint: Localized;
  options: { value: string; label: Localized }[];
  isOptional: boolean;
}

/** The organisation's registration form, in its order. */
export const findFormFields = async (tx: Tx): Promise<FormField[]> =>
  (await tx.all(
    db
      .selectFrom('organization_form_fields')
      .select([
        'field_key as fieldKey',
        'type_slug as typeSlug',
        'label',
        'hint',
        'options',
        'is_optional as isOptional',
      ])
      .orderBy('position')
      .orderBy('organization_form_field_id'),
  )) as FormField[];

export async function replaceFormFields(tx: Tx, fields: readonly FormField[]): Promise<void> {
  await tx.run(db.deleteFrom('organization_form_fields'));
  if (fields.length === 0) return;
  await tx.run(
    db.insertInto('organization_form_fields').values(
      fields.map((field, position) => ({
        field_key: field.fieldKey,
        type_slug: field.typeSlug,
        label: json(field.label),
        hint: json(field.hint),
        options: json(field.options),
        is_optional: field.isOptional,
        position,
      })),
    ),
  );
}

/** Has anybody answered one of these questions? Asked of whoever keeps answers. */
export const formAnswers = extensionPoint<(tx: Tx, fieldKeys: readonly string[]) => Promise<boolean>>('form-answers');
