import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { landingFigures } from '../../organization/organizations/organizations.public.ts';
import { formAnswers } from '../../organization/registration-form/registration-form.public.ts';
import { permissionChangeChecks } from '../permissions/permissions.public.ts';
import { checkAdministratorsRemain } from './administrators.ts';
import { instructorCount, learnerCount } from './member-figures.ts';
import { loadDemoMembers } from './members.demo.ts';
import { membersPersonalRows } from './members.personal.ts';
import { VIEWS } from './members.public.ts';
import { hasAnswered, isPortrait } from './members.repository.ts';
import { memberRoutes } from './members.routes.ts';
import { exportPersonJob } from './personal-data.ts';

/** Members: what a person is in one organisation, how they come in, what they may do, how they go. */
export const membersModule = defineModule({
  name: 'members',
  owns: ['members'],
  personalRows: membersPersonalRows,
  publishes: VIEWS,
  permissions: [
    'organization_enabled',
    'organization_create_members',
    'organization_read_members',
    'organization_update_members',
    'organization_delete_members',
  ],
  uses: ['media', 'organizations', 'permissions', 'registration-form', 'users'],
  contributes: [
    contribute(demoLoading, loadDemoMembers),
    contribute(landingFigures, { kind: 'learners', count: learnerCount }),
    contribute(landingFigures, { kind: 'instructors', count: instructorCount }),
    contribute(formAnswers, hasAnswered),
    contribute(mediaReferences, isPortrait),
    contribute(permissionChangeChecks, checkAdministratorsRemain),
  ],
  wire: ({ platform }) => ({
    routes: memberRoutes,
    jobs: [exportPersonJob(createFileStore(platform.config))],
  }),
});
