import { defineModule } from '../../wiring.ts';
import { VIEWS } from './permissions.public.ts';
import { permissionRoutes } from './permissions.routes.ts';

/** Permissions: the catalogue, the sets of an organisation, who holds what, and that an administrator remains. */
export const permissionsModule = defineModule({
  name: 'permissions',
  owns: ['member_permission_sets', 'organization_permissions', 'permission_set_permissions', 'permission_sets'],
  publishes: VIEWS,
  uses: ['organizations'],
  wire: () => ({ routes: permissionRoutes }),
});
