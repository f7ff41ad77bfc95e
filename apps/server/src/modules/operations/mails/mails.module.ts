import { mailRelay } from '../../../kernel/mail/mail-relay.ts';
import { defineModule } from '../../../wiring.ts';
import { sendMailJob } from './mails.jobs.ts';
import { outboxRoutes } from './outbox.routes.ts';

/** Mails: words what other modules queued (kernel/mail) in the organisation's look, and hands it to the relay. */
export const mailsModule = defineModule({
  name: 'mails',
  tag: 'Mail',
  uses: ['media', 'organizations'],
  wire({ platform, organizations }) {
    return { routes: outboxRoutes, jobs: [sendMailJob(organizations, mailRelay(platform.config))] };
  },
});
