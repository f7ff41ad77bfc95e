export { type AccountTools, accountTools } from './account-tools.ts';
export { invalidLink } from './accounts.errors.ts';
export { findAccountById } from './accounts.repository.ts';
export { LinkToken } from './accounts.schemas.ts';
export { memberRegistered } from './accounts.signals.ts';
export { INVITATION_LIFE, invitationLink } from './invitations.service.ts';
