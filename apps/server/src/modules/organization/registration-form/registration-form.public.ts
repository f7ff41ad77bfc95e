export { type FormField, findFormFields, formAnswers } from './registration-form.repository.ts';
