import { isChoiceType } from '@sullam/domain/form-fields.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { RegistrationField, StoredField } from './organization.api.ts';

const RESERVED = new Set(['firstName', 'lastName', 'email', 'password', 'language']);

/** Whether a short name can be one of a field. */
export const isFieldKey = (key: string): boolean => /^[a-z][A-Za-z0-9]{0,49}$/.test(key) && !RESERVED.has(key);

/** A new question with a short name that is free. */
export function newField(taken: readonly string[]): RegistrationField {
  let number = taken.length + 1;
  while (taken.includes(`field${number}`)) number += 1;
  return { fieldKey: `field${number}`, typeSlug: 'text', label: {}, hint: {}, options: [], isOptional: true };
}

/** The stored form as it is edited. */
export const fieldsOf = (stored: readonly StoredField[]): RegistrationField[] =>
  stored.map(({ formField: { slug, ...field }, modifiers }) => ({
    ...field,
    isOptional: modifiers.some(({ formFieldTypeModifier }) => formFieldTypeModifier.slug === 'optional'),
  }));

/** The first fault of each field, by its number; the server checks the same. */
export function formFaults(fields: readonly RegistrationField[]): Map<number, MessageKey> {
  const faults = new Map<number, MessageKey>();
  for (const [index, field] of fields.entries()) {
    const isRepeated = fields.findIndex(({ fieldKey }) => fieldKey === field.fieldKey) !== index;
    const values = (field.options ?? []).map(({ value }) => value);
    if (!isWritten(field.label)) faults.set(index, 'errors.rules.oneLanguage');
    else if (isRepeated || !isFieldKey(field.fieldKey))
      faults.set(index, 'organization-settings.registration.fieldKeyInvalid');
    else if (isChoiceType(field.typeSlug) && values.length === 0) faults.set(index, 'errors.rules.listNotEmpty');
    else if (
      isChoiceType(field.typeSlug) &&
      (new Set(values).size < values.length || values.some((value) => !/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/.test(value)))
    )
      faults.set(index, 'errors.rules.pattern');
  }
  return faults;
}
