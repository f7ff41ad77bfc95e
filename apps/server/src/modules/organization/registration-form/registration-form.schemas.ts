import { FORM_FIELD_TYPES } from '@sullam/domain/form-fields.ts';
import { type Static, Type } from 'typebox';
import { LocalizedName, localized, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';
import { Version } from '../organizations/organizations.public.ts';

const FieldKey = Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,49}$' });
const Option = NamedObject(
  'RegistrationOption',
  { value: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$' }), label: LocalizedName },
  { additionalProperties: false },
);

/** The registration form as the specification describes it: a field and its modifiers, of which `optional` is one. */
export const RegistrationForm = NamedObject('RegistrationForm', {
  data: Type.Array(
    Type.Object({
      formField: Type.Object({
        slug: Type.String(),
        fieldKey: Type.String(),
        typeSlug: OneOf(...FORM_FIELD_TYPES),
        label: LocalizedName,
        hint: localized(500),
        options: Type.Array(Option),
      }),
      modifiers: Type.Array(Type.Object({ formFieldTypeModifier: Type.Object({ slug: OneOf('optional') }) })),
    }),
  ),
  version: Type.Integer(),
});
export type RegistrationForm = Static<typeof RegistrationForm>;

export const RegistrationFormBody = NamedObject(
  'RegistrationFormBody',
  {
    fields: Type.Array(
      Type.Object(
        {
          fieldKey: FieldKey,
          typeSlug: OneOf(...FORM_FIELD_TYPES),
          label: LocalizedName,
          hint: Type.Optional(localized(500)),
          options: Type.Optional(Type.Array(Option, { maxItems: 100 })),
          isOptional: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      { maxItems: 40 },
    ),
    version: Version,
  },
  { additionalProperties: false },
);
export type RegistrationFormBody = Static<typeof RegistrationFormBody>;
