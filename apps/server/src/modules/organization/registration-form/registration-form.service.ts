import { isChoiceType } from '@sullam/domain/form-fields.ts';
import { hasText } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { changeOrganization } from '../organizations/organizations.public.ts';
import { fieldTypeFixed } from './registration-form.errors.ts';
import { type FormField, findFormFields, formAnswers, replaceFormFields } from './registration-form.repository.ts';
import type { RegistrationFormBody } from './registration-form.schemas.ts';

/** What every registration asks for anyway. */
const RESERVED_KEYS = new Set(['firstName', 'lastName', 'email', 'password', 'language']);

function plainField(field: RegistrationFormBody['fields'][number], index: number): FormField {
  const path = `fields.${index}`;
  if (RESERVED_KEYS.has(field.fieldKey)) throw invalidField(`${path}.fieldKey`, 'choice');
  if (!hasText(field.label.en) && !hasText(field.label.ar)) throw invalidField(`${path}.label`, 'oneLanguage');
  const options = isChoiceType(field.typeSlug) ? (field.options ?? []) : [];
  if (isChoiceType(field.typeSlug) && options.length === 0) throw invalidField(`${path}.options`, 'listNotEmpty');
  if (new Set(options.map(({ value }) => value)).size < options.length) throw invalidField(`${path}.options`, 'choice');
  return {
    fieldKey: field.fieldKey,
    typeSlug: field.typeSlug,
    label: field.label,
    hint: field.hint ?? {},
    options,
    isOptional: field.isOptional ?? false,
  };
}

/** Replaces the form. Answers to questions that are gone stay stored; a question that was answered keeps its type. */
export function replaceRegistrationForm(
  context: MemberContext,
  body: RegistrationFormBody,
): Promise<{ version: number }> {
  const fields = body.fields.map(plainField);
  const keys = fields.map(({ fieldKey }) => fieldKey);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (repeated >= 0) throw invalidField(`fields.${repeated}.fieldKey`, 'choice');
  const change = { action: 'organization.change-registration', version: body.version, changes: { fieldKeys: keys } };
  return changeOrganization(context, change, async (tx) => {
    const stored = new Map((await findFormFields(tx)).map((field) => [field.fieldKey, field.typeSlug]));
    const retyped = fields.filter(({ fieldKey, typeSlug }) => (stored.get(fieldKey) ?? typeSlug) !== typeSlug);
    if (retyped.length > 0) {
      const changed = retyped.map(({ fieldKey }) => fieldKey);
      for (const isAnswered of context.extensions.of(formAnswers))
        if (await isAnswered(tx, changed)) throw fieldTypeFixed();
    }
    await replaceFormFields(tx, fields);
  });
}
