import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { forgetOldSessions } from './sessions.jobs.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { Sessions } from './sessions.service.ts';

/** Sessions: who is signed in where; tokens and their rotation; an administrator acting as a member. */
export function sessionsModule({ tokens, invalidations }: Wiring): ServerModule {
  return { name: 'sessions', routes: sessionRoutes(new Sessions(tokens, invalidations)), jobs: [forgetOldSessions] };
}
