import { Cache } from '../../kernel/database/invalidation.ts';
import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { mediaReferences } from '../media/media.public.ts';
import { personalData } from '../members/members.public.ts';
import { audienceKinds } from '../notifications/notifications.public.ts';
import { landingFigures } from '../organizations/organizations.public.ts';
import { courseCount, courseHours } from './course-figures.ts';
import { courseAudiences, courseNews } from './courses.notifications.ts';
import { coursesPersonalRows } from './courses.personal.ts';
import { showsCourseCover } from './courses.reads.ts';
import { courseRoutes } from './courses.routes.ts';

/** Courses: the catalogue, a course's description, its way from draft to publication. */
export const coursesModule = defineModule({
  name: 'courses',
  owns: ['course_instructors', 'courses'],
  features: ['all-courses', 'anonymous-course-view'],
  permissions: [
    'organization_lms',
    'organization_member_access_courses',
    'organization_create_courses',
    'organization_read_courses',
    'organization_update_courses',
    'organization_delete_courses',
  ],
  uses: ['media', 'members', 'notifications', 'organizations', 'permissions'],
  brings: [
    bring(personalData, coursesPersonalRows),
    ...courseAudiences.map((audience) => bring(audienceKinds, audience)),
    bring(landingFigures, { kind: 'courses', count: courseCount }),
    bring(landingFigures, { kind: 'hours', count: courseHours }),
    bring(mediaReferences, showsCourseCover),
  ],
  wire({ invalidations }) {
    const kept = new Cache<unknown>(invalidations, {
      topicOf: (key) => `catalogue:${key.split('|')[0]}`,
      seconds: 60,
      limit: 2000,
    });
    return { routes: courseRoutes(kept), signals: courseNews };
  },
});
