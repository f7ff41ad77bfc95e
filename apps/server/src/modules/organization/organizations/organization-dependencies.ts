import type { Dependency } from '../../../kernel/database/dependents.ts';

/** The key of what is cached by organisation. */
export type OrganizationKey = { organizationId: number };

/** What an organisation's name, look, wording and settings are read from, besides files. */
export const organizationDependencies: readonly Dependency<OrganizationKey, unknown>[] = [
  { from: 'organizations', rows: { organization_id: ({ organizationId }) => organizationId } },
  { from: 'organization_profiles' },
  { from: 'organization_fonts' },
  { from: 'organization_terms' },
  { from: 'organization_messages' },
  { from: 'organization_configuration' },
  { from: 'organization_permission_slugs' },
];
