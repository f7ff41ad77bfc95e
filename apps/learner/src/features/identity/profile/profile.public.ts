export { ExtraField, type ExtraValue, isOptionalField } from './extra-field.tsx';
export { type FormField, useSetGoal } from './profile.api.ts';
