import { defineModule } from '../../../wiring.ts';
import { accountTools } from '../accounts/accounts.public.ts';
import { finishEmailChangeJob } from './email-change-links.service.ts';
import { emailChangeRoutes } from './email-changes.routes.ts';

/** Another email address for an account, confirmed by both mailboxes. */
export const emailChangesModule = defineModule({
  name: 'email-changes',
  tag: 'Accounts',
  uses: ['accounts', 'members', 'two-factor', 'users'],
  wire(wiring) {
    const tools = accountTools(wiring);
    return { routes: emailChangeRoutes(tools), jobs: [finishEmailChangeJob(tools)] };
  },
});
