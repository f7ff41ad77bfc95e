export { accessSpecialization, specializationAbilities } from './specializations.access.ts';
export { SpecializationParams } from './specializations.schemas.ts';
export { specializationCompleted } from './specializations.signals.ts';

/** Views of its tables that others may read. */
export const VIEWS = [
  'specialization_courses_in_order',
  'specialization_followers',
  'specialization_overviews',
] as const;
