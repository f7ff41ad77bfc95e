import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { courseRecognized } from '../external-courses/external-courses.public.ts';
import { pricedItemTypes } from '../item-prices/item-prices.public.ts';
import { courseCompleted } from '../progress/progress.public.ts';
import { settleAfterCourse, settleJobs } from './completions.service.ts';
import { specializationsInUse } from './feature-use.ts';
import { pricedSpecializations } from './priced-specializations.ts';
import { specializationSearch } from './specialization-search.ts';
import { loadDemoSpecializations } from './specializations.demo.ts';
import { specializationsPersonalRows } from './specializations.personal.ts';
import { VIEWS } from './specializations.public.ts';
import { showsSpecializationCover } from './specializations.reads.ts';
import { specializationRoutes } from './specializations.routes.ts';

/** Specializations: paths through several courses. */
export const specializationsModule = defineModule({
  name: 'specializations',
  partOf: ['specializations'],
  owns: [
    'specialization_completions',
    'specialization_courses',
    'specialization_enrollments',
    'specialization_groups',
    'specializations',
  ],
  personalRows: specializationsPersonalRows,
  features: ['specializations'],
  permissions: [
    'organization_create_specializations',
    'organization_read_specializations',
    'organization_update_specializations',
    'organization_delete_specializations',
  ],
  publishes: VIEWS,
  uses: [
    'catalogue',
    'course-content',
    'courses',
    'covers',
    'enrollments',
    'entitlements',
    'external-courses',
    'item-prices',
    'media',
    'members',
    'organizations',
    'progress',
    'search',
  ],
  contributes: [
    contribute(featureUses, specializationsInUse),
    contribute(pricedItemTypes, pricedSpecializations),
    contribute(demoLoading, loadDemoSpecializations),
    contribute(searchSources, specializationSearch),
    contribute(mediaReferences, showsSpecializationCover),
  ],
  routes: specializationRoutes(),
  jobs: settleJobs,
  signals: [on(courseCompleted, settleAfterCourse), on(courseRecognized, settleAfterCourse)],
});
