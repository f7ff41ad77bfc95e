import { managed, memberAccess, productPart } from '../permission.ts';

export const permissions = [
  productPart(100, 'organization_learning_path'),
  ...managed(160, 'learning_paths', 'organization_learning_path'),
  memberAccess(230, 'organization_member_access_skills_development', 'organization_learning_path'),
];
