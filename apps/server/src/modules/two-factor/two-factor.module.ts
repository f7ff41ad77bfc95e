import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { Sessions } from '../sessions/sessions.public.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';

/** The second step of a sign-in: codes by mail, an authenticator app, recovery codes. */
export function twoFactorModule({ tokens, invalidations }: Wiring): ServerModule {
  return { name: 'two-factor', routes: twoFactorRoutes(new Sessions(tokens, invalidations)) };
}
