export {
  type CheckedExtraFields,
  checkExtraFields,
  type ExtraFieldValue,
  type ExtraFieldValues,
  FORM_FIELD_TYPES,
  type FormFieldRule,
  type FormFieldType,
} from './extra-fields.ts';
