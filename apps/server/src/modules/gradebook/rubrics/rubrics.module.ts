import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { courseDeletion } from '../../learning/courses/courses.public.ts';
import { loadDemoRubrics } from './rubrics.demo.ts';
import { rubricsPersonalRows } from './rubrics.personal.ts';
import { offerRubricsEverywhere } from './rubrics.repository.ts';
import { rubricRoutes } from './rubrics.routes.ts';

/** Rubrics: by what work is marked. Whoever marks keeps the assessments. */
export const rubricsModule = defineModule({
  name: 'rubrics',
  partOf: ['assignments', 'exams'],
  owns: ['rubric_versions', 'rubrics'],
  personalRows: rubricsPersonalRows,
  uses: ['courses', 'members'],
  contributes: [contribute(demoLoading, loadDemoRubrics), contribute(courseDeletion, offerRubricsEverywhere)],
  routes: rubricRoutes,
});
