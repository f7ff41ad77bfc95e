import { mailRelay } from '../../kernel/mail/mail-relay.ts';
import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { sendMailJob } from './mails.jobs.ts';
import { outboxRoutes } from './outbox.routes.ts';

/** Mails: words what other modules queued (kernel/mail) in the organisation's look, and hands it to the relay. */
export function mailsModule({ platform, organizations }: Wiring): ServerModule {
  return { name: 'mails', routes: outboxRoutes, jobs: [sendMailJob(organizations, mailRelay(platform.config))] };
}
