import type { RegistrationForm } from '@sullam/api-client/schema.gen.ts';
import type { User } from '@sullam/web-kit/session/session.ts';

type Field = RegistrationForm['data'][number];

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isRequired = ({ formField, modifiers }: Field): boolean =>
  formField.typeSlug !== 'boolean' &&
  !modifiers.some(({ formFieldTypeModifier }) => formFieldTypeModifier.slug === 'optional');

/** Whether a required detail of the registration form is missing in the user's extra fields; a tick is never missing. */
export function isProfileIncomplete(form: readonly Field[], user: User): boolean {
  const values = new Map(user.extraFields.map(({ formField, value }) => [formField.fieldKey, value]));
  return form.some((field) => isRequired(field) && isEmpty(values.get(field.formField.fieldKey)));
}
