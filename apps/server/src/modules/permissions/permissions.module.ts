import type { ServerModule } from '../../kernel/module.ts';
import { permissionRoutes } from './permissions.routes.ts';

/** Permissions: the catalogue, the sets of an organisation, who holds what, and that an administrator remains. */
export const permissionsModule = (): ServerModule => ({ name: 'permissions', routes: permissionRoutes });
