import { defineModule } from '../../wiring.ts';
import { rubricRoutes } from './rubrics.routes.ts';

/** Rubrics: by what work is marked. Whoever marks keeps the assessments. */
export const rubricsModule = defineModule({
  name: 'rubrics',
  owns: ['rubric_versions', 'rubrics'],
  uses: ['courses'],
  wire: () => ({ routes: rubricRoutes }),
});
