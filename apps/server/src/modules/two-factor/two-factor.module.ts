import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData } from '../members/members.public.ts';
import { Sessions } from '../sessions/sessions.public.ts';
import { twoFactorPersonalRows } from './two-factor.personal.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';

/** The second step of a sign-in: codes by mail, an authenticator app, recovery codes. */
export const twoFactorModule = defineModule({
  name: 'two-factor',
  owns: ['recovery_codes'],
  uses: ['members', 'organizations', 'sessions', 'users'],
  brings: [bring(personalData, twoFactorPersonalRows)],
  wire({ tokens, invalidations }) {
    return { routes: twoFactorRoutes(new Sessions(tokens, invalidations)) };
  },
});
