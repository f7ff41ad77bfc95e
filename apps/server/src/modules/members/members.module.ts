import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { mediaReferences } from '../media/media.public.ts';
import { formAnswers, landingFigures } from '../organizations/organizations.public.ts';
import { permissionChangeChecks } from '../permissions/permissions.public.ts';
import { checkAdministratorsRemain } from './administrators.ts';
import { instructorCount, learnerCount } from './member-figures.ts';
import { VIEWS } from './members.public.ts';
import { hasAnswered, isPortrait } from './members.repository.ts';
import { memberRoutes } from './members.routes.ts';

/** Members: what a person is in one organisation, how they come in, what they may do, how they go. */
export const membersModule = defineModule({
  name: 'members',
  owns: ['members'],
  publishes: VIEWS,
  uses: ['media', 'organizations', 'permissions', 'users'],
  brings: [
    bring(landingFigures, { kind: 'learners', count: learnerCount }),
    bring(landingFigures, { kind: 'instructors', count: instructorCount }),
    bring(formAnswers, hasAnswered),
    bring(mediaReferences, isPortrait),
    bring(permissionChangeChecks, checkAdministratorsRemain),
  ],
  wire: () => ({ routes: memberRoutes }),
});
