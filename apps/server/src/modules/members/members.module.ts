import { defineModule } from '../../wiring.ts';
import { memberRoutes } from './members.routes.ts';

/** Members: what a person is in one organisation, how they come in, what they may do, how they go. */
export const membersModule = defineModule({
  name: 'members',
  owns: ['members'],
  uses: ['media', 'organizations', 'permissions'],
  wire: () => ({ routes: memberRoutes }),
});
