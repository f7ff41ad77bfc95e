import { managed, memberAccess, productPart } from '../permission.ts';

export const permissions = [
  productPart(80, 'organization_social_platform'),
  ...managed(140, 'social_groups', 'organization_social_platform', 'own'),
  memberAccess(210, 'organization_member_access_communities', 'organization_social_platform'),
];
