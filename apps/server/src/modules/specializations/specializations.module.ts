import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { mediaReferences } from '../media/media.public.ts';
import { showsSpecializationCover } from './specializations.reads.ts';
import { specializationRoutes } from './specializations.routes.ts';

/** Specializations: paths through several courses. */
export const specializationsModule = defineModule({
  name: 'specializations',
  owns: ['specialization_courses', 'specializations'],
  features: ['specializations'],
  permissions: [
    'organization_create_specializations',
    'organization_read_specializations',
    'organization_update_specializations',
    'organization_delete_specializations',
  ],
  uses: ['courses', 'media'],
  brings: [bring(mediaReferences, showsSpecializationCover)],
  wire: () => ({ routes: specializationRoutes() }),
});
