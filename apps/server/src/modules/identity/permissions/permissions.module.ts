import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoPermissions } from './permissions.demo.ts';
import { VIEWS } from './permissions.public.ts';
import { permissionRoutes } from './permissions.routes.ts';

/** Permissions: the catalogue, the sets of an organisation, who holds what, and that an administrator remains. */
export const permissionsModule = defineModule({
  name: 'permissions',
  owns: ['member_permission_sets', 'organization_permissions', 'permission_set_permissions', 'permission_sets'],
  publishes: VIEWS,
  permissions: [
    'global_everything',
    'organization_everything',
    'organization_member_full_access',
    'user_everything',
    'whatever',
  ],
  uses: ['organizations'],
  contributes: [contribute(demoLoading, loadDemoPermissions)],
  routes: permissionRoutes,
});
