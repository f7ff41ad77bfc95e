export { accountDeleted, invitationAccepted, memberRegistered } from './accounts.signals.ts';
