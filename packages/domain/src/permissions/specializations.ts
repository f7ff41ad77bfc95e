import { managed } from '../permission.ts';

export const permissions = managed(130, 'specializations', 'organization_lms');
