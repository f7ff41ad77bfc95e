/** Views of its tables that others may read. */
export const VIEWS = ['granted_dates'] as const;

export { listAccommodations } from './accommodations.reads.ts';
export {
  accommodationDependency,
  belongs,
  findAccommodations,
  findAccommodationsOfMembers,
} from './accommodations.repository.ts';
export { type AccommodatedWork, grantAccommodation, withdrawAccommodation } from './accommodations.service.ts';
export { fileFor, momentFor, type Person, personFor } from './blind.ts';
export { copyGroupAccommodations } from './copy-accommodations.repository.ts';
