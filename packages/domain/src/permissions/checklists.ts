import { managed } from '../permission.ts';

export const permissions = managed(170, 'checklists', 'organization_enabled');
