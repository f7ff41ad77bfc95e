import { defineModule } from '../../../wiring.ts';
import { forgetOldSessions } from './sessions.jobs.ts';
import { sessionsPersonalRows } from './sessions.personal.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { Sessions } from './sessions.service.ts';

/** Sessions: who is signed in where; tokens and their rotation; an administrator acting as a member. */
export const sessionsModule = defineModule({
  name: 'sessions',
  owns: ['known_devices', 'refresh_tokens', 'sessions'],
  personalRows: sessionsPersonalRows,
  uses: ['media', 'members', 'organizations', 'users'],
  wire({ tokens }) {
    return { routes: sessionRoutes(new Sessions(tokens)), jobs: [forgetOldSessions] };
  },
});
