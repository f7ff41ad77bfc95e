export { memberRegistered } from './accounts.signals.ts';
export { INVITATION_LIFE, invitationLink } from './invitations.service.ts';
