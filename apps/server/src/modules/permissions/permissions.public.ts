export { raiseAccess } from './access-stamp.ts';
export { checkAdministratorsRemain, isAdministratorMember, lockAdministrators } from './administrators.ts';
export { mayGrant } from './granting.ts';
export { assignDefaultSets, assignSets } from './member-sets.ts';
