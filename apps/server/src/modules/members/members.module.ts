import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { mediaReferences } from '../media/media.public.ts';
import { permissionChangeChecks } from '../permissions/permissions.public.ts';
import { checkAdministratorsRemain } from './administrators.ts';
import { VIEWS } from './members.public.ts';
import { isPortrait } from './members.repository.ts';
import { memberRoutes } from './members.routes.ts';

/** Members: what a person is in one organisation, how they come in, what they may do, how they go. */
export const membersModule = defineModule({
  name: 'members',
  owns: ['members'],
  publishes: VIEWS,
  uses: ['media', 'organizations', 'permissions', 'users'],
  brings: [bring(mediaReferences, isPortrait), bring(permissionChangeChecks, checkAdministratorsRemain)],
  wire: () => ({ routes: memberRoutes }),
});
