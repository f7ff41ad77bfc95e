import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData } from '../members/members.public.ts';
import { rubricsPersonalRows } from './rubrics.personal.ts';
import { rubricRoutes } from './rubrics.routes.ts';

/** Rubrics: by what work is marked. Whoever marks keeps the assessments. */
export const rubricsModule = defineModule({
  name: 'rubrics',
  owns: ['rubric_versions', 'rubrics'],
  uses: ['courses', 'members'],
  brings: [bring(personalData, rubricsPersonalRows)],
  wire: () => ({ routes: rubricRoutes }),
});
