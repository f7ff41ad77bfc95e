/** The types of a question of an organisation's registration form. */
export const FORM_FIELD_TYPES = [
  'text',
  'long-text',
  'email',
  'phone',
  'url',
  'number',
  'date',
  'select',
  'multi-select',
  'country',
  'boolean',
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** Types whose answer is chosen from a list of the organisation's own. */
export const isChoiceType = (type: FormFieldType): boolean => type === 'select' || type === 'multi-select';
