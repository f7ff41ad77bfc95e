export {
  findSpecializationOffers,
  findSpecializationTiles,
  type SpecializationTile,
} from './specialization-offers.reads.ts';
export { grantSpecialization, revokeSpecialization } from './specialization-sales.service.ts';
export { specializationSelling } from './specialization-selling.ts';
export { accessSpecialization, specializationAbilities } from './specializations.access.ts';
export { SpecializationParams } from './specializations.schemas.ts';
export { specializationCompleted } from './specializations.signals.ts';

/** Views of its tables that others may read. */
export const VIEWS = [
  'specialization_courses_in_order',
  'specialization_followers',
  'specialization_overviews',
] as const;
