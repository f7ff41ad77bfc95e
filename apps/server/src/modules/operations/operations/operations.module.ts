import { mailRelay } from '../../../kernel/mail/mail-relay.ts';
import { defineModule } from '../../../wiring.ts';
import { frontendLoggerRoutes } from './frontend-logger.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { sendMailJob } from './mails.jobs.ts';
import { operationsRoutes } from './operations.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';

/** What runs an installation: health, metrics, the API document, browser errors, and the delivery of mail. */
export const operationsModule = defineModule({
  name: 'operations',
  tag: 'System',
  uses: ['media', 'organizations'],
  wire: (wiring) => ({
    routes: [
      ...healthRoutes(wiring.lifecycle),
      ...operationsRoutes(wiring),
      ...frontendLoggerRoutes(),
      ...outboxRoutes,
    ],
    jobs: [sendMailJob(wiring.organizations, mailRelay(wiring.platform.config))],
  }),
});
