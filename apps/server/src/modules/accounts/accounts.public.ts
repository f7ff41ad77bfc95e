export { type AccountTools, accountTools } from './account-tools.ts';
export { accountDeleted, invitationAccepted, memberRegistered } from './accounts.signals.ts';
export { requirePasswordReset } from './change-password.service.ts';
export { findOrCreateAccount, mailInvitation } from './invitations.service.ts';
