import { managed, productPart } from '../permission.ts';

export const permissions = [
  productPart(40, 'organization_enabled'),
  ...managed(120, 'members', 'organization_enabled'),
];
