import { defineModule } from '../../../wiring.ts';
import { Sessions } from '../sessions/sessions.public.ts';
import { finishReset } from './second-factor-reset.ts';
import { twoFactorPersonalRows } from './two-factor.personal.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';

/** The second step of a sign-in: codes by mail, an authenticator app, recovery codes. */
export const twoFactorModule = defineModule({
  name: 'two-factor',
  tag: 'Two-factor',
  owns: ['recovery_codes'],
  personalRows: twoFactorPersonalRows,
  uses: ['members', 'organizations', 'sessions', 'users'],
  wire({ tokens }) {
    return { routes: twoFactorRoutes(new Sessions(tokens)), signals: [finishReset] };
  },
});
