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

/** The parts of a question that can be wrong. */
export interface FieldFaults {
  readonly label?: MessageKey;
  readonly fieldKey?: MessageKey;
  readonly options?: MessageKey;
}

const OPTION_VALUE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/;

function optionsFault({ typeSlug, options }: RegistrationField): Pick<FieldFaults, 'options'> {
  if (!isChoiceType(typeSlug)) return {};
  const values = (options ?? []).map(({ value }) => value);
  if (values.length === 0) return { options: 'errors.rules.listNotEmpty' };
  const isBad = new Set(values).size < values.length || values.some((value) => !OPTION_VALUE.test(value));
  return isBad ? { options: 'errors.rules.pattern' } : {};
}

/** What is wrong with each field that isn't right, by its number; the server checks the same. */
export function formFaults(fields: readonly RegistrationField[]): Map<number, FieldFaults> {
  const faultsOf = (field: RegistrationField, index: number): FieldFaults => {
    const isRepeated = fields.findIndex(({ fieldKey }) => fieldKey === field.fieldKey) !== index;
    const isKey = isFieldKey(field.fieldKey) && !isRepeated;
    return {
      ...(isWritten(field.label) ? {} : { label: 'errors.rules.oneLanguage' }),
      ...(isKey ? {} : { fieldKey: 'organization-settings.registration.fieldKeyInvalid' }),
      ...optionsFault(field),
    };
  };
  const all = fields.map((field, index) => [index, faultsOf(field, index)] as const);
  return new Map(all.filter(([, faults]) => Object.keys(faults).length > 0));
}
