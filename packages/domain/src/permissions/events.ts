import { managed, memberAccess, productPart } from '../permission.ts';

export const permissions = [
  productPart(90, 'organization_social_events'),
  ...managed(150, 'social_events', 'organization_social_events'),
  memberAccess(220, 'organization_member_access_events', 'organization_social_events'),
];
