import { defineModule } from '../../../wiring.ts';
import { managedSessionRoutes } from './managed-sessions.routes.ts';

/** Sessions of all coaches as administrators search, export and judge them. */
export const managedSessionsModule = defineModule({
  name: 'managed-sessions',
  partOf: ['coaching'],
  owns: [],
  personalRows: [],
  uses: ['coach-availability', 'coaches', 'coaching-sessions', 'group-sessions', 'members'],
  routes: managedSessionRoutes,
});
