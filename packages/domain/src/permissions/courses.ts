import { managed, memberAccess, productPart } from '../permission.ts';

export const permissions = [
  productPart(60, 'organization_lms'),
  ...managed(110, 'courses', 'organization_lms', 'own'),
  memberAccess(200, 'organization_member_access_courses', 'organization_lms'),
];
