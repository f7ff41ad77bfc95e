import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData } from '../members/members.public.ts';
import { forgetOldSessions } from './sessions.jobs.ts';
import { sessionsPersonalRows } from './sessions.personal.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { Sessions } from './sessions.service.ts';

/** Sessions: who is signed in where; tokens and their rotation; an administrator acting as a member. */
export const sessionsModule = defineModule({
  name: 'sessions',
  owns: ['known_devices', 'refresh_tokens', 'sessions'],
  uses: ['media', 'members', 'organizations', 'users'],
  brings: [bring(personalData, sessionsPersonalRows)],
  wire({ tokens, invalidations }) {
    return { routes: sessionRoutes(new Sessions(tokens, invalidations)), jobs: [forgetOldSessions] };
  },
});
