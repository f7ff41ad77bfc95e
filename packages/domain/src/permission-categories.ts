import { PERMISSIONS, type PermissionCategory } from './permissions.ts';

/** Groups of permissions as the permission-set editor shows them: those that several nouns have come first. */
export const PERMISSION_CATEGORIES: readonly PermissionCategory[] = [
  ...new Set<PermissionCategory>(['everything', 'modules', 'access', ...PERMISSIONS.map(({ category }) => category)]),
];
