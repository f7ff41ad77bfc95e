import { defineModule } from '../../../wiring.ts';
import { forgetPerson } from './account-deletion.service.ts';
import { accountTools } from './account-tools.ts';
import { accountRoutes } from './accounts.routes.ts';
import { decisionMails } from './decision-mails.ts';
import { verificationMailJob } from './email-verification.service.ts';
import { invitationMail } from './invitations.service.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { passwordResetMailJob } from './password-reset.service.ts';
import { passwordRoutes } from './passwords.routes.ts';
import { signOnRoutes } from './sign-on.routes.ts';

/** Accounts: registration, sign-in, passwords, confirmed addresses, sign-on tokens, invitations, deletion. */
export const accountsModule = defineModule({
  name: 'accounts',
  features: ['self-registration'],
  permissions: ['organization_registration_enabled'],
  uses: ['members', 'organizations', 'registration-form', 'sessions', 'two-factor', 'users'],
  wire(wiring) {
    const tools = accountTools(wiring);
    return {
      routes: [...accountRoutes(tools), ...passwordRoutes(tools), ...signOnRoutes(tools)],
      signals: [invitationMail(tools), newDeviceMail(tools), ...decisionMails(tools), forgetPerson],
      jobs: [verificationMailJob(tools), passwordResetMailJob(tools)],
    };
  },
});
