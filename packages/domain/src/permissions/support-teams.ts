import { managed } from '../permission.ts';

export const permissions = managed(180, 'support_teams', 'organization_enabled');
