import { memberAccess, productPart } from '../permission.ts';

export const permissions = [
  productPart(70, 'organization_coaching'),
  memberAccess(240, 'organization_member_access_coaching', 'organization_coaching'),
];
