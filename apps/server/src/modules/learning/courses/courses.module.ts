import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { profileReasons } from '../../identity/members/members.public.ts';
import { audienceKinds, notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { landingFigures } from '../../organization/organizations/organizations.public.ts';
import { categoryUse } from '../course-categories/course-categories.public.ts';
import { pricedItemTypes } from '../item-prices/item-prices.public.ts';
import { openingJobs } from './course-opening.ts';
import { courseSearch } from './course-search.ts';
import { coursesInCategory, foundByNewName } from './course-search-names.ts';
import { ownTexts } from './course-text-source.ts';
import { courseTexts } from './course-texts.ts';
import { loadDemoCourses } from './courses.demo.ts';
import { courseAudiences, courseNews, coursesInNotifications } from './courses.notifications.ts';
import { coursesPersonalRows } from './courses.personal.ts';
import { VIEWS } from './courses.public.ts';
import { courseCount, courseHours, pricedCourses, showsCourseCover } from './courses.reads.ts';
import { courseRoutes } from './courses.routes.ts';
import { teachesPublished } from './visible-courses.ts';

/** Courses: what they are called and about, who teaches them, and their way from draft to publication. */
export const coursesModule = defineModule({
  name: 'courses',
  owns: ['course_instructors', 'courses'],
  personalRows: coursesPersonalRows,
  publishes: VIEWS,
  features: ['all-courses', 'anonymous-course-view'],
  permissions: [
    'organization_lms',
    'organization_member_access_courses',
    'organization_create_courses',
    'organization_read_courses',
    'organization_update_courses',
    'organization_delete_courses',
  ],
  uses: [
    'course-categories',
    'covers',
    'entitlements',
    'item-prices',
    'media',
    'members',
    'notifications',
    'organizations',
    'permissions',
    'search',
  ],
  contributes: [
    ...coursesInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(demoLoading, loadDemoCourses),
    contribute(categoryUse, coursesInCategory),
    contribute(courseTexts, ownTexts),
    contribute(pricedItemTypes, pricedCourses),
    contribute(searchSources, courseSearch),
    contribute(profileReasons, teachesPublished),
    ...courseAudiences.map((audience) => contribute(audienceKinds, audience)),
    contribute(landingFigures, { kind: 'courses', count: courseCount }),
    contribute(landingFigures, { kind: 'hours', count: courseHours }),
    contribute(mediaReferences, showsCourseCover),
  ],
  routes: courseRoutes,
  jobs: openingJobs,
  signals: [...courseNews, foundByNewName],
});
